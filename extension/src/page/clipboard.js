/**
 * Copy buttons write from the page's own state, which holds stand-ins. The isolated world writes in its stead,
 * with the originals, which this world never sees.
 */

import { append, apply, branded, getter, list, NativePromise, record, then, uncurry } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * @param {Window & typeof globalThis} world
 * @param {import('./port.js').Port} port
 */
export function guardClipboard(world, port) {
  const { Clipboard, ClipboardItem, Blob } = world;
  if (Clipboard === undefined) return; // not a secure page
  const { writeText, write } = Clipboard.prototype;
  const textOf = uncurry(Blob.prototype.text);

  replace(Clipboard.prototype, 'writeText', /** @this {any} */ function writeTextGuarded(/** @type {any} */ text) {
    return new NativePromise((resolve) => copy(`${text}`, '', () => resolve(apply(writeText, this, [text])), () => resolve(undefined)));
  });

  if (write === undefined || ClipboardItem === undefined) return;
  const typesOf = getter(ClipboardItem.prototype, 'types');
  const getType = uncurry(ClipboardItem.prototype.getType);

  replace(Clipboard.prototype, 'write', /** @this {any} */ function writeGuarded(/** @type {any} */ items) {
    return new NativePromise((resolve) => {
      const native = () => resolve(apply(write, this, [items]));
      const item = items?.length === 1 ? items[0] : null;
      if (item === null || !branded(typesOf, item)) return native();
      const kinds = list();
      const types = typesOf(item);
      for (let i = 0; i < types.length; i += 1) append(kinds, types[i]);
      const words = record();
      words['text/plain'] = '';
      words['text/html'] = '';
      /** @param {number} index */
      const read = (index) => {
        if (index === kinds.length) return copy(words['text/plain'], words['text/html'], native, () => resolve(undefined));
        if (!(kinds[index] in words)) return native(); // an image: nothing of ours in it
        return then(getType(item, kinds[index]), (/** @type {any} */ blob) => then(textOf(blob), (/** @type {any} */ text) => {
          words[kinds[index]] = text;
          read(index + 1);
        }, native), native);
      };
      return read(0);
    });
  });

  /** @param {string} text @param {string} html @param {() => void} native @param {() => void} done */
  function copy(text, html, native, done) {
    if (!port.open() || !port.knowing()) return native();
    const what = record();
    what.text = text;
    what.html = html;
    return port.copy(what, (written) => (written ? done() : native()));
  }
}
