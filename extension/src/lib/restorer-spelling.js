/**
 * The original, written the way the surrogate was written: letter case, gaps between words, escapes.
 * The same as daemon/penname/core/spelling.py; read that file first.
 */

import { ENTITIES } from './restorer-entities.js';
import { basic, straight } from './restorer-notation.js';

/** @typedef {import('./restorer-notation.js').Legible} Legible */

const NAMES = new Map(Array.from(ENTITIES, ([name, c]) => [c, name]));
const KEPT_IN_URLS = /[A-Za-z0-9_.~-]/;
const LATEX = '&%$#_{}';
const MARKDOWN = '_*[]';
const INITIALS = /(^|[\s-])([^\s-])/gu;
/** @type {Record<string, string>} */
const HTML = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };

/** How one stretch of a source spells its characters. */
export class Notation {
  constructor() {
    /** @type {Map<string, string>} those seen spelt in another way */
    this.spelt = new Map();
    this.entities = false;
    this.named = false;
    this.backslashes = ''; // before `u00e9`
    this.percent = false;
    this.escaped = '';
    this.decomposed = false;
    this.plainLetters = false; // accents dropped
  }

  /** @param {string} text */
  write(text) {
    let written = this.plainLetters ? basic(text) : text;
    if (this.decomposed) written = written.normalize('NFD');
    return Array.from(written, (c) => this.spelt.get(c) ?? this.other(c)).join('');
  }

  /** @param {string} c */
  other(c) {
    if (this.percent && !KEPT_IN_URLS.test(c)) {
      return Array.from(new TextEncoder().encode(c), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
    }
    if (this.entities && HTML[c] !== undefined) return `&${HTML[c]};`;
    if (this.entities && c === "'") return this.named ? '&apos;' : '&#39;';
    if (this.named && NAMES.has(c) && c > '\u007f') return `&${NAMES.get(c)};`;
    if (this.backslashes !== '' && c > '\u007f') {
      return Array.from({ length: c.length }, (_, i) => `${this.backslashes}u${c.charCodeAt(i).toString(16).padStart(4, '0')}`).join('');
    }
    return this.escaped.includes(c) ? `\\${c}` : c;
  }

  /** @param {string} source @param {string} c */
  note(source, c) {
    if (source.startsWith('&')) {
      this.entities = true;
      this.named ||= source.charAt(1) !== '#' && !Object.values(HTML).includes(source.slice(1, -1));
      this.spelt.set(c, source);
    } else if (source.startsWith('%')) {
      this.percent = true;
    } else if (source.startsWith('\\')) {
      if (!source.endsWith(c)) this.backslashes = source.slice(0, source.lastIndexOf('u'));
      else this.escaped += '&%$#'.includes(c) ? LATEX : '*[]'.includes(c) ? MARKDOWN : c;
    } else {
      this.decomposed = true;
    }
  }
}

/**
 * How the units `start` to `end` of a text are spelt, gaps between words left out.
 * @param {Legible} legible
 * @param {number} start
 * @param {number} end
 * @param {string} form
 */
export function notationOf(legible, start, end, form) {
  const seen = new Notation();
  let dropped = false;
  let kept = false;
  for (let i = start; i < end; i += 1) {
    const c = legible.plain.charAt(i);
    const source = legible.spelling(i);
    const wanted = form.charAt(i - start);
    if (source === wanted || c === ' ' || c === '\n') {
      kept ||= basic(wanted) !== wanted;
      seen.percent ||= source.startsWith('%');
      continue;
    }
    dropped ||= basic(wanted) !== wanted && c === basic(c);
    if (source.length > 1) seen.note(source, c);
    else if (straight(source) === straight(wanted)) seen.spelt.set(straight(wanted), source);
  }
  seen.plainLetters = dropped && !kept;
  return seen;
}

/** @param {string} text has capitals and no small letters */
const allUpper = (text) => text === text.toUpperCase() && text !== text.toLowerCase();
/** @param {string} text has small letters and no capitals */
const allLower = (text) => text === text.toLowerCase() && text !== text.toUpperCase();

/**
 * `original` in the letter case that `shown` has where `form` has its own.
 * @param {string} shown
 * @param {string} form
 * @param {string} original
 */
export function cased(shown, form, original) {
  if (straight(shown) === straight(form)) return original;
  if (allUpper(shown) && !allUpper(form)) return (shown.includes('İ') ? original.replaceAll('i', 'İ') : original).toUpperCase();
  if (allLower(shown) && !allLower(form)) {
    const turkish = Array.from(shown).some((c, i) => c === 'ı' && form.charAt(i) === 'I');
    return (turkish ? original.replaceAll('I', 'ı') : original).replaceAll('İ', 'i').toLowerCase();
  }
  const first = form.charAt(0);
  if (first !== first.toUpperCase() && shown.charAt(0) !== shown.charAt(0).toLowerCase()) {
    return original.replace(INITIALS, (_, gap, letter) => gap + letter.toUpperCase());
  }
  return original;
}

/**
 * `original` as `shown` spells `form`: word by word where both have as many words, else as a whole.
 * @param {string} shown the words of the text as read, one gap between two
 * @param {string} form
 * @param {string} original
 * @param {string[]} gaps what stands between the words in the source
 * @param {Notation} notation
 */
export function speltAlike(shown, form, original, gaps, notation) {
  const shownWords = shown.split(/[ \n]/);
  const formWords = words(form);
  let own = words(original);
  const ownGaps = original.trim().match(/\s+/g) ?? [];
  if (own.length === formWords.length && own.length === shownWords.length) {
    // Turkish capitals also where a word shows none of its own.
    const turkish = shown.includes('İ') && allUpper(shown);
    own = own.map((word, i) => (turkish ? cased(shown, form, word) : cased(shownWords[i] ?? '', formWords[i] ?? '', word)));
  } else if (shown !== form) {
    own = words(cased(shownWords.join(' '), formWords.join(' '), own.join(' ')));
  }
  const between = gaps.every((gap) => gap === ' ') ? ownGaps : spread(gaps, own.length - 1);
  return own.map((word, i) => (i === 0 ? '' : between[i - 1] ?? ' ') + notation.write(word)).join('');
}

/** @param {string} text */
function words(text) {
  return text.trim().split(/\s+/);
}

/** As many gaps as wanted: a line break stays the last one, any other gap repeats. @param {string[]} gaps @param {number} wanted */
function spread(gaps, wanted) {
  const spare = wanted - gaps.length;
  if (spare <= 0) return wanted === 0 ? [] : gaps.slice(-wanted);
  const filling = (gaps[0] ?? ' ').includes('\n') ? ' ' : gaps[0] ?? ' ';
  return [...Array(spare).fill(filling), ...gaps];
}
