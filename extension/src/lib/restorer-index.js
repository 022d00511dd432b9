/**
 * Known forms by the key under which every spelling of them meets.
 * The same as daemon/penname/core/form_index.py, with a trie that is walked from the beginnings of words in
 * place of an automaton; read that file first.
 */

import { isUpper } from './restorer-boundaries.js';
import { FOLDED, fold, read, straight } from './restorer-notation.js';

/** @typedef {{ text: string, original: string, guard: string }} Form */

const ONE_NAME = /^\p{L}+(?:[-'’]\p{L}+)*$/u;

/** A form as it is looked up. */
export class Known {
  /** @param {Form} form @param {string} plain */
  constructor(form, plain) {
    this.form = form;
    this.plain = plain;
    /** One capitalised word, which in small letters is an ordinary word. */
    this.capital = isUpper(plain.charAt(0)) && ONE_NAME.test(plain);
    /** The original is written as it is, however the form was shown. */
    this.verbatim = form.guard === 'exact' || '[<'.includes(form.text.charAt(0));
  }

  /** Whether `shown`, of the same key, is this form: in another letter case, accents at most dropped. @param {string} shown */
  mayBe(shown) {
    if (shown === this.plain) return true;
    if (this.form.guard === 'exact') return straight(shown) === straight(this.plain);
    if (this.capital && !isUpper(shown.charAt(0))) return false;
    for (let i = 0; i < shown.length; i += 1) {
      if (shown.charAt(i) !== this.plain.charAt(i) && !sameLetter(shown.charAt(i), this.plain.charAt(i))) return false;
    }
    return true;
  }
}

/**
 * The forms that are written most like `shown`: "Olga" is the name itself wherever there is one, and no "Olgą" that
 * has lost its accent.
 * @param {Known[]} known of one key
 * @param {string} shown
 */
export function closest(known, shown) {
  if (known.length === 1) return known;
  const distances = known.map(({ plain }) => distance(straight(plain), straight(shown)));
  const least = Math.min(...distances);
  return known.filter((_, at) => distances[at] === least);
}

/** 0 where two spellings are the same, 1 where letter case differs, 2 where accents do. @param {string} own @param {string} shown */
function distance(own, shown) {
  if (own === shown) return 0;
  return own.toLowerCase() === shown.toLowerCase() ? 1 : 2;
}

/** @param {string} shown @param {string} own */
function sameLetter(shown, own) {
  if (shown.toLowerCase() === own.toLowerCase() || 'İı'.includes(shown)) return true;
  return straight(shown) === straight(own) || String.fromCharCode(...fold(shown)) === shown.toLowerCase();
}

/**
 * Finds forms in text. The trie is one table with open addressing: a place for (node, unit) holds the node after it.
 */
export class FormIndex {
  /** @param {Iterable<Form>} forms */
  constructor(forms) {
    /** @type {(Known[] | undefined)[]} forms that end at a node */
    this.ending = [undefined];
    /** What the units of a text can begin, by unit as it is written: 0 nothing, 1 a form, 2 a form of one unit. */
    this.firsts = new Uint8Array(0x10000);
    /** Pairs of first units, folded (a few others share a place). */
    this.pairs = new Uint8Array(0x10000);
    /** @type {[Uint16Array, Known][]} */
    const keys = [];
    let units = 1;
    for (const form of forms) {
      const plain = read(form.text).plain;
      if (plain === '') continue;
      keys.push([fold(plain), new Known(form, plain)]);
      units += plain.length;
    }
    this.bits = 33 - Math.clz32(units); // at most half full
    this.nodes = new Int32Array(1 << this.bits).fill(-1);
    this.units = new Uint16Array(1 << this.bits);
    this.afters = new Int32Array(1 << this.bits);
    for (const [key, known] of keys) this.add(key, known);
    for (let unit = 0; unit < 0x10000; unit += 1) {
      if (this.firsts[unit] === 0) this.firsts[unit] = this.firsts[FOLDED[unit] ?? 0] ?? 0;
    }
  }

  /** @param {Uint16Array} key @param {Known} known */
  add(key, known) {
    let node = 0;
    for (const unit of key) {
      const place = this.place(node, unit);
      if (this.nodes[place] === -1) {
        this.nodes[place] = node;
        this.units[place] = unit;
        this.afters[place] = this.ending.length;
        this.ending.push(undefined);
      }
      node = /** @type {number} */ (this.afters[place]);
    }
    (this.ending[node] ??= []).push(known);
    const [first = 0, second] = key;
    if (second === undefined) this.firsts[first] = 2;
    else {
      this.firsts[first] = Math.max(1, this.firsts[first] ?? 0);
      this.pairs[pair(first, second)] = 1;
    }
  }

  /** Where (node, unit) is, or would be, in the table. @param {number} node @param {number} unit */
  place(node, unit) {
    const mask = this.nodes.length - 1;
    let place = (Math.imul(node, 0x9e3779b1) ^ Math.imul(unit, 0x85ebca6b)) >>> (32 - this.bits);
    while (this.nodes[place] !== -1 && (this.nodes[place] !== node || this.units[place] !== unit)) place = (place + 1) & mask;
    return place;
  }

  /** Whether a form may begin at `at`, a position whose unit may begin one. @param {string} plain @param {number} at */
  mayStart(plain, at) {
    const unit = plain.charCodeAt(at);
    if (this.firsts[unit] === 2 || at + 1 === plain.length) return this.firsts[unit] === 2;
    return this.pairs[pair(FOLDED[unit] ?? 0, FOLDED[plain.charCodeAt(at + 1)] ?? 0)] === 1;
  }

  /**
   * The forms that begin at `start`, each with its end, the longest first.
   * @param {string} plain
   * @param {number} start
   * @returns {{ end: number, known: Known[] }[]}
   */
  found(plain, start) {
    /** @type {{ end: number, known: Known[] }[]} */
    let found = NONE;
    let node = 0;
    for (let at = start; at < plain.length; at += 1) {
      const place = this.place(node, FOLDED[plain.charCodeAt(at)] ?? 0);
      if (this.nodes[place] === -1) break;
      node = /** @type {number} */ (this.afters[place]);
      const known = this.ending[node];
      if (known !== undefined) found = [{ end: at + 1, known }, ...found];
    }
    return found;
  }
}

/** @type {{ end: number, known: Known[] }[]} */
const NONE = [];

/** @param {number} a @param {number} b */
const pair = (a, b) => (Math.imul(a, 31) + Math.imul(b, 257)) & 0xffff;
