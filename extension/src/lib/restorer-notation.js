/**
 * A text as its reader understands it: escapes decoded, markup between words taken for a space.
 * The same as daemon/penname/core/notation.py; read that file first.
 */

import { ENTITIES } from './restorer-entities.js';

const BLANK = '[ \\t\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]';
const CLOSE = '(?:\\*{1,3}|_{1,3}|~~|`|\\}|</[a-zA-Z]{1,10}>)';
const OPEN = '(?:\\*{1,3}|_{1,3}|~~|`|<[a-zA-Z]{1,10}>)';
const LINE_END = `(?:${BLANK}{0,8}\\r?\\n${BLANK}{0,12}(?:>${BLANK}?){0,3})`;
const FIRST = '[ \\t\\r\\n\\u00a0\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff\\u00ad&\\\\%*_~`}<]';
const UNMARKED =
  `(?=${FIRST})(?:` +
  `(?:(?:${CLOSE}{1,2}(?:${LINE_END}|${BLANK}{1,8})|${LINE_END}|(?! [^\\s*_~\`<])${BLANK}{1,8})${OPEN}{0,2})` +
  '|(?:&(?:#\\d{1,6}|#[xX][0-9a-fA-F]{1,5}|[A-Za-z]{2,8}\\d{0,2});)' +
  '|(?:\\\\{1,3}u(?![dD][89a-fA-F])[0-9a-fA-F]{4})' +
  '|(?:\\\\{1,3}[nrt](?![a-z]))' +
  '|(?:\\\\{1,3}[!-/:-@\\[\\]^-`{-~])' +
  '|(?:%[2-7][0-9a-fA-F]|%[cCdD][0-9a-fA-F]%[89abAB][0-9a-fA-F]|%[eE][0-9a-fA-F](?:%[89abAB][0-9a-fA-F]){2})' +
  '|(?:[\\u00ad\\u200b\\u2060\\ufeff]+))';
const SPECIAL = new RegExp(`${UNMARKED}|(?:[A-Za-z\\u00c0-\\u024f\\u0370-\\u052f\\u1e00-\\u1fff][\\u0300-\\u036f]+)`, 'g');
const SPECIAL_UNMARKED = new RegExp(UNMARKED, 'g');
const MARK = /[\u0300-\u036f]/;

/** What looks alike and means the same in a name: quotes, hyphens, blanks. */
const ALIKE = new Map([
  ...[...'’‘ʼ＇′'].map((c) => /** @type {[string, string]} */ ([c, "'"])),
  ...[...'“”„‟″'].map((c) => /** @type {[string, string]} */ ([c, '"'])),
  ...[...'‐‑−'].map((c) => /** @type {[string, string]} */ ([c, '-'])),
  ['\u00a0', ' '],
  ['\n', ' '],
]);
const ANY_ALIKE = new RegExp(`[${[...ALIKE.keys()].join('')}]`, 'g');

/** Each capital and accented letter (Latin, Greek, Cyrillic ё) as a small letter without its accent. */
const LETTERS = basicLetters();

/** Every UTF-16 unit as the unit under which spellings meet: small letters, no accents, straight quotes. */
export const FOLDED = foldTable();

function basicLetters() {
  const plain = [...'łŁøØđĐħĦıİς'];
  const table = new Map([...'llooddhhiiσ'].map((small, i) => /** @type {[string, string]} */ ([plain[i] ?? '', small])));
  for (const [first, end] of [[0x41, 0x5b], [0xc0, 0x250], [0x370, 0x530], [0x1e00, 0x2000]]) {
    for (let code = first ?? 0; code < (end ?? 0); code += 1) {
      const letter = String.fromCharCode(code);
      const base = letter.normalize('NFD').charAt(0);
      const cyrillic = base >= '\u0400' && base <= '\u052f' && !'ёЁ'.includes(letter);
      const small = (cyrillic ? letter : base).toLowerCase();
      if (small.length === 1 && small !== letter && !table.has(letter)) table.set(letter, small);
    }
  }
  return table;
}

function foldTable() {
  const table = Uint16Array.from({ length: 0x10000 }, (_, code) => code);
  for (const [from, to] of [...LETTERS, ...ALIKE]) table[from.charCodeAt(0)] = to.charCodeAt(0);
  return table;
}

/** The key under which spellings meet, one unit each. @param {string} plain */
export function fold(plain) {
  const codes = new Uint16Array(plain.length);
  for (let i = 0; i < codes.length; i += 1) codes[i] = FOLDED[plain.charCodeAt(i)] ?? 0;
  return codes;
}

