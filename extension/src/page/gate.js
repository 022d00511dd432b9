/**
 * The one gate for every outgoing request of the page, whatever carries it.
 *
 * It takes the texts out, drops drafts, and holds the request while the daemon answers for exactly these
 * texts. What it lets go is what was answered: the rewritten body is read again and compared first.
 * A request that carries nothing of the person's passes in the same turn, untouched.
 *
 * @typedef {object} Outgoing
 * @property {string} method upper case; `WS` for a WebSocket message
 * @property {string} url as the page gave it
 * @property {string} base
 * @property {any} body
 * @property {string} type content type in lower case, or ""
 * @property {string} [headers] what the page says beside it
 * @property {boolean} now it cannot wait (synchronous XMLHttpRequest): refused if it would have to
 *
 * @typedef {object} Way what becomes of it; exactly one is called, once
 * @property {(body: any, url: string) => void} go called with the very same body and url when nothing had to change
 * @property {(code: string) => void} stop
 *
 * @typedef {import('./leaves.js').Texts} Texts
 *
 * @typedef {object} Held lets the page give up on a request that is held
 * @property {() => void} cancel
 */

import { append, includes, list, ownKeys, record, run, trim } from '../lib/primitives.js';
import { readBody } from './bodies.js';
import { byPath, roleOf, same, sentOf } from './leaves.js';
import { conversationOf, mayHide, purposeOf } from './purpose.js';
import { readings } from './readings.js';
import { addressOf, recogniser } from './recognise.js';
import { addressTexts, isOfAddress } from './texts.js';

const HOLDABLE = 64;
const ASSISTANT = /^(?:assistant|ai|model|bot)$/;
const NEITHER = /\s|[\u0080-\uffff]|@/;

/**
 * @param {import('../sites/site.js').Site} site
 * @param {import('./typed.js').Typed} typed
 * @param {import('./port.js').Port} port
 * @returns {(request: Outgoing, way: Way) => Held}
 */
