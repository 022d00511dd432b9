/** `WebSocket` and data channels: messages of one leave in the order in which they were given. */

import { append, apply, construct, defineProperty, getter, list, ownKeys, record, uncurry } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardSocket(world, gate) {
  const { WebSocket, RTCDataChannel } = world;
  const urlOf = getter(WebSocket.prototype, 'url');
  guardSend(world, WebSocket.prototype, urlOf, gate);
  if (RTCDataChannel !== undefined) guardSend(world, RTCDataChannel.prototype, () => 'https://peer.invalid/', gate);
}

/**
 * @param {Window & typeof globalThis} world
 * @param {any} proto
 * @param {(self: any) => string} urlOf
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
function guardSend(world, proto, urlOf, gate) {
  const { WeakMap } = world;
  const { send } = proto;
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

  replace(proto, 'send', /** @this {any} */ function sendGuarded(/** @type {any} */ body) {
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

/**
 * Transports that open at once, by their address: one that carries the person's words is not opened.
 * @param {Window & typeof globalThis} world
 * @param {string} name of the constructor
 * @param {(url: string) => boolean} mayOpen
 */
export function guardOpening(world, name, mayOpen) {
  const Native = /** @type {any} */ (world)[name];
  if (Native === undefined) return;
  /** @param {any[]} given */
  const Guarded = function Guarded(...given) {
    if (given.length > 0) given[0] = `${given[0]}`;
    if (given.length > 0 && !mayOpen(given[0])) throw new world.DOMException('Failed to open (Penname)', 'SecurityError');
    return construct(Native, given, new.target ?? Guarded);
  };
  const names = ownKeys(Native); // CONNECTING, OPEN, …, `prototype` and `name`
  for (let i = 0; i < names.length; i += 1) {
    const key = /** @type {PropertyKey} */ (names[i]);
    const descriptor = Reflect.getOwnPropertyDescriptor(Native, key);
    if (descriptor !== undefined && key !== 'prototype') defineProperty(Guarded, key, descriptor);
  }
  Guarded.prototype = Native.prototype;
  replace(world, name, Guarded);
}
