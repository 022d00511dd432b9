/**
 * Penname in the page's own world, from before the page's first script.
 *
 * Everything the page sends goes through one gate (`gate.js`). This file puts the gate before every way out
 * and proves, when asked, that a made-up prompt comes back changed from the daemon and would leave that way.
 *
 * It knows what was typed on this page and what left instead. It never knows a restoration.
 */

import { deleteProperty, encode, includes, record, then } from '../lib/primitives.js';
import { siteOf } from '../sites/index.js';
import { readBody } from './bodies.js';
import { guardAddresses, guardLeaving, guardReferrer, openings } from './addresses.js';
import { guardBeacon } from './beacon.js';
import { guardClipboard } from './clipboard.js';
import { guardFetch } from './fetch.js';
import { guardForms } from './forms.js';
import { call, guardFrames } from './frames.js';
import { gateOf } from './gate.js';
import { byPath } from './leaves.js';
import { receivePort } from './port.js';
import { guardShadows } from './shadows.js';
import { guardOpening, guardSocket } from './socket.js';
import { both, listen } from './typed.js';
import { guardXhr } from './xhr.js';

const CANARY = '/penname-canary';

/**
 * @param {Window & typeof globalThis} world
 */
export function hook(world) {
  const around = call(world);
  if (around.taken) return; // a frame: the page around it has put its own guards here
  const site = siteOf(world.location);
  const typed = both(listen(world), around.typed);
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
    if (canary !== null && includes(request.url, CANARY)) return tryCanary(canary, request, way);
    return gate(request, way);
  };

  /** @param {any} where this window, or another one of this page */
  const guard = (where) => {
    const mayOpen = openings(where, guarded);
    guardFetch(where, guarded);
    guardXhr(where, guarded);
    guardSocket(where, guarded);
    guardOpening(where, 'WebSocket', mayOpen);
    guardOpening(where, 'EventSource', mayOpen);
    guardOpening(where, 'Worker', mayOpen);
    guardOpening(where, 'SharedWorker', mayOpen);
    guardBeacon(where, guarded);
    const watch = guardForms(where, guarded);
    guardShadows(where, (root, closed) => {
      if (closed) typed.listenBelow(root);
      watch(root);
    });
    guardClipboard(where, port);
    guardReferrer(where, mayOpen);
    guardLeaving(where, mayOpen);
    const share = guardFrames(where, typed, (child) => {
      typed.listenIn(child);
      guard(child);
    });
    guardAddresses(where, mayOpen, share);
    hide(where);
  };
  guard(world);

  /** @param {{ text: string, left: string }} flying @param {import('./gate.js').Outgoing} request @param {import('./gate.js').Way} way */
  function tryCanary(flying, request, way) {
    const landing = record();
    landing.go = (/** @type {any} */ body) => {
      readBody(body, 'application/json', () => false, (read) => {
        const left = record();
        left.prompt = byPath(read.texts).prompt ?? '';
        flying.left = encode(left);
      });
      way.stop('canary');
    };
    landing.stop = way.stop;
    return gate(request, landing);
  }

  /**
   * Sends a made-up prompt through the page's own `fetch`, which may have been wrapped since (sites report their
   * requests), and tells what would have left.
   * @param {string} text
   */
  function prove(text) {
    const body = record();
    body.prompt = text;
    const flying = record();
    flying.text = text;
    flying.body = encode(body);
    flying.left = '';
    canary = flying;
    typed.plant(text);
    const init = record();
    init.method = 'POST';
    init.body = flying.body;
    const landed = () => {
      canary = null;
      typed.uproot(flying.text);
      port.tell('proved', flying.left);
    };
    then(world.fetch(CANARY, init), landed, landed);
  }
}

/**
 * Ways out that cannot be read nor held: a page does without them, as where a browser has none.
 * @param {any} world
 */
function hide(world) {
  const names = ['WebTransport', 'WebSocketStream', 'fetchLater'];
  for (let i = 0; i < names.length; i += 1) {
    const name = /** @type {string} */ (names[i]);
    if (name in world) deleteProperty(world, name);
  }
}
