/**
 * Penname in the page's own world, from before the page's first script.
 *
 * Everything the page sends goes through one gate (`gate.js`). This file puts the gate before every way out
 * and proves, when asked, that a made-up prompt comes back changed from the daemon and would leave that way.
 *
 * It knows what was typed on this page and what left instead. It never knows a restoration.
 */

import { encode, record, then } from '../lib/primitives.js';
import { siteOf } from '../sites/index.js';
import { guardAddresses } from './addresses.js';
import { guardBeacon, guardEventSource, guardForms } from './beacon.js';
import { guardClipboard } from './clipboard.js';
import { guardFetch } from './fetch.js';
import { guardFrames } from './frames.js';
import { gateOf } from './gate.js';
import { receivePort } from './port.js';
import { guardSocket } from './socket.js';
import { listen } from './typed.js';
import { guardXhr } from './xhr.js';

/**
 * @param {Window & typeof globalThis} world
 */
export function hook(world) {
  const site = siteOf(world.location);
  const typed = listen(world);
  /** @type {{ text: string, body: string, left: string } | null} the made-up prompt that is on its way */
  let canary = null;

  const port = receivePort(world, (kind, text) => {
    if (kind === 'prove') prove(text);
  });
  const gate = gateOf(site, typed, port);

  /**
   * The gate of every way out, but one: the canary stops here, one step before the network.
   * @type {typeof gate}
   */
  const guarded = (request, way) => {
    if (canary !== null && request.body === canary.body) return tryCanary(canary, request, way);
    return gate(request, way);
  };

  const fetch = guardFetch(world, guarded);
  guardXhr(world, guarded);
  guardSocket(world, guarded);
  guardBeacon(world, guarded);
  guardEventSource(world, guarded);
  guardForms(world, guarded);
  guardAddresses(world, guarded);
  guardFrames(world);
  guardClipboard(world, port);

  /** @param {{ text: string, left: string }} flying @param {import('./gate.js').Outgoing} request @param {import('./gate.js').Way} way */
  function tryCanary(flying, request, way) {
    const landing = record();
    landing.go = (/** @type {any} */ body) => {
      flying.left = body;
      way.stop('canary');
    };
    landing.stop = way.stop;
    typed.plant(flying.text);
    return gate(request, landing);
  }

  /**
   * Sends a made-up prompt through the page's own `fetch`, if that still is ours, and tells what would have left.
   * @param {string} text
   */
  function prove(text) {
    if (world.fetch !== fetch) return port.tell('proved', '');
    const body = record();
    body.prompt = text;
    const flying = record();
    flying.text = text;
    flying.body = encode(body);
    flying.left = '';
    canary = flying;
    const init = record();
    init.method = 'POST';
    init.body = flying.body;
    const landed = () => {
      canary = null;
      typed.uproot(flying.text);
      port.tell('proved', flying.left);
    };
    then(world.fetch('/penname-canary', init), landed, landed);
    return undefined;
  }
}
