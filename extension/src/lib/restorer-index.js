/**
 * Known forms by the key under which every spelling of them meets.
 * The same as daemon/penname/core/form_index.py, with a trie that is walked from the beginnings of words in place of
 * an automaton; read that file first.
 */

import { isUpper } from './restorer-boundaries.js';
import { fold, read, straight } from './restorer-notation.js';

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

/** @param {string} shown @param {string} own */
function sameLetter(shown, own) {
  if (shown.toLowerCase() === own.toLowerCase() || 'İı'.includes(shown)) return true;
  return straight(shown) === straight(own) || String.fromCharCode(...fold(shown)) === shown.toLowerCase();
}

/** Finds forms in folded text. */
export class FormIndex {
  /** @param {Iterable<Form>} forms */
  constructor(forms) {
    /** @type {Map<number, number>} node × 65536 + unit → node */
    this.children = new Map();
    /** @type {(Known[] | undefined)[]} forms that end at a node */
    this.ending = [undefined];
    /** Units with which forms begin, and pairs of their first two units (some others share a place). */
    this.firsts = new Uint8Array(0x10000);
    this.pairs = new Uint8Array(0x10000);
    for (const form of forms) {
      const plain = read(form.text).plain;
      if (plain !== '') this.add(fold(plain), new Known(form, plain));
    }
  }

  /** @param {Uint16Array} key @param {Known} known */
  add(key, known) {
    let node = 0;
    for (const unit of key) {
      let child = this.children.get(node * 0x10000 + unit);
      if (child === undefined) {
        child = this.ending.length;
        this.ending.push(undefined);
        this.children.set(node * 0x10000 + unit, child);
      }
      node = child;
    }
    (this.ending[node] ??= []).push(known);
    const [first = 0, second] = key;
    this.firsts[first] = second === undefined ? 2 : Math.max(1, this.firsts[first] ?? 0);
    if (second !== undefined) this.pairs[pair(first, second)] = 1;
  }

  /** Whether a form may begin at `at`. @param {Uint16Array} folded @param {number} at */
  mayStart(folded, at) {
    const first = folded[at] ?? 0;
    const sort = this.firsts[first];
    if (sort === 0) return false;
    return sort === 2 || this.pairs[pair(first, folded[at + 1] ?? 0)] === 1;
  }

  /**
   * The forms that begin at `start`, each with its end, the longest first.
   * @param {Uint16Array} folded
   * @param {number} start
   * @returns {{ end: number, known: Known[] }[]}
   */
  found(folded, start) {
    const found = [];
    let node = 0;
    for (let at = start; at < folded.length; at += 1) {
      const child = this.children.get(node * 0x10000 + (folded[at] ?? 0));
      if (child === undefined) break;
      node = child;
      const known = this.ending[node];
      if (known !== undefined) found.push({ end: at + 1, known });
    }
    return found.reverse();
  }
}

/** @param {number} a @param {number} b */
const pair = (a, b) => (a * 31 + b * 257) & 0xffff;
