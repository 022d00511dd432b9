/**
 * The isolated world's side of the page's port: takes `protect` and `confirm` from the page, and answers it
 * texts to send and nothing else.
 */

import { refusal } from '../protocol/reply.js';

/** @typedef {import('../protocol/messages.js').Leaf} Leaf */
/** @typedef {import('../protocol/messages.js').Reply} Reply */
/** @typedef {{ request: string, conversation: string, asked: Set<string>, over: boolean }} Ticket */

const PORT = 'penname:port';
const CALL = 'penname:call';
const BOUND = 10_000;
const PATIENCE = 6_000; // ms that the page is kept waiting for the person's choice
const ONCE = 120_000;

/**
 * Hands a port to the page's world by a synchronous event, at once or when that script calls; never after a page
 * script could have run.
 * @param {Window & typeof globalThis} world
 * @returns {MessagePort} our end
 */
export function handOver(world) {
  const { port1, port2 } = new world.MessageChannel();
  const stop = () => world.removeEventListener(CALL, hand, true);
  const hand = () => {
    if (world.document.scripts.length > 0) return stop();
    const event = new world.MessageEvent(PORT, { ports: [port2], cancelable: true });
    if (!world.dispatchEvent(event)) stop(); // taken
    return undefined;
  };
  world.addEventListener(CALL, hand, true);
  world.document.addEventListener('readystatechange', stop, { once: true });
  hand();
  return port1;
}

export class PagePort {
  /**
   * @param {object} parts
   * @param {MessagePort} parts.port
   * @param {string} parts.site its id
   * @param {{ ask: (request: any, time?: number) => Promise<Reply>, askWorker: (local: string, more?: any) => Promise<any> }} parts.link
   * @param {import('./where.js').Where} parts.where
   * @param {import('./memory.js').Memory} parts.memory
   * @param {import('./guard.js').Guard} parts.guard
   * @param {import('./notice.js').Notice} parts.notice
   * @param {(text: string, html: string) => Promise<boolean>} parts.copy
   * @param {string} parts.origin
   */
  constructor({ port, site, link, where, memory, guard, notice, copy, origin }) {
    this.port = port;
    this.site = site;
    this.link = link;
    this.where = where;
    this.memory = memory;
    this.guard = guard;
    this.notice = notice;
    this.copy = copy;
    this.origin = origin;
    /** @type {Map<string, Ticket>} */
    this.tickets = new Map();
    this.canary = { text: '', changed: '', done: (/** @type {boolean} */ _ok) => {} };
    /** @type {Promise<boolean> | null} */
    this.proving = null;
    this.proved = false;
    /** The person's word for one attempt that the page had given up. */
    this.once = { texts: '', until: 0 };
    /** What must have reached the daemon before anything else may ask about the conversation. */
    this.order = Promise.resolve();
    port.addEventListener('message', (event) => void this.receive(JSON.parse(event.data)));
    port.start();
  }

  /** @param {any} message from the page's world, where any script might have sent it: nothing in it is believed but texts */
  async receive(message) {
    if (message.kind === 'protect') await this.protect(message.ticket, message.ask);
    else if (message.kind === 'confirm') await this.confirm(message.ticket, message.sent);
    else if (message.kind === 'cancel') this.cancel(message.ticket);
    else if (message.kind === 'proved') this.landed(message.text);
    else if (message.kind === 'copy') this.answer(message.ticket, (await this.copy(`${message.ask.text}`, `${message.ask.html}`)) ? 'send' : 'refused');
  }

