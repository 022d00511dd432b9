/** Shadow roots: an event in a closed one does not say where it happened, and a form in any of them is not heard outside. */

import { apply } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * @param {Window & typeof globalThis} world
 * @param {(root: any, closed: boolean) => void} listen
 */
export function guardShadows(world, listen) {
  const { attachShadow } = world.Element.prototype;
  if (attachShadow === undefined) return;
  replace(world.Element.prototype, 'attachShadow', /** @this {any} */ function attachShadowGuarded(/** @type {any[]} */ ...given) {
    const root = apply(attachShadow, this, given);
    listen(root, given[0]?.mode === 'closed');
    return root;
  });
}
