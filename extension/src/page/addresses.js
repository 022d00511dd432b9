/**
 * Addresses that the page opens by itself: pictures that report, windows that open. They cannot be held, so one that
 * carries the person's words is not opened.
 */

import { apply, defineProperty, getOwnPropertyDescriptor, record } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardAddresses(world, gate) {
  /** @param {string} url @returns {boolean} */
  const mayOpen = (url) => {
    let may = false;
    const request = record();
    request.method = 'GET';
    request.url = url;
    request.base = world.document.baseURI;
    request.body = null;
    request.type = '';
    request.now = true;
    const way = record();
    way.go = () => { may = true; };
    way.stop = () => {};
    gate(request, way);
    return may;
  };

  const source = getOwnPropertyDescriptor(world.HTMLImageElement.prototype, 'src');
  if (source?.set !== undefined) {
    const { set } = source;
    const guarded = record();
    guarded.get = source.get;
    guarded.set = /** @this {any} */ function setGuarded(/** @type {any} */ url) {
      if (mayOpen(`${url}`)) apply(set, this, [url]);
    };
    guarded.enumerable = source.enumerable;
    guarded.configurable = true;
    defineProperty(world.HTMLImageElement.prototype, 'src', guarded);
  }

  const { open } = world;
  if (open === undefined) return;
  replace(world, 'open', /** @this {any} */ function openGuarded(/** @type {any[]} */ ...given) {
    if (given.length > 0 && given[0] !== undefined && !mayOpen(`${given[0]}`)) return null;
    return apply(open, this ?? world, given);
  });
}
