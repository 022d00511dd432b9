/**
 * Frames and windows of the same origin have ways out of their own, and some sites take them on purpose. They get
 * this page's guards, before anyone else can have them: they are one page, with one memory of what was typed.
 *
 * A frame's own hook calls here first and, when it is answered, leaves the frame to us. A window that the page has
 * opened keeps its own hook, and asks here what was typed.
 */

import { apply, branded, defineProperty, getter, getOwnPropertyDescriptor, list, record, uncurry } from '../lib/primitives.js';
import { replace } from './xhr.js';

const CALL = 'penname:frame';
const MOST = 64;

/**
 * @param {Window & typeof globalThis} world
 * @param {import('./typed.js').Typed} typed
 * @param {(child: any) => void} guard puts the guards before the ways out of another window
 * @returns {(child: any) => void} the same for a window that somebody is about to get, once for each document in it
 */
export function guardFrames(world, typed, guard) {
  const { HTMLIFrameElement, HTMLFrameElement, HTMLObjectElement, WeakSet, Document, Node, Element, CharacterData, DocumentFragment, Range, EventTarget } = world;
  const seen = new WeakSet();
  const has = uncurry(WeakSet.prototype.has);
  const add = uncurry(WeakSet.prototype.add);
  const viewOf = getter(Document.prototype, 'defaultView');

  /** @param {any} child */
  const share = (child) => {
    if (child === null || child === undefined || child === world) return;
    const document = documentOf(child);
    if (document === null || has(seen, document)) return;
    add(seen, document);
    guard(child);
  };

  /** @param {any} proto @param {string} name @param {(found: any) => any} windowOf */
  const watch = (proto, name, windowOf) => {
    const descriptor = proto === undefined ? undefined : getOwnPropertyDescriptor(proto, name);
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

  const holders = [HTMLIFrameElement, HTMLFrameElement, HTMLObjectElement];
  for (let i = 0; i < holders.length; i += 1) {
    watch(holders[i]?.prototype, 'contentWindow', (found) => found);
    watch(holders[i]?.prototype, 'contentDocument', (found) => (branded(viewOf, found) ? viewOf(found) : null));
  }

  // `window[0]` cannot be watched: a frame is looked for whenever something was put into the page.
  const lengthGetter = getOwnPropertyDescriptor(world, 'length')?.get;
  const known = list();
  const look = () => {
    if (lengthGetter === undefined) return;
    const length = apply(lengthGetter, world, []);
    for (let i = 0; i < length && i < MOST; i += 1) {
      const child = world[i];
      if (known[i] === child) continue;
      known[i] = child;
      share(child);
    }
  };
  /** @param {any} proto @param {string} name */
  const lookAfter = (proto, name) => {
    const found = proto === undefined ? undefined : getOwnPropertyDescriptor(proto, name);
    if (found === undefined) return;
    if (typeof found.value === 'function') {
      const native = found.value;
      replace(proto, name, /** @this {any} */ function inserted(/** @type {any[]} */ ...given) {
        const out = apply(native, this, given);
        look();
        return out;
      });
    } else if (found.set !== undefined) {
      const { set } = found;
      const changed = record();
      changed.get = found.get;
      changed.set = /** @this {any} */ function written(/** @type {any} */ given) {
        apply(set, this, [given]);
        look();
      };
      changed.enumerable = found.enumerable;
      changed.configurable = true;
      defineProperty(proto, name, changed);
    }
  };
  for (let i = 0; i < INTO_NODES.length; i += 1) lookAfter(Node.prototype, /** @type {string} */ (INTO_NODES[i]));
  for (let i = 0; i < INTO_ELEMENTS.length; i += 1) {
    const name = /** @type {string} */ (INTO_ELEMENTS[i]);
    lookAfter(Element.prototype, name);
    lookAfter(CharacterData?.prototype, name);
    lookAfter(DocumentFragment?.prototype, name);
    lookAfter(Document.prototype, name);
  }
  lookAfter(Range?.prototype, 'insertNode');

  const { CustomEvent, Event } = world;
  if (CustomEvent === undefined) return share;
  const addListener = uncurry(EventTarget.prototype.addEventListener);
  const detailOf = getter(CustomEvent.prototype, 'detail');
  const stop = uncurry(Event.prototype.stopImmediatePropagation);
  const prevent = uncurry(Event.prototype.preventDefault);
  addListener(world, CALL, (/** @type {any} */ event) => {
    stop(event);
    const asked = detailOf(event);
    const child = asked?.world;
    if (child === undefined || documentOf(child) === null) return;
    if (child.top === world) {
      share(child);
      prevent(event); // the frame is ours
    } else asked.typed = typed.told;
  }, true);
  return share;
}

const INTO_NODES = ['appendChild', 'insertBefore', 'replaceChild'];
const INTO_ELEMENTS = [
  'append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren', 'insertAdjacentElement', 'insertAdjacentHTML', 'innerHTML', 'outerHTML',
  'setHTMLUnsafe', 'moveBefore', 'write', 'writeln', 'execCommand',
];

/**
 * Asks the page around this frame, or the one that opened this window, to take it in.
 * @param {Window & typeof globalThis} world
 * @returns {{ taken: boolean, typed: import('./typed.js').Told | null }}
 */
export function call(world) {
  const asked = record();
  asked.taken = false;
  asked.typed = null;
  const { top, opener, CustomEvent, EventTarget } = world;
  const host = top === world ? opener : top;
  if (host === null || host === undefined || host === world || CustomEvent === undefined || documentOf(host) === null) return asked;
  asked.world = world;
  const options = record();
  options.detail = asked;
  options.cancelable = true;
  asked.taken = !uncurry(EventTarget.prototype.dispatchEvent)(host, new CustomEvent(CALL, options));
  return asked;
}

/** @param {any} child @returns {object | null} null for another origin, which the browser guards */
function documentOf(child) {
  try {
    return child.document ?? null;
  } catch {
    return null; // another origin
  }
}