export function gateOf(site, typed, port) {
  const recognise = recogniser(site);
  let holding = 0;

  return (request, way) => {
    let open = true;
    let held = false;
    let ticket = '';

    /** @param {any} body @param {string} url */
    const go = (body, url) => {
      if (!open) return;
      open = false;
      if (held) holding -= 1;
      way.go(body, url);
    };
    /** @param {string} code */
    const stop = (code) => {
      if (!open) return;
      open = false;
      if (held) holding -= 1;
      way.stop(code);
    };
    const cancel = record();
    cancel.cancel = () => {
      if (ticket !== '') port.cancel(ticket);
      stop('cancelled');
    };

    const address = addressOf(request.url, request.base);
    if (address === null || address.protocol === 'data:' || address.protocol === 'blob:') {
      go(request.body, request.url);
      return cancel;
    }
    const known = recognise(request.method, address);
    const carried = request.headers ?? '';
    if (carried !== '' && typed.any() && typed.carries(carried)) {
      stop('binary');
      return cancel;
    }
    // Texts that are JSON and one text all the same, by their paths: they are read the same way again.
    const kept = record();
    /** @param {string} path @param {string} text */
    const whole = (path, text) => {
      if (!(path in kept) && (known?.holds(path) || (typed.any() && typed.is(text)))) kept[path] = true;
      return path in kept;
    };
    let inside = true;
    readBody(request.body, request.type, whole, (body) => {
      // A picture or a window cannot wait to be looked at: only what was typed here stops it.
      const looking = port.knowing() && !(request.now && (request.body === null || request.body === undefined));
      const read = gather(request.url, known, body, looking, whole);
      if (read.unreadable) return stop('binary');
      const hidden = mayHide(typed, body, known, port.knowing()) || read.picture;
      const doubtful = read.raw !== '' && port.knowing();
      if (!hidden && !doubtful && read.asked.length === 0) {
        if (read.dropped === 0 && !body.used && (inside || isFixed(request.body))) return go(request.body, request.url);
        return body.write(read.changes, (out) => go(out, request.url));
      }
      if (request.now) return stop('synchronous'); // nothing can be asked in the middle of a synchronous call
      if (!port.open()) return stop('unreachable');
      if (holding >= HOLDABLE) return stop('timeout');
      held = true;
      holding += 1;
      const ask = record();
      ask.purpose = purposeOf(site, known, read, request.method, body.texts);
      ask.conversation = conversationOf(known, body.texts);
      ask.site = known?.endpoint.site === true;
      ask.prompt = known?.prompt === true;
      ask.known = known !== null || site.prompt.length === 0;
      ask.sealed = hidden ? body.sealed || 'file' : '';
      ask.raw = doubtful && !hidden ? read.raw : '';
      ask.leaves = read.asked;
      ticket = port.protect(ask, (answer) => {
        if (answer.verdict === 'as-typed') return body.write(record(), (out) => go(isFixed(request.body) ? request.body : out, request.url));
        if (answer.verdict !== 'send') return stop(answer.code);
        return release(request, read, body, answer.changes, whole, go, stop, ticket);
      });
      return undefined;
    });
    inside = false;
    if (open && request.now) stop('synchronous'); // its body can only be read later
    return cancel;
  };

  /**
   * The texts to ask for, and the drafts to drop.
   * @param {string} url
   * @param {import('./recognise.js').Known | null} known
   * @param {import('./bodies.js').Body} body
   * @param {boolean} looking whether texts that may hold a known value are to be shown to the isolated world
   * @param {import('./texts.js').Whole} whole
   */
  function gather(url, known, body, looking, whole) {
    const read = record();
    read.looking = looking;
    read.asked = list();
    read.changes = record();
    read.dropped = 0;
    read.sure = 0;
    read.turn = false;
    read.raw = ''; // what cannot be rewritten where it stands
    read.unreadable = false; // such a text carries what was typed
    read.picture = false;
    read.roles = site.history === 'client' || known?.prompt === true ? byPath(body.texts) : record();
    const address = addressTexts(url, whole).texts;
    for (let i = 0; i < address.length; i += 1) consider(read, known, address[i].path, address[i].text, false);
    for (let i = 0; i < body.texts.length; i += 1) consider(read, known, body.texts[i].path, body.texts[i].text, body.texts[i].owned === true);
    if (known?.prompt && read.sure === 0) {
      // The site has changed its request: every text of several words is the person's until proved otherwise.
      for (let i = 0; i < body.texts.length; i += 1) {
        if (body.texts[i].path in read.changes) continue;
        if (includes(trim(body.texts[i].text), ' ')) add(read, body.texts[i].path, body.texts[i].text, 'page', true);
      }
    }
    if (looking) for (let i = 0; i < body.shut.length; i += 1) read.raw += `${body.shut[i].raw}\n`;
    return read;
  }

  /**
   * @param {any} read
   * @param {import('./recognise.js').Known | null} known
   * @param {string} path
   * @param {string} text
   * @param {boolean} owned from a file that the person gave
   */
  function consider(read, known, path, text, owned) {
    if (trim(text) === '') return;
    const ours = known !== null && known.holds(path);
    if (ours && known.drop) {
      read.changes[path] = '';
      read.dropped += 1;
      return;
    }
    const mine = typed.any() && (typed.carries(text) || (known === null && typed.starts(text)));
    if (!mine && !ours && !owned && (typed.any() || read.looking)) decode(read, text);
    if (typed.picture(text)) read.picture = true;
    if (mine && known === null && site.prompt.length > 0 && !isOfAddress(path)) {
      const whole = typed.whole(text); // a preview, cut in mid-word: half a name would be no name we know
      if (whole !== text) read.dropped += 1;
      if (whole !== text) read.changes[path] = whole;
      text = whole;
    }
    if (ours || mine || owned) add(read, path, text, mine || owned || known?.prompt ? 'typed' : 'page', true);
    else if (known !== null && known.adds(path)) add(read, path, text, 'page', true);
    else if (site.history === 'client' && roleOf(read.roles, path) !== '') add(read, path, text, 'page', true);
    else if (read.looking && (path[0] !== '/' || run(NEITHER, text) !== null)) add(read, path, text, 'page', false);
  }

  /**
   * Notes what a text says once its encoding is undone.
   * @param {any} read @param {string} text
   */
  function decode(read, text) {
    const found = readings(text);
    for (let i = 0; i < found.length; i += 1) {
      if (typed.any() && typed.carries(found[i])) read.unreadable = true;
      if (read.looking) read.raw += `${found[i]}\n`;
    }
  }

  /**
   * @param {any} read
   * @param {string} path
   * @param {string} text
   * @param {string} origin
   * @param {boolean} sure false: only if the isolated world finds a known value in it
   */
  function add(read, path, text, origin, sure) {
    const leaf = record();
    leaf.path = path;
    leaf.text = text;
    leaf.role = run(ASSISTANT, roleOf(read.roles, path)) === null ? 'user' : 'assistant';
    leaf.origin = leaf.role === 'assistant' ? 'page' : origin;
    leaf.sure = sure;
    append(read.asked, leaf);
    if (sure) read.sure += 1;
    if (sure && origin === 'typed') read.turn = true;
  }

  /**
   * Writes the answer into the request, reads it back, and lets it go only if it is exactly the answer.
   * @param {Outgoing} request
   * @param {any} read
   * @param {import('./bodies.js').Body} body
   * @param {Record<string, string>} answered
   * @param {import('./texts.js').Whole} whole
   * @param {(body: any, url: string) => void} go
   * @param {(code: string) => void} stop
   * @param {string} ticket
   */
  function release(request, read, body, answered, whole, go, stop, ticket) {
    const changes = record();
    const dropped = ownKeys(read.changes);
    for (let i = 0; i < dropped.length; i += 1) changes[dropped[i]] = read.changes[dropped[i]];
    let inBody = read.dropped;
    let inUrl = 0;
    const query = record();
    for (let i = 0; i < read.asked.length; i += 1) {
      const { path, text } = read.asked[i];
      if (!(path in answered) || answered[path] === text) continue;
      if (isOfAddress(path)) {
        query[path] = answered[path];
        inUrl += 1;
      } else {
        changes[path] = answered[path];
        inBody += 1;
      }
    }
    const address = addressTexts(request.url, whole);
    const url = inUrl === 0 ? request.url : address.write(query);
    const check = (/** @type {any} */ out) => {
      readBody(out, request.type, whole, (again) => {
        if (!same(body.texts, again.texts, changes) || !same(address.texts, addressTexts(url, whole).texts, query)) return stop('malformed');
        go(out, url);
        return port.confirm(ticket, sentOf(read, again.texts, url, whole));
      });
    };
    if (inBody === 0 && inUrl === 0 && isFixed(request.body)) {
      go(request.body, url); // cannot have changed while it was held
      return port.confirm(ticket, sentOf(read, body.texts, url, whole));
    }
    return body.write(changes, check);
  }
}

/** Whether a body cannot have changed while it was held. @param {any} body */
function isFixed(body) {
  return typeof body === 'string' || body === null || body === undefined;
}