/** With plain quotes, hyphens and blanks, letters untouched. @param {string} text */
export function straight(text) {
  return text.replace(ANY_ALIKE, (c) => ALIKE.get(c) ?? c);
}

/** Without accents, letter case kept: Renée → Renee, Łódź → Lodz. @param {string} text */
export function basic(text) {
  return Array.from(text, (c) => {
    const small = LETTERS.get(c) ?? c;
    return c === c.toLowerCase() ? small : small.toUpperCase();
  }).join('');
}

/** A text as read. A gap between words is one space in `plain`, or a newline where it holds one. */
export class Legible {
  /**
   * @param {string} source
   * @param {string} plain
   * @param {number[]} starts positions in `plain` where the distance to the source changes…
   * @param {number[]} offsets …and the source position of each
   * @param {Map<number, number>} lengths source length of the units of `plain` that are not one unit long
   */
  constructor(source, plain, starts, offsets, lengths) {
    this.source = source;
    this.plain = plain;
    this.starts = starts;
    this.offsets = offsets;
    this.lengths = lengths;
  }

  /** Where in the source the unit `at` of `plain` begins. @param {number} at */
  sourceStart(at) {
    let low = 0;
    let high = this.starts.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (/** @type {number} */ (this.starts[middle]) <= at) low = middle + 1;
      else high = middle;
    }
    return low === 0 ? at : /** @type {number} */ (this.offsets[low - 1]) + at - /** @type {number} */ (this.starts[low - 1]);
  }

  /** Where in the source the unit before `end` ends. @param {number} end */
  sourceEnd(end) {
    return end === 0 ? 0 : this.sourceStart(end - 1) + (this.lengths.get(end - 1) ?? 1);
  }

  /** How the source spells the unit `at` of `plain`. @param {number} at */
  spelling(at) {
    return this.source.slice(this.sourceStart(at), this.sourceEnd(at + 1));
  }
}

/** `source` as its reader understands it. @param {string} source @returns {Legible} */
export function read(source) {
  /** @type {number[]} */
  const starts = [];
  /** @type {number[]} */
  const offsets = [];
  /** @type {Map<number, number>} */
  const lengths = new Map();
  /** @type {string[]} */
  const pieces = []; // joined at the end: a string that grows by + is slow to read
  let length = 0;
  let done = 0;
  const special = MARK.test(source) ? SPECIAL : SPECIAL_UNMARKED;
  special.lastIndex = 0;
  for (let found = special.exec(source); found !== null; found = special.exec(source)) {
    const text = found[0];
    const readAs = decoded(text);
    if (readAs === null) continue;
    pieces.push(source.slice(done, found.index), readAs);
    length += found.index - done;
    if (readAs !== '') lengths.set(length, text.length);
    length += readAs.length;
    done = found.index + text.length;
    starts.push(length);
    offsets.push(done);
  }
  if (done === 0) return new Legible(source, source, starts, offsets, lengths);
  pieces.push(source.slice(done));
  return new Legible(source, pieces.join(''), starts, offsets, lengths);
}

/**
 * What a special stretch is read as: one unit, nothing, or null where it is only itself. Which sort it is shows in its
 * ends; groups in the expression would cost twice the time.
 * @param {string} text
 */
function decoded(text) {
  const last = text.charAt(text.length - 1);
  switch (text.charAt(0)) {
    case '&':
      return entity(text.slice(1, -1));
    case '%':
      return percent(text);
    case '\\':
      if (!/[0-9A-Za-z]/.test(last)) return last;
      return text.includes('u') ? String.fromCharCode(parseInt(text.slice(-4), 16)) : '\n';
    case '\u00ad':
    case '\u200b':
    case '\u2060':
    case '\ufeff':
      return '';
    default:
      if (last >= '\u0300' && last <= '\u036f') return text.normalize('NFC').charAt(0);
      return text.includes('\n') ? '\n' : ' ';
  }
}

/** @param {string} name without & and ; */
function entity(name) {
  if (!name.startsWith('#')) return name === 'apos' ? "'" : ENTITIES.get(name) ?? null;
  const code = /[xX]/.test(name.charAt(1)) ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
  return (code >= 0x20 && code < 0xd800) || (code >= 0xe000 && code < 0x10000) ? String.fromCharCode(code) : null;
}

/** @param {string} text */
function percent(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return '\ufffd'; // no UTF-8: it is read as a letter that stands in no form
  }
}
