/** The browser's extension API. No other file says `chrome` or `browser`. */

const world = /** @type {any} */ (globalThis);

/** @type {typeof chrome} Firefox's `browser` has the same shape, with promises, as Chromium's MV3 `chrome`. */
export const browser = world.browser ?? world.chrome;

export const family = world.browser === undefined ? 'chromium' : 'gecko';

/**
 * Why the last call failed: Chromium says it in one place, Firefox in another.
 * @param {chrome.runtime.Port} port
 * @returns {string}
 */
export function disconnectReason(port) {
  return browser.runtime.lastError?.message ?? /** @type {any} */ (port).error?.message ?? '';
}

/**
 * A sentence of `_locales`.
 * @param {string} name
 * @param {string | string[]} [values]
 */
export function sentence(name, values) {
  return browser.i18n.getMessage(name, values);
}

/** Whether this script's extension still is: after an update, old scripts live on in open pages without it. */
export function isAlive() {
  try {
    return browser.runtime?.id !== undefined;
  } catch {
    return false; // Firefox throws when the extension is gone
  }
}

/**
 * An element's shadow root, open or closed, or null. Chromium has a function for it, Firefox a property.
 * @param {Element} element
 * @returns {ShadowRoot | null}
 */
export function shadowRootOf(element) {
  const { dom } = /** @type {any} */ (browser);
  return /** @type {any} */ (element).openOrClosedShadowRoot ?? dom?.openOrClosedShadowRoot?.(element) ?? element.shadowRoot;
}
