/**
 * The connection to the desktop part, as a state machine.
 *
 *     resting ──ask──▶ connecting ──welcome──▶ ready
 *        ▲                 │  refused, gone       │ gone
 *        └───── down ◀─────┴──────────────────────┘      (down: the next ask tries again, not sooner than the backoff)
 *     connecting ──another version──▶ foreign            (stays so until the port is gone)
 *
 * Every request is answered, by a reply or by a refusal, within its time. A request whose port was lost before
 * the answer came is asked once more on a new one: all of them may be repeated (`protect` is provisional until
 * `confirm`, under the page's own id of the attempt).
 */

import { checked, refusal } from '../protocol/reply.js';
import { LARGEST_REQUEST, VERSION } from '../protocol/terms.js';

/** @typedef {import('../protocol/messages.js').Request} Request */
/** @typedef {import('../protocol/messages.js').Reply} Reply */
/** @typedef {{ request: Request, body: string, answer: (reply: Reply) => void, timer: any, tries: number, id: number }} Pending */

export const HOST = 'org.penname.host';
const FIRST_BACKOFF = 250;
const LONGEST_BACKOFF = 15_000;
const HELLO_TIME = 8_000;
const MOST_PARTS = 64;

export class NativePort {
  /**
   * @param {(name: string) => any} connect as `runtime.connectNative`
   * @param {(port: any) => string} reason why a port was lost
   * @param {{ browser: string, now?: () => number }} about
   */
  constructor(connect, reason, about) {
    this.connect = connect;
    this.reason = reason;
    this.about = about;
    this.now = about.now ?? Date.now;
    /** @type {'resting' | 'connecting' | 'ready' | 'down' | 'foreign'} */
    this.state = 'resting';
    /** @type {any} */
    this.port = null;
    this.lastId = 0;
    /** @type {Map<number, Pending>} asked and not answered */
    this.pending = new Map();
    /** @type {Pending[]} until the welcome */
    this.waiting = [];
    /** @type {Map<number, string[]>} */
    this.parts = new Map();
    this.backoff = FIRST_BACKOFF;
    this.notBefore = 0;
    /** @type {Set<() => void>} */
    this.listeners = new Set();
  }

  /**
   * Asks the daemon. Never rejects.
   * @param {Request} request
   * @param {number} [time] ms
   * @returns {Promise<Reply>}
   */
  ask(request, time = 10_000) {
    const body = JSON.stringify(request);
    if (body.length > LARGEST_REQUEST || new TextEncoder().encode(body).length > LARGEST_REQUEST) return Promise.resolve(refusal('too-large'));
    return new Promise((resolve) => {
      /** @type {Pending} */
      const pending = { request, body, answer: resolve, timer: 0, tries: 0, id: 0 };
      pending.timer = setTimeout(() => this.settle(pending, refusal('timeout')), time);
      this.dispatch(pending);
    });
  }

  /** @param {() => void} listener called at each change of state */
  onChange(listener) {
    this.listeners.add(listener);
  }

  /** @param {Pending} pending */
  dispatch(pending) {
    if (this.state === 'foreign') return this.settle(pending, refusal('version'));
    if (this.state === 'ready') return this.post(pending);
    if (this.state === 'connecting') {
      this.waiting.push(pending);
      return undefined;
    }
    if (this.state === 'down' && this.now() < this.notBefore) {
      this.waiting.push(pending);
      setTimeout(() => this.open(), this.notBefore - this.now());
      return undefined;
    }
    this.waiting.push(pending);
    return this.open();
  }

