/**
 * The texts of a JSON document, and the same document with some of them changed.
 *
 * Works on the source, not on parsed objects: every byte outside a changed string stays as the page
 * wrote it (numbers like 1.0, spacing, key order, duplicate keys), and no object of the page's world
 * ever holds a text.
 *
 * @typedef {{ path: string, text: string, start: number, end: number }} JsonText
 *   `start`..`end` is the string literal with its quotes, in UTF-16 units.
 */

import { append, codeAt, list, parse, record, slice, stringify } from '../lib/primitives.js';
import { item, member } from '../lib/text-path.js';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COMMA = 0x2c;
const COLON = 0x3a;
const BYTE_ORDER_MARK = 0xfeff;
const MAX_DEPTH = 200;

/**
 * Every string value of the document with its path (names of members are not texts), or null when
 * `source` from `from` on is not one whole JSON object or array.
 * @param {string} source
 * @param {number} [from] where the document starts
 * @param {(name: string) => boolean} [speaks] which names of members are texts too, under the member's path with a `#`
 * @returns {import('../lib/primitives.js').List<JsonText> | null}
 */
export function jsonTexts(source, from = 0, speaks = () => false) {
  const found = list();
  let at = from;
  let depth = 0;

  /** @returns {number} the next code that is not white space, or NaN at the end */
  const peek = () => {
    for (;;) {
      const code = codeAt(source, at);
      if (code !== 0x20 && code !== 0x0a && code !== 0x0d && code !== 0x09) return code;
      at += 1;
    }
  };

  /** Moves past a string literal. @returns {boolean} */
  const literal = () => {
    at += 1;
    for (;;) {
      const code = codeAt(source, at);
      if (code !== code || code < 0x20) return false;
      at += code === BACKSLASH ? 2 : 1;
      if (code === QUOTE) return true;
    }
  };

  /** @param {string} path @param {string | null} words @param {number} start */
  const note = (path, words, start) => {
    const text = record();
    text.path = path;
    text.text = words;
    text.start = start;
    text.end = at;
    append(found, text);
  };

  /** @param {string} path @returns {boolean} */
  const value = (path) => {
    const code = peek();
    if (code === QUOTE) {
      const start = at;
      if (!literal()) return false;
      const words = unquoted(slice(source, start, at));
      note(path, words, start);
      return words !== null;
    }
    if (code === 0x7b) return members(path);
    if (code === 0x5b) return items(path);
    const start = at;
    for (let c = codeAt(source, at); isScalar(c); c = codeAt(source, at)) at += 1;
    return at > start;
  };

  /** @param {string} path @returns {boolean} */
  const members = (path) => {
    depth += 1;
    if (depth > MAX_DEPTH) return false;
    at += 1;
    if (peek() === 0x7d) return close();
    for (;;) {
      if (peek() !== QUOTE) return false;
      const start = at;
      if (!literal()) return false;
      const name = unquoted(slice(source, start, at));
      if (name === null) return false;
      if (speaks(name)) note(`${member(path, name)}#`, name, start);
      if (peek() !== COLON) return false;
      at += 1;
      if (!value(member(path, name))) return false;
      const next = peek();
      if (next === 0x7d) return close();
      if (next !== COMMA) return false;
      at += 1;
    }
  };

  /** @param {string} path @returns {boolean} */
  const items = (path) => {
    depth += 1;
    if (depth > MAX_DEPTH) return false;
    at += 1;
    if (peek() === 0x5d) return close();
    for (let index = 0; ; index += 1) {
      if (!value(item(path, index))) return false;
      const next = peek();
      if (next === 0x5d) return close();
      if (next !== COMMA) return false;
      at += 1;
    }
  };

  const close = () => {
    at += 1;
    depth -= 1;
    return true;
  };

  if (codeAt(source, at) === BYTE_ORDER_MARK) at += 1;
  const first = peek();
  if (first !== 0x7b && first !== 0x5b) return null;
  if (!value('')) return null;
  peek();
  return at >= source.length ? found : null;
}

/**
 * The document with new texts.
 * @param {string} source
 * @param {import('../lib/primitives.js').List<JsonText>} texts as `jsonTexts` gave them
 * @param {Record<string, string>} changes new texts by path, a record without prototype
 */
export function jsonWith(source, texts, changes) {
  let out = '';
  let done = 0;
  for (let i = 0; i < texts.length; i += 1) {
    const text = texts[i];
    if (text.path in changes && changes[text.path] !== text.text) {
      out += slice(source, done, text.start) + stringify(changes[text.path]);
      done = text.end;
    }
  }
  return out + slice(source, done);
}

/** @param {number} code */
function isScalar(code) {
  return (
    (code >= 0x30 && code <= 0x39) || (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) ||
    code === 0x2b || code === 0x2d || code === 0x2e
  );
}

/** @param {string} literal @returns {string | null} */
function unquoted(literal) {
  try {
    return parse(literal);
  } catch {
    return null; // not a JSON string: the whole document is refused by the caller
  }
}
