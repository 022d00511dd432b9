/** `WebSocket.send`: messages of one socket leave in the order in which they were given. */

import { append, apply, getter, list, record, uncurry } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardSocket(world, gate) {
  const { WebSocket, WeakMap } = world;
  const { send } = WebSocket.prototype;
  const urlOf = getter(WebSocket.prototype, 'url');
  const queueOf = uncurry(WeakMap.prototype.get);
  const setQueue = uncurry(WeakMap.prototype.set);
  const queues = new WeakMap();

  /** @param {any} socket @param {any} queue */
  const drain = (socket, queue) => {
    while (queue.first < queue.items.length && queue.items[queue.first].state !== 'held') {
      const entry = queue.items[queue.first];
      delete queue.items[queue.first];
      queue.first += 1;
      if (entry.state === 'go') apply(send, socket, [entry.body]);
    }
    if (queue.first === queue.items.length) {
      queue.items = list();
      queue.first = 0;
    }
  };

  replace(WebSocket.prototype, 'send', /** @this {any} */ function sendGuarded(/** @type {any} */ body) {
    let queue = queueOf(queues, this);
    if (queue === undefined) {
      queue = record();
      queue.items = list();
      queue.first = 0;
      setQueue(queues, this, queue);
    }
    const entry = record();
    entry.state = 'held';
    entry.body = body;
    append(queue.items, entry);
    const request = record();
    request.method = 'WS';
    request.url = urlOf(this);
    request.base = request.url;
    request.body = body;
    request.type = '';
    request.now = false;
    const way = record();
    /** @param {any} out */
    way.go = (out) => {
      entry.state = 'go';
      entry.body = out;
      drain(this, queue);
    };
    way.stop = () => {
      entry.state = 'stopped';
      drain(this, queue);
    };
    gate(request, way);
  });
}
