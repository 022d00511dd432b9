/**
 * The texts of a body or an address that is a string: JSON, a form, or plain words.
 *
 * @typedef {{ path: string, text: string, owned?: boolean }} Text `owned`: from a file that the person gave
 * @typedef {object} Source a string with its texts
 * @property {import('../lib/primitives.js').List<Text>} texts
 * @property {(changes: Record<string, string>) => string} write the same string with new texts by path
 *
 * @typedef {(path: string, text: string) => boolean} Whole whether a text that is JSON itself is one text all the same:
 *   what the person wrote, and what the site's row names
 */

import { append, codeAt, includes, indexOf, list, record, replaced, run, slice, startsWith } from '../lib/primitives.js';
import { jsonTexts, jsonWith } from './json.js';
import { item, member } from '../lib/text-path.js';

const decodePart = globalThis.decodeURIComponent;
const encodePart = globalThis.encodeURIComponent;

/** Packet marks of socket.io before its JSON: `42["event",…]`, `42/chat,["event",…]`. */
const SOCKET_IO = /^\d{1,4}(?:\/[\w-]+,)?\d*(?=[[{])/;
const FORM = /^[^\s=&{}[\]"]+=[^\s]*$/;
/** Names of members that may be somebody's: of several words, of other letters, an address. */
const SPEAKS = /[ @\u0080-\uffff]/;
const LONG_NAME = 20;
const DEEPEST = 5;

/**
 * @param {string} source
 * @param {string} type the content type, "" when unknown
 * @param {Whole} whole
 * @returns {Source}
 */
export function textsOf(source, type, whole) {
  const mark = run(SOCKET_IO, source);
  const json = jsonSource(source, mark === null ? 0 : mark[0].length, '', whole, 0) ?? linesSource(source, whole);
  if (json !== null) return json;
  if (includes(type, 'x-www-form-urlencoded') || (type === '' && run(FORM, source) !== null)) return formSource(source, whole);
  return plainSource('', source);
}

/**
 * A JSON document. A text of it that is JSON again is opened too.
 * @param {string} source
 * @param {number} from
 * @param {string} prefix of its paths
 * @param {Whole} whole
 * @param {number} depth
 * @returns {Source | null}
 */
function jsonSource(source, from, prefix, whole, depth) {
  /** @type {import('../lib/primitives.js').List<any> | null} */
  const literals = jsonTexts(source, from, (name) => run(SPEAKS, name) !== null);
  if (literals === null) return null;
  const texts = list();
  for (let i = 0; i < literals.length; i += 1) {
    const literal = literals[i];
    literal.path = below(prefix, literal.path);
    literal.inner = depth < DEEPEST && isDocument(literal.text) && !whole(literal.path, literal.text) ? jsonSource(literal.text, 0, literal.path, whole, depth + 1) : null;
    if (literal.inner === null) append(texts, text(literal.path, literal.text));
    else for (let n = 0; n < literal.inner.texts.length; n += 1) append(texts, literal.inner.texts[n]);
  }
  return {
    texts,
    write: (changes) => {
      const changed = record();
      for (let i = 0; i < literals.length; i += 1) {
        const { path, inner } = literals[i];
        if (inner !== null) changed[path] = inner.write(changes);
        else if (path in changes) changed[path] = changes[path];
      }
      return jsonWith(source, literals, changed);
    },
  };
}

/**
 * Lines that are JSON each.
 * @param {string} source
 * @param {Whole} whole
 * @returns {Source | null}
 */
function linesSource(source, whole) {
  if (!isDocument(source) || indexOf(source, '\n') === -1) return null;
  const texts = list();
  const lines = list();
  for (let from = 0; from <= source.length; ) {
    const feed = indexOf(source, '\n', from);
    const to = feed === -1 ? source.length : feed;
    const line = slice(source, from, to);
    const read = run(/^\s*$/, line) !== null ? plainLine(line) : jsonSource(line, 0, item('', lines.length), whole, 0);
    if (read === null) return null;
    for (let i = 0; i < read.texts.length; i += 1) append(texts, read.texts[i]);
    append(lines, read);
    from = to + 1;
  }
  return {
    texts,
    write: (changes) => {
      let out = '';
      for (let i = 0; i < lines.length; i += 1) out += (i === 0 ? '' : '\n') + lines[i].write(changes);
      return out;
    },
  };
}

/** @param {string} line @returns {Source} */
function plainLine(line) {
  return { texts: list(), write: () => line };
}

/** @param {string} path @param {string} source @returns {Source} */
function plainSource(path, source) {
  const texts = list();
  append(texts, text(path, source));
  return { texts, write: (changes) => (path in changes ? changes[path] : source) };
}

/**
 * A form or the query of an address. A value that is JSON is opened: `data.inputs`.
 * @param {string} source
 * @param {Whole} whole
 * @param {string} [before] of every path
 * @returns {Source}
 */
export function formSource(source, whole, before = '') {
  const texts = list();
  const parts = list();
  const seen = record();
  for (let from = 0; from <= source.length; ) {
    const amp = indexOf(source, '&', from);
    const to = amp === -1 ? source.length : amp;
    const raw = slice(source, from, to);
    const equals = indexOf(raw, '=');
    const part = record();
    part.head = equals === -1 ? raw : slice(raw, 0, equals + 1);
    part.raw = equals === -1 ? '' : slice(raw, equals + 1);
    const name = decoded(equals === -1 ? raw : slice(raw, 0, equals));
    const count = name in seen ? seen[name] : 0;
    seen[name] = count + 1;
    part.path = before + (count === 0 ? member('', name) : item(member('', name), count));
    part.value = decoded(part.raw);
    if (name.length > LONG_NAME || run(SPEAKS, name) !== null) append(texts, text(`${part.path}#`, name)); // never rewritten: refused if it would have to be
    part.inner = opened(part.path, part.value, texts, whole);
    append(parts, part);
    from = to + 1;
  }
  return {
    texts,
    write: (changes) => {
      let out = '';
      for (let i = 0; i < parts.length; i += 1) {
        const part = parts[i];
        const value = part.inner.write(changes);
        out += (i === 0 ? '' : '&') + part.head + (value === part.value ? part.raw : formEncoded(value, part.raw));
      }
      return out;
    },
  };
}

/**
 * The texts of one field: those of its JSON under `path`, or the value itself. Appends them to `texts`.
 * @param {string} path
 * @param {string} value
 * @param {import('../lib/primitives.js').List<Text>} texts
 * @param {Whole} whole
 * @returns {Source}
 */
export function opened(path, value, texts, whole) {
  const inner = (isDocument(value) && !whole(path, value) ? jsonSource(value, 0, path, whole, 1) : null) ?? plainSource(path, value);
  for (let i = 0; i < inner.texts.length; i += 1) append(texts, inner.texts[i]);
  return inner;
}

/**
 * An address: the fields of its query (`?name`) and the words of its path (`/2`). Its fragment is never sent.
 * @param {string} url
 * @param {Whole} whole
 * @returns {Source}
 */
export function addressTexts(url, whole) {
  const origin = run(/^(?:[a-z][a-z0-9+.-]*:)?\/\/[^/?#\\]*/i, url)?.[0] ?? '';
  const end = run(/^[^#]*/, url)?.[0].length ?? 0;
  const mark = indexOf(url, '?');
  const pathEnd = mark === -1 || mark > end ? end : mark;
  const path = pathSource(slice(url, origin.length, pathEnd));
  const query = pathEnd === end ? null : formSource(slice(url, pathEnd + 1, end), whole, '?');
  const texts = list();
  for (let i = 0; i < path.texts.length; i += 1) append(texts, path.texts[i]);
  if (query !== null) for (let i = 0; i < query.texts.length; i += 1) append(texts, query.texts[i]);
  return {
    texts,
    write: (changes) => origin + path.write(changes) + (query === null ? '' : `?${query.write(changes)}`) + slice(url, end),
  };
}

/** @param {string} source `/search/some%20words` @returns {Source} */
function pathSource(source) {
  const texts = list();
  const parts = list();
  for (let from = 0; from <= source.length; ) {
    const stroke = indexOf(source, '/', from);
    const to = stroke === -1 ? source.length : stroke;
    const part = record();
    part.raw = slice(source, from, to);
    part.value = decoded(part.raw);
    part.path = `/${parts.length}`;
    if (part.raw !== '') append(texts, text(part.path, part.value));
    append(parts, part);
    from = to + 1;
  }
  return {
    texts,
    write: (changes) => {
      let out = '';
      for (let i = 0; i < parts.length; i += 1) {
        const { path, raw, value } = parts[i];
        out += (i === 0 ? '' : '/') + (path in changes && changes[path] !== value ? encodePart(changes[path]) : raw);
      }
      return out;
    },
  };
}

/** @param {string} path of an address's text: `?name` or `/2` */
export function isOfAddress(path) {
  return path[0] === '?' || path[0] === '/';
}

/** @param {string} path @param {string} words @returns {Text} */
export function text(path, words) {
  const made = record();
  made.path = path;
  made.text = words;
  return made;
}

/** @param {string} prefix @param {string} path */
function below(prefix, path) {
  if (prefix === '' || path === '') return prefix + path;
  return startsWith(path, '[') ? prefix + path : `${prefix}.${path}`;
}

/** @param {string} value */
function isDocument(value) {
  const first = codeAt(value, 0);
  return (first === 0x7b || first === 0x5b) && value.length > 2;
}

/** @param {string} raw */
function decoded(raw) {
  try {
    return decodePart(replaced(raw, '+', ' '));
  } catch {
    return raw; // not percent-encoded after all: its own bytes are its text
  }
}

/** @param {string} value @param {string} like how the page wrote the old value: spaces as + or %20 */
function formEncoded(value, like) {
  const encoded = encodePart(value);
  return includes(like, '+') ? replaced(encoded, '%20', '+') : encoded;
}
