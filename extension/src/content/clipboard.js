/**
 * What is copied reads as what is shown: originals, not stand-ins.
 *
 * A selection in the page holds originals already. What the page itself puts on the clipboard comes from its
 * own state and holds stand-ins: it is brought back here, in the isolated world.
 */

/**
 * @param {Window & typeof globalThis} world
 * @param {(text: string) => string} restore
 * @returns {(text: string, html: string) => Promise<boolean>} writes in the page's stead; false when the browser does not let us
 */
export function guardCopying(world, restore) {
  world.addEventListener('copy', (event) => bringBack(event, restore));
  world.addEventListener('cut', (event) => bringBack(event, restore));
  return async (text, html) => {
    try {
      if (html === '') await world.navigator.clipboard.writeText(restore(text));
      else await world.navigator.clipboard.write([itemOf(world, restore(text), restore(html))]);
      return true;
    } catch {
      return false; // no focus or no gesture: the page's own call then says so
    }
  };
}

/** @param {Window & typeof globalThis} world @param {string} text @param {string} html */
function itemOf(world, text, html) {
  return new world.ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
}

/** @param {ClipboardEvent} event @param {(text: string) => string} restore */
function bringBack(event, restore) {
  if (!event.defaultPrevented || event.clipboardData === null) return; // the browser copies what is shown
  for (const type of ['text/plain', 'text/html']) {
    const written = event.clipboardData.getData(type);
    const restored = written === '' ? '' : restore(written);
    if (restored !== written) event.clipboardData.setData(type, restored);
  }
}
