/**
 * What a text says once its encoding is undone: percent signs, escapes of JSON, references of HTML, base64.
 *
 * Words that can only be read this way cannot be rewritten where they stand: such a text is refused.
 */

import { append, construct, includes, list, replaced, run, slice, uncurry } from '../lib/primitives.js';

const decodePart = globalThis.decodeURIComponent;
const fromBase64 = globalThis.atob;
const fromCode = String.fromCharCode;
const codeAtByte = uncurry(String.prototype.charCodeAt);
const decode = uncurry(TextDecoder.prototype.decode);
const strict = new TextDecoder('utf-8', { fatal: true });
const Bytes = Uint8Array;

const DEPTH = 3;
const LONGEST = 1_000_000;
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([nrtbf"'\\/]))/;
const REFERENCE = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/i;
const BASE64 = /^[A-Za-z0-9+/_-]{12,}={0,2}$/;
const AFTER_MARK = /^data:[\w/+.;=-]*;base64,/;

/**
 * Other readings of a text, none of them the text itself.
 * @param {string} words
 * @returns {import('../lib/primitives.js').List<string>}
 */
export function readings(words) {
  const found = list();
  let layer = list();
  append(layer, words);
  for (let depth = 0; depth < DEPTH && layer.length > 0; depth += 1) {
    const next = list();
    for (let i = 0; i < layer.length; i += 1) {
      if (layer[i].length > LONGEST) continue;
      for (let n = 0; n < WAYS.length; n += 1) {
        const reading = WAYS[n](layer[i]);
        if (reading !== '' && reading !== layer[i]) append(next, reading);
      }
    }
    for (let i = 0; i < next.length; i += 1) append(found, next[i]);
    layer = next;
  }
  return found;
}

/** Each gives "" when the text is not written its way. */
const WAYS = [fromPercent, fromEscapes, fromReferences, fromBytes];

/** @param {string} words */
function fromPercent(words) {
  if (!includes(words, '%')) return '';
  try {
    return decodePart(replaced(words, '+', ' '));
  } catch {
    return ''; // a percent sign of its own
  }
}

/** @param {string} words */
function fromEscapes(words) {
  if (!includes(words, '\\')) return '';
  return undone(words, ESCAPE, (match) => {
    const code = match[1] ?? match[2];
    if (code !== undefined) return fromCode(+`0x${code}`);
    return run(/[nrtbf]/, match[3]) === null ? match[3] : ' ';
  });
}

/** @param {string} words */
function fromReferences(words) {
  if (!includes(words, '&')) return '';
  return undone(words, REFERENCE, (match) => {
    const number = match[1] === undefined ? match[2] === undefined ? -1 : +`0x${match[2]}` : +match[1];
    return number >= 0 && number < 0x10000 ? fromCode(number) : ' ';
  });
}

/** @param {string} words */
function fromBytes(words) {
  const start = run(AFTER_MARK, words)?.[0].length ?? 0;
  const packed = slice(words, start);
  if (run(BASE64, packed) === null) return '';
  try {
    const raw = fromBase64(replaced(replaced(packed, '-', '+'), '_', '/'));
    const bytes = construct(Bytes, [raw.length]);
    for (let i = 0; i < raw.length; i += 1) bytes[i] = codeAtByte(raw, i);
    return decode(strict, bytes);
  } catch {
    return ''; // letters and digits of another meaning, or no text in them
  }
}

/** @param {string} words @param {RegExp} mark @param {(match: any) => string} by */
function undone(words, mark, by) {
  let out = '';
  let rest = words;
  for (let match = run(mark, rest); match !== null; match = run(mark, rest)) {
    out += slice(rest, 0, match.index) + by(match);
    rest = slice(rest, match.index + match[0].length);
  }
  return out + rest;
}
