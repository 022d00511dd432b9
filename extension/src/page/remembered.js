/** The words that were typed, and whether a text shares any with them. */

import { append, codeAt, includes, indexOf, isBetween, list, record, run, slice, squashed, startsWith } from '../lib/primitives.js';

/** Two texts that share this many characters, white space aside, are the same words. */
const BLOCK = 12;
const KEPT = 120;
const MOST_BLOCKS = 4_000_000;
const LONGEST_WORD = 40;

/** What was typed, in squashed form. Holds plain strings in records without prototype only. */
export class Remembered {
  constructor() {
    /** Newest last. `text` grows while it is being written; `done` is its part whose blocks are known. */
    this.entries = list();
    this.blocks = record();
    this.count = 0;
  }

  /**
   * The text being written: takes the place of the newest one when it goes on from it.
   * @param {string} text squashed
   * @param {string} [raw] as it was typed
   */
  add(text, raw = '') {
    const newest = this.entries[this.entries.length - 1];
    if (newest !== undefined && startsWith(text, newest.text)) {
      newest.text = text;
      newest.raw = raw;
    } else if (newest === undefined || !startsWith(newest.text, text)) this.keep(text, raw);
  }

  /** @param {string} text squashed @param {string} [raw] as it was typed */
  keep(text, raw = '') {
    if (text === '') return;
    for (let i = 0; i < this.entries.length; i += 1) if (this.entries[i].text === text) return;
    if (this.entries.length >= KEPT) {
      for (let i = 1; i < this.entries.length; i += 1) this.entries[i - 1] = this.entries[i];
      this.entries.length -= 1;
    }
    const entry = record();
    entry.text = text;
    entry.raw = raw;
    entry.done = '';
    append(this.entries, entry);
  }

  /** Whether something typed is just this text, white space aside. @param {string} words */
  is(words) {
    const text = tight(words);
    for (let i = 0; i < this.entries.length; i += 1) if (tight(this.entries[i].raw) === text) return true;
    return false;
  }

  /** @param {string} text */
  drop(text) {
    let kept = 0;
    for (let i = 0; i < this.entries.length; i += 1) {
      if (this.entries[i].text === text) continue;
      this.entries[kept] = this.entries[i];
      kept += 1;
    }
    this.entries.length = kept;
    this.forgetBlocks();
  }

  /**
   * Whether the words share a stretch with what was typed.
   * @param {string} words
   */
  carries(words) {
    if (this.entries.length === 0 || words.length < 3) return false;
    const text = squashed(words);
    const wordy = isWordy(words);
    const parts = wordy || isJoined(words);
    for (let i = 0; i < this.entries.length; i += 1) {
      const typed = this.entries[i].text;
      if (typed === text) return true;
      if (typed.length >= 6 && text.length >= typed.length && includes(text, typed)) return true;
      if (parts && text.length >= 5 && includes(typed, text)) return true;
    }
    if (!parts && this.hasWord(words)) return true;
    return (wordy || text.length >= 2 * BLOCK) && text.length >= BLOCK && this.sharesBlock(text);
  }

  /**
   * Whether a single word that looks like a name or a number was typed, as it is written here.
   * @param {string} word
   */
  hasWord(word) {
    if (word.length < 4 || word.length > LONGEST_WORD || run(/^\p{Lu}|\d/u, word) === null) return false;
    for (let i = 0; i < this.entries.length; i += 1) {
      const { raw } = this.entries[i];
      for (let at = indexOf(raw, word); at !== -1; at = indexOf(raw, word, at + 1)) {
        const after = at + word.length;
        if ((at === 0 || isBetween(codeAt(raw, at - 1))) && (after === raw.length || isBetween(codeAt(raw, after)))) return true;
      }
    }
    return false;
  }

  /**
   * Whether the words may be a draft: the first ones of something typed.
   * @param {string} words
   */
  starts(words) {
    const text = squashed(words);
    if (text.length < 3) return false;
    for (let i = 0; i < this.entries.length; i += 1) if (startsWith(this.entries[i].text, text)) return true;
    return false;
  }

  /**
   * Whether something typed begins with these words and has more of the last one.
   * @param {string} words
   */
  goesOn(words) {
    const text = squashed(words);
    let found = false;
    for (let i = 0; i < this.entries.length; i += 1) {
      const typed = this.entries[i].text;
      if (typed === text) return false;
      if (startsWith(typed, text)) found = true;
    }
    return found;
  }

  /**
   * Any run of 2·BLOCK−1 characters in common is found: the text is cut at fixed places, what was typed at every place.
   * @param {string} text squashed
   */
  sharesBlock(text) {
    for (let i = 0; i < this.entries.length; i += 1) this.index(this.entries[i]);
    for (let at = 0; at + BLOCK <= text.length; at += BLOCK) if (slice(text, at, at + BLOCK) in this.blocks) return true;
    return false;
  }

  /** @param {{ text: string, done: string }} entry */
  index(entry) {
    if (entry.done === entry.text) return;
    const from = entry.done.length >= BLOCK && startsWith(entry.text, entry.done) ? entry.done.length - BLOCK : 0;
    for (let at = from; at + BLOCK <= entry.text.length; at += 1) {
      this.blocks[slice(entry.text, at, at + BLOCK)] = true;
      this.count += 1;
    }
    entry.done = entry.text;
    if (this.count > MOST_BLOCKS) this.forgetBlocks();
  }

  /** Starts the index anew: it held texts that are no longer kept. */
  forgetBlocks() {
    this.blocks = record();
    this.count = 0;
    for (let i = 0; i < this.entries.length; i += 1) this.entries[i].done = '';
  }
}

/** @param {string} text */
function tight(text) {
  let out = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = codeAt(text, at);
    if (code > 0x20 && code !== 0xa0) continue;
    out += slice(text, from, at);
    from = at + 1;
  }
  return out + slice(text, from);
}

/**
 * Whether a text without white space has several parts: `maria-torres`, `maria.torres@example.com`.
 * @param {string} words
 */
function isJoined(words) {
  return run(/[\p{L}\p{N}][^\p{L}\p{N}]+[\p{L}\p{N}]/u, words) !== null;
}

/**
 * Whether a text is more than one word of a protocol: it has white space, or letters that protocols do not use.
 * @param {string} words
 */
function isWordy(words) {
  for (let i = 0; i < words.length; i += 1) {
    const code = codeAt(words, i);
    if (code === 0x20 || code === 0x0a || code > 0x7f) return true;
  }
  return false;
}