  /** @param {string} ticket @param {any} ask */
  async protect(ticket, ask) {
    const found = /** @type {any[]} */ (ask.leaves).filter((leaf) => leaf.sure || this.guard.finds(leaf.text));
    if (this.canary.text !== '' && found.some((leaf) => leaf.text === this.canary.text)) return this.flyCanary(ticket, found);
    // A report that the page makes of itself is stopped in silence: nobody is waiting for it.
    const loud = found.some((leaf) => leaf.sure) && ask.known === true && ask.purpose !== 'draft';
    if (ask.raw !== '' && this.guard.finds(ask.raw)) return this.answer(ticket, 'refused', 'binary');
    if (found.length === 0 && ask.sealed === '') return this.answer(ticket, 'send');

    const conversation = ask.site ? '' : this.where.of(`${ask.conversation}`, ask.prompt === true);
    /** @type {Ticket} */
    const held = { request: crypto.randomUUID(), conversation, asked: new Set(found.map((leaf) => leaf.path)), over: false };
    this.tickets.set(ticket, held);

    if (ask.sealed !== '') {
      this.answer(ticket, 'wait');
      const send = await this.notice.refuse({ code: ask.sealed, message: '', canSend: true });
      if (held.over) return undefined;
      if (!send) return this.end(ticket, 'refused', ask.sealed);
      if (found.length === 0) return this.end(ticket, 'send');
    }
    /** @type {Leaf[]} */
    const texts = found.map((leaf) => ({ path: leaf.path, text: leaf.text, origin: this.originOf(leaf, conversation), role: leaf.role }));
    if (loud && this.once.until > Date.now() && this.once.texts === fingerprint(texts)) return this.sendAsTyped(ticket, held);
    const progress = loud ? this.notice.progress(() => this.giveUp(ticket)) : { end() {} };
    const answered = await this.ask({ type: 'protect', site: this.site, conversation, request: held.request, texts, purpose: ask.purpose });
    progress.end();
    if (held.over) return undefined;
    const reply = answered.type === 'protected' && answered.request !== held.request ? refusal('malformed') : answered; // another attempt's
    if (reply.type === 'protected') {
      if (reply.as_typed !== '') {
        this.where.left(conversation); // paused, or switched off a moment ago: nothing to confirm
        return this.end(ticket, 'send');
      }
      if (reply.serial !== this.memory.of(conversation).serial) void this.memory.refresh(conversation);
      if (reply.ask === 're-root' && !(await this.goOn(ticket))) return this.end(ticket, 'refused', 'cancelled');
      if (loud) this.notice.close(); // what it said is over
      if (reply.verdict === 'block' && loud) this.notice.tell('notice_blocked');
      return this.answer(ticket, 'send', '', reply.changed);
    }
    const refused = reply.type === 'refused' ? reply : refusal('malformed');
    if (!loud) return this.end(ticket, 'refused', refused.code);
    return this.refuse(ticket, held, texts, refused);
  }

  /**
   * Tells the person why nothing was sent. The page waits for them for a moment, then learns that it failed; who
   * decides later sends again, and that one attempt with exactly these texts goes as typed.
   * @param {string} ticket @param {Ticket} held @param {Leaf[]} texts @param {{ code: string, message: string }} refused
   */
  async refuse(ticket, held, texts, { code, message }) {
    this.answer(ticket, 'wait');
    const late = setTimeout(() => this.end(ticket, 'refused', code), PATIENCE);
    const send = await this.notice.refuse({ code, message, canSend: code !== 'search' });
    clearTimeout(late);
    if (held.over) return undefined;
    if (!send) return this.end(ticket, 'refused', code);
    if (this.tickets.has(ticket)) return this.sendAsTyped(ticket, held);
    this.once = { texts: fingerprint(texts), until: Date.now() + ONCE };
    return this.notice.tell('notice_send_again');
  }

  /** @param {string} ticket @param {Ticket} held */
  sendAsTyped(ticket, held) {
    this.once = { texts: '', until: 0 };
    void this.link.ask({ type: 'unprotected', site: this.site, conversation: held.conversation, request: held.request }, 2_000);
    this.where.left(held.conversation);
    return this.end(ticket, 'as-typed');
  }

  /** Asks the daemon once this page is proved; both within the bound. @param {any} request @returns {Promise<Reply>} */
  async ask(request) {
    const until = Date.now() + BOUND;
    await this.order;
    if (!this.proved && !(await this.prove())) {
      // The canary's failure has a reason that the daemon can tell better.
      const reply = await this.link.ask(request, Math.max(until - Date.now(), 500));
      return reply.type === 'protected' ? refusal('failed') : reply;
    }
    return this.link.ask(request, Math.max(until - Date.now(), 500));
  }

  /** @param {string} ticket */
  async goOn(ticket) {
    this.answer(ticket, 'wait');
    return this.notice.cross();
  }

