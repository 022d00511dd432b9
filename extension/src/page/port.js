/**
 * The page's side of the one port to the isolated world.
 *
 * It is handed over at document_start by a synchronous event, before any script of the page can run, and
 * carries JSON. It asks `protect` and tells `confirm`; it is never answered a restoration, a setting or a state.
 *
 * @typedef {object} Answer
 * @property {'send' | 'as-typed' | 'refused'} verdict
 * @property {string} code
 * @property {Record<string, string>} changes new texts by path, without prototype
 *
 * @typedef {object} Port
 * @property {() => boolean} open
 * @property {() => boolean} knowing whether this tab knows values that other requests might carry
 * @property {(ask: any, done: (answer: Answer) => void) => string} protect gives a ticket
 * @property {(ticket: string, sent: any) => void} confirm
 * @property {(ticket: string) => void} cancel
 * @property {(ask: any, done: (ok: boolean) => void) => void} copy
 * @property {(kind: string, text: string) => void} tell
 */

import { clearTimer, encode, getter, parse, record, setTimer, uncurry } from '../lib/primitives.js';

/** The isolated world answers within its own bound; this one is for the case that it is gone. */
const LONGEST_SILENCE = 12_000;
const PORT = 'penname:port';
const CALL = 'penname:call';

/**
 * @param {Window & typeof globalThis} world
 * @param {(kind: string, text: string) => void} told what the isolated world says unasked: `prove`
 * @returns {Port}
 */
export function receivePort(world, told) {
  const { Event, EventTarget, MessageEvent, MessagePort, Document } = world;
  const addListener = uncurry(EventTarget.prototype.addEventListener);
  const removeListener = uncurry(EventTarget.prototype.removeEventListener);
  const dispatch = uncurry(EventTarget.prototype.dispatchEvent);
  const portsOf = getter(MessageEvent.prototype, 'ports');
  const dataOf = getter(MessageEvent.prototype, 'data');
  const post = uncurry(MessagePort.prototype.postMessage);
  const start = uncurry(MessagePort.prototype.start);
  const stopEvent = uncurry(Event.prototype.stopImmediatePropagation);
  const prevent = uncurry(Event.prototype.preventDefault);
  const scriptsOf = getter(Document.prototype, 'scripts');

  /** @type {MessagePort | null} */
  let port = null;
  let knowing = false;
  let tickets = 0;
  const waiting = record();

  /** @param {any} event */
  const onPort = (event) => {
    stopEvent(event);
    if (port !== null || scriptsOf(world.document).length > 0) return; // a page script is never handed, nor hands, a port
    port = portsOf(event)[0] ?? null;
    if (port === null) return;
    removeListener(world, PORT, onPort, true);
    prevent(event); // tells the giver that it was taken
    addListener(port, 'message', onMessage);
    start(port);
  };

  /** @param {any} event */
  const onMessage = (event) => {
    const message = parse(dataOf(event));
    if (message.kind === 'knowing') {
      knowing = message.value === true;
      return;
    }
    if (message.kind !== 'answer') {
      told(message.kind, message.text);
      return;
    }
    const entry = waiting[message.ticket];
    if (entry === undefined) return;
    clearTimer(entry.timer);
    if (message.verdict === 'wait') {
      entry.timer = 0; // the person is being asked: they may take their time
      return;
    }
    delete waiting[message.ticket];
    const answer = record();
    answer.verdict = message.verdict;
    answer.code = message.code;
    answer.changes = record();
    for (let i = 0; i < message.changed.length; i += 1) answer.changes[message.changed[i].path] = message.changed[i].text;
    entry.done(answer);
  };

  /** @param {any} message */
  const send = (message) => {
    if (port !== null) post(port, encode(message));
  };

  /** @param {string} kind @param {string} ticket @returns {any} */
  const about = (kind, ticket) => {
    const message = record();
    message.kind = kind;
    message.ticket = ticket;
    return message;
  };

  /** @param {any} message @param {(answer: any) => void} done */
  const ask = (message, done) => {
    const entry = record();
    entry.done = done;
    const silent = () => {
      delete waiting[message.ticket];
      const answer = record();
      answer.verdict = 'refused';
      answer.code = 'timeout';
      answer.changes = record();
      done(answer);
    };
    entry.timer = setTimer(silent, LONGEST_SILENCE);
    waiting[message.ticket] = entry;
    send(message);
  };

  const newTicket = () => {
    tickets += 1;
    return `${tickets}`;
  };

  addListener(world, PORT, onPort, true);
  dispatch(world, new Event(CALL)); // the isolated world may have been first

  return {
    open: () => port !== null,
    knowing: () => knowing,
    protect: (what, done) => {
      const message = about('protect', newTicket());
      message.ask = what;
      ask(message, done);
      return message.ticket;
    },
    confirm: (ticket, sent) => {
      const message = about('confirm', ticket);
      message.sent = sent;
      send(message);
    },
    cancel: (ticket) => {
      delete waiting[ticket];
      send(about('cancel', ticket));
    },
    copy: (what, done) => {
      const message = about('copy', newTicket());
      message.ask = what;
      ask(message, (answer) => done(answer.verdict === 'send'));
    },
    tell: (kind, text) => {
      const message = about(kind, '');
      message.text = text;
      send(message);
    },
  };
}

