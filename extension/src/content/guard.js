/**
 * Finds known real values in texts that the page sends of itself: titles, feedback, telemetry, searches.
 *
 * It asks for words, not for characters: a model called `claude-sonnet-5` does not carry Claude's name,
 * a file called `letter-marta-kovel.png` does carry Marta Kovel's.
 */

const SHORTEST = 3;

export class Guard {
  constructor() {
    this.known = '';
    /** @type {RegExp | null} values as they are written, beside no letter or digit */
    this.words = null;
    /** @type {string[]} values of several words, without anything between letters */
    this.joined = [];
  }

  /** @param {Iterable<string>} originals */
  know(originals) {
    const values = [...originals].map((value) => value.normalize('NFC')).filter((value) => value.trim().length >= SHORTEST).sort((a, b) => b.length - a.length);
    const known = values.join('\n');
    if (known === this.known) return;
    this.known = known;
    const sources = values.map((value) => value.trim().replace(/[\\^$*+?.()|{}[\]]/g, '\\$&').replace(/\s+/g, '\\s+'));
    this.words = sources.length === 0 ? null : new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
    this.joined = values.filter((value) => /[^\p{L}\p{N}]/u.test(value.trim())).map(joinedUp).filter((value) => value.length >= 8);
  }

  get knowing() {
    return this.words !== null;
  }

  /** @param {string} written */
  finds(written) {
    if (this.words === null) return false;
    const text = written.normalize('NFC'); // an accent may stand by itself
    if (/\s/.test(text.trim())) return this.words.test(text) || this.hasJoined(text);
    const found = this.words.exec(text);
    // A single word without spaces may be an identifier: it must be the value itself, in its own letter case.
    if (found !== null && (found[0].length === text.trim().length || this.isWritten(found[0]))) return true;
    return this.hasJoined(text);
  }

  /** @param {string} text */
  hasJoined(text) {
    const one = joinedUp(text);
    return this.joined.some((value) => one.includes(value));
  }

  /** @param {string} word */
  isWritten(word) {
    return this.known.split('\n').includes(word);
  }
}

/** @param {string} text */
function joinedUp(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