  /**
   * A text with stand-ins in it comes from the page, whoever typed around them: they must stay what they are.
   * @param {any} leaf @param {string} conversation
   * @returns {'typed' | 'page'}
   */
  originOf(leaf, conversation) {
    if (leaf.origin !== 'typed') return 'page';
    const { restorer, empty } = this.memory.of(conversation);
    return empty || restorer.restoreForms(leaf.text) === leaf.text ? 'typed' : 'page';
  }

  /** @param {string} ticket @param {any[]} sent */
  async confirm(ticket, sent) {
    const held = this.tickets.get(ticket);
    this.tickets.delete(ticket);
    if (held === undefined) return;
    this.where.left(held.conversation);
    const texts = sent.filter((leaf) => held.asked.has(leaf.path));
    const reply = await this.inOrder(() => this.link.ask({ type: 'confirm', site: this.site, conversation: held.conversation, request: held.request, sent: texts }));
    if (reply.type === 'confirmed') await this.memory.refresh(this.where.current === held.conversation ? held.conversation : this.where.current);
  }

  /**
   * One after the other: a turn is confirmed before its conversation is renamed, and renamed before the next turn.
   * @template T
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   */
  inOrder(work) {
    const result = this.order.then(work);
    this.order = result.then(() => {}, () => {});
    return result;
  }

  /** The page gave up: its request is no more. @param {string} ticket */
  cancel(ticket) {
    const held = this.tickets.get(ticket);
    if (held !== undefined) held.over = true;
    this.tickets.delete(ticket);
  }

  /** The person gave up. @param {string} ticket */
  giveUp(ticket) {
    const held = this.tickets.get(ticket);
    if (held !== undefined) held.over = true;
    this.end(ticket, 'refused', 'cancelled');
  }

  /** @param {string} ticket @param {string} verdict @param {string} [code] */
  end(ticket, verdict, code = '') {
    this.tickets.delete(ticket);
    this.answer(ticket, verdict, code);
  }

  /** @param {string} ticket @param {string} verdict @param {string} [code] @param {readonly Leaf[]} [changed] */
  answer(ticket, verdict, code = '', changed = []) {
    this.port.postMessage(JSON.stringify({ kind: 'answer', ticket, verdict, code, changed: changed.map(({ path, text }) => ({ path, text })) }));
  }

  /** Tells the page whether other requests need to be looked at too. */
  tellKnowing() {
    this.port.postMessage(JSON.stringify({ kind: 'knowing', value: this.guard.knowing }));
  }

  /**
   * Sends a made-up prompt the whole way: page, worker, host, daemon and back. True if it came back changed.
   * @returns {Promise<boolean>}
   */
  prove() {
    if (this.proving !== null) return this.proving;
    this.proving = new Promise((resolve) => {
      const word = crypto.randomUUID().slice(0, 8);
      this.canary = { text: `My name is Maria Torres, write to maria.torres@example.com about ${word}.`, changed: '', done: resolve };
      this.port.postMessage(JSON.stringify({ kind: 'prove', text: this.canary.text }));
      setTimeout(() => resolve(false), BOUND);
    }).then(async (ok) => {
      this.proving = null;
      this.canary = { text: '', changed: '', done: () => {} };
      this.proved = ok;
      await this.link.askWorker('proved', { ok, origin: this.origin });
      return ok;
    });
    return this.proving;
  }

  /** @param {string} ticket @param {any[]} leaves */
  async flyCanary(ticket, leaves) {
    const { text } = this.canary;
    const reply = await this.link.ask({ type: 'canary', site: this.site, text });
    if (reply.type !== 'canaried' || reply.text === text) return this.answer(ticket, 'refused', 'failed');
    this.canary.changed = reply.text;
    return this.answer(ticket, 'send', '', leaves.map((leaf) => ({ ...leaf, text: reply.text })));
  }

  /** The page's hook tells what would have left. @param {string} body */
  landed(body) {
    const { text, changed, done } = this.canary;
    done(changed !== '' && body.includes(JSON.stringify(changed)) && !body.includes(text));
  }
}

/** @param {readonly { text: string }[]} texts */
function fingerprint(texts) {
  return JSON.stringify(texts.map(({ text }) => text));
}