  open() {
    if (this.state === 'connecting' || this.state === 'ready' || this.waiting.length === 0) return;
    this.enter('connecting');
    let port;
    try {
      port = this.connect(HOST);
    } catch {
      return this.lost(null); // the permission is missing or the browser forbids native hosts
    }
    this.port = port;
    port.onMessage.addListener((/** @type {unknown} */ frame) => this.receive(port, frame));
    port.onDisconnect.addListener(() => {
      this.reason(port); // reading it tells the browser that the loss is handled
      this.lost(port);
    });
    /** @type {Pending} */
    const hello = {
      request: { type: 'hello', version: VERSION, client: 'extension', browser: this.about.browser },
      body: '',
      answer: (reply) => this.welcomed(reply),
      timer: 0,
      tries: 1,
      id: 0,
    };
    hello.body = JSON.stringify(hello.request);
    hello.timer = setTimeout(() => this.settle(hello, refusal('timeout')), HELLO_TIME);
    this.post(hello);
  }

  /** @param {Reply} reply */
  welcomed(reply) {
    if (this.state !== 'connecting') return;
    if (reply.type === 'welcome' && reply.version === VERSION) {
      this.backoff = FIRST_BACKOFF;
      this.enter('ready');
      for (const pending of this.waiting.splice(0)) this.post(pending);
      return;
    }
    const refused = reply.type === 'refused' ? reply : refusal('version');
    for (const pending of this.waiting.splice(0)) this.settle(pending, refused);
    if (reply.type === 'welcome' || refused.code === 'version') return this.enter('foreign');
    return this.lost(this.port); // the host is there and the daemon is not: a new host tries to start it again
  }

  /** @param {Pending} pending */
  post(pending) {
    this.lastId += 1;
    pending.id = this.lastId;
    pending.tries += 1;
    this.pending.set(pending.id, pending);
    try {
      this.port.postMessage({ id: pending.id, body: pending.body });
    } catch {
      this.settle(pending, refusal('unreachable')); // the port closed under us: `lost` follows
    }
  }

  /** @param {any} port @param {any} frame `{id, body}` or `{id, part, parts, body}` */
  receive(port, frame) {
    if (port !== this.port || typeof frame?.id !== 'number' || typeof frame.body !== 'string') return;
    const pending = this.pending.get(frame.id);
    if (pending === undefined) return; // answered by its time-out
    const body = this.whole(frame);
    if (body === null) return;
    this.settle(pending, parsed(body));
  }

  /** @param {any} frame @returns {string | null} null while parts are missing */
  whole(frame) {
    if (frame.parts === undefined) return frame.body;
    const { id, part, parts } = frame;
    if (!Number.isInteger(parts) || parts < 1 || parts > MOST_PARTS || !Number.isInteger(part) || part < 0 || part >= parts) return '';
    const have = this.parts.get(id) ?? [];
    have[part] = frame.body;
    this.parts.set(id, have);
    for (let i = 0; i < parts; i += 1) if (have[i] === undefined) return null;
    this.parts.delete(id);
    return have.join('');
  }

  /** @param {Pending} pending @param {Reply} reply */
  settle(pending, reply) {
    clearTimeout(pending.timer);
    this.pending.delete(pending.id);
    this.parts.delete(pending.id);
    this.waiting = this.waiting.filter((other) => other !== pending);
    pending.answer(reply);
  }

  /** @param {any} port */
  lost(port) {
    if (port !== this.port) return;
    const opening = this.state === 'connecting';
    this.port = null;
    this.enter('down');
    this.notBefore = opening ? this.now() + this.backoff : 0;
    this.backoff = opening ? Math.min(this.backoff * 2, LONGEST_BACKOFF) : FIRST_BACKOFF;
    const cut = [...this.pending.values()];
    this.pending.clear();
    this.parts.clear();
    if (opening) for (const pending of this.waiting.splice(0)) this.settle(pending, refusal('unreachable'));
    for (const pending of cut) {
      if (pending.tries > 1 || pending.request.type === 'hello') this.settle(pending, refusal('unreachable'));
      else this.dispatch(pending);
    }
    if (port !== null && opening) port.disconnect();
  }

  /** @param {'resting' | 'connecting' | 'ready' | 'down' | 'foreign'} state */
  enter(state) {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

/** @param {string} body @returns {Reply} */
function parsed(body) {
  try {
    return checked(JSON.parse(body));
  } catch {
    return refusal('malformed'); // not JSON: the guard's answer for anything unreadable
  }
}
