/**
 * The texts of a body or an address that is a string: JSON, a form, or plain words.
 *
 * @typedef {{ path: string, text: string, owned?: boolean }} Text `owned`: from a file that the person gave
 * @typedef {object} Source a string with its texts
 * @property {import('../lib/primitives.js').List<Text>} texts
 * @property {(changes: Record<string, string>) => string} write the same string with new texts by path
 */

import { append, codeAt, includes, indexOf, list, record, replaced, run, slice, startsWith } from '../lib/primitives.js';
import { jsonTexts, jsonWith } from './json.js';
import { item, member } from '../lib/text-path.js';

const decodePart = globalThis.decodeURIComponent;
const encodePart = globalThis.encodeURIComponent;

/** Packet marks of socket.io before its JSON: `42["event",…]`, `42/chat,["event",…]`. */
const SOCKET_IO = /^\d{1,4}(?:\/[\w-]+,)?\d*(?=[[{])/;
const FORM = /^[^\s=&{}[\]"]+=[^\s]*$/;

/**
 * @param {string} source
 * @param {string} type the content type, "" when unknown
 * @returns {Source}
 */
export function textsOf(source, type) {
  const mark = run(SOCKET_IO, source);
  const json = jsonSource(source, mark === null ? 0 : mark[0].length);
  if (json !== null) return json;
  if (includes(type, 'x-www-form-urlencoded') || (type === '' && run(FORM, source) !== null)) return formSource(source);
  return plainSource(source);
}

/** @param {string} source @param {number} from @returns {Source | null} */
function jsonSource(source, from) {
  const texts = jsonTexts(source, from);
  if (texts === null) return null;
  return { texts, write: (changes) => jsonWith(source, texts, changes) };
}

/** @param {string} source @returns {Source} */
function plainSource(source) {
  const texts = list();
  append(texts, text('', source));
  return { texts, write: (changes) => ('' in changes ? changes[''] : source) };
}

/**
 * A form or the query of an address. A value that is JSON is opened: `data.inputs`.
 * @param {string} source
 * @returns {Source}
 */
export function formSource(source) {
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
    part.path = count === 0 ? member('', name) : item(member('', name), count);
    part.value = decoded(part.raw);
    part.inner = opened(part.path, part.value, texts);
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
 * @returns {{ write: (changes: Record<string, string>) => string }}
 */
export function opened(path, value, texts) {
  const first = codeAt(value, 0);
  const inner = first === 0x7b || first === 0x5b ? jsonTexts(value) : null;
  if (inner === null) {
    append(texts, text(path, value));
    return { write: (changes) => (path in changes ? changes[path] : value) };
  }
  for (let i = 0; i < inner.length; i += 1) {
    const within = inner[i].path;
    inner[i].path = within === '' || startsWith(within, '[') ? path + within : `${path}.${within}`;
    append(texts, text(inner[i].path, inner[i].text));
  }
  return { write: (changes) => jsonWith(value, inner, changes) };
}

/**
 * An address with the texts of its query (`?name`) and its fragment is never sent.
 * @param {string} url
 * @returns {Source}
 */
export function queryOf(url) {
  const mark = indexOf(url, '?');
  if (mark === -1) return { texts: list(), write: () => url };
  const hash = indexOf(url, '#', mark);
  const end = hash === -1 ? url.length : hash;
  const form = formSource(slice(url, mark + 1, end));
  return {
    texts: form.texts,
    write: (changes) => slice(url, 0, mark + 1) + form.write(changes) + slice(url, end),
  };
}

/** @param {string} path @param {string} words @returns {Text} */
export function text(path, words) {
  const made = record();
  made.path = path;
  made.text = words;
  return made;
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
