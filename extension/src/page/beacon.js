/** Beacons: requests that nobody waits for. */

import { apply, record } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * `sendBeacon` says true and the message is queued: what may not leave is dropped in silence, as a lost beacon is.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardBeacon(world, gate) {
  const proto = world.Navigator.prototype;
  const { sendBeacon } = proto;
  if (sendBeacon === undefined) return;
  replace(proto, 'sendBeacon', /** @this {any} */ function sendBeaconGuarded(/** @type {any} */ url, /** @type {any} */ body) {
    let answer = true;
    const request = record();
    request.method = 'POST';
    request.url = `${url}`;
    request.base = world.document.baseURI;
    request.body = body;
    request.type = '';
    request.now = false;
    const way = record();
    /** @param {any} out @param {string} to */
    way.go = (out, to) => {
      answer = apply(sendBeacon, this, [to, out]);
    };
    way.stop = () => {};
    gate(request, way);
    return answer;
  });
}
