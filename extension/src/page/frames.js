/**
 * New frames of the same origin have a pristine `fetch` of their own, and some sites take it from there on
 * purpose. Whoever asks a frame for its window gets one whose ways out are this page's guarded ones.
 */

import { branded, defineProperty, getter, getOwnPropertyDescriptor, record, uncurry } from '../lib/primitives.js';

/**
 * @param {Window & typeof globalThis} world
 */
export function guardFrames(world) {
  const { HTMLIFrameElement, HTMLObjectElement, WeakSet, Document } = world;
  const seen = new WeakSet();
  const has = uncurry(WeakSet.prototype.has);
  const add = uncurry(WeakSet.prototype.add);
  const viewOf = getter(Document.prototype, 'defaultView');

  /** @param {any} child */
  const share = (child) => {
    if (child === null || child === undefined || child === world || has(seen, child)) return;
    if (!sameOrigin(child)) return;
    add(seen, child);
    child.fetch = world.fetch;
    child.XMLHttpRequest = world.XMLHttpRequest;
    child.WebSocket = world.WebSocket;
    child.EventSource = world.EventSource;
    const beacon = record();
    beacon.value = (/** @type {any} */ url, /** @type {any} */ body) => world.navigator.sendBeacon(url, body);
    beacon.configurable = true;
    defineProperty(child.navigator, 'sendBeacon', beacon);
  };

  /** @param {any} child */
  const sameOrigin = (child) => {
    try {
      return child.document !== undefined;
    } catch {
      return false; // another origin: the browser guards it
    }
  };

  /** @param {any} proto @param {string} name @param {(found: any) => any} windowOf */
  const watch = (proto, name, windowOf) => {
    const descriptor = getOwnPropertyDescriptor(proto, name);
    if (descriptor?.get === undefined) return;
    const get = uncurry(descriptor.get);
    const changed = record();
    changed.get = /** @this {any} */ function guarded() {
      const found = get(this);
      if (found !== null) share(windowOf(found));
      return found;
    };
    changed.enumerable = descriptor.enumerable;
    changed.configurable = true;
    defineProperty(proto, name, changed);
  };

  watch(HTMLIFrameElement.prototype, 'contentWindow', (found) => found);
  watch(HTMLIFrameElement.prototype, 'contentDocument', (found) => (branded(viewOf, found) ? viewOf(found) : null));
  watch(HTMLObjectElement.prototype, 'contentWindow', (found) => found);
  watch(HTMLObjectElement.prototype, 'contentDocument', (found) => (branded(viewOf, found) ? viewOf(found) : null));
}
