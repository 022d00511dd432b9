/**
 * The way back in the browser: every form in which a model may write a surrogate, and the original that belongs
 * there. The same as daemon/penname/core/restorations.py for a text that is complete; both read the golden examples
 * in tests/contract/restorations.json. Positions count UTF-16 units.
 */

import { closes, opens } from './restorer-boundaries.js';
import { closest, FormIndex } from './restorer-index.js';
import { afterEnding, besideNoYear, followsNoName, precedesNoName, withinHan } from './restorer-neighbours.js';
import { read } from './restorer-notation.js';
import { notationOf, speltAlike } from './restorer-spelling.js';

/** @typedef {import('./restorer-index.js').Form} Form */
/** @typedef {import('./restorer-index.js').Known} Known */
/** @typedef {import('./restorer-notation.js').Legible} Legible */
/** @typedef {import('./restorer-dates.js').ComputedDates} Dates */
/** @typedef {{ start: number, end: number, written: string, workedOut?: true }} Match a stretch of a text and what must be read instead */

const ASCII_WORD = Uint8Array.from({ length: 0x10000 }, (_, unit) => (unit < 0x80 && /\w/.test(String.fromCharCode(unit)) && unit !== 0x5f ? 1 : 0));

export class Restorer {
  /**
   * @param {readonly Form[]} forms Of two with the same text, or that differ in letter case only where the text agrees
   *   with neither, the first counts.
   * @param {Dates | null} dates finds the dates that a model works out; null where dates are enciphered
   */
  constructor(forms, dates = null) {
    this.dates = dates;
    /** The same without dates that were worked out: for what the person may be writing. */
    this.formsOnly = { matches: (/** @type {string} */ text) => this.matches(text, null) };
    /** @type {Map<string, Form>} */
    const unique = new Map();
    for (const form of forms) {
      if (form.text !== '' && form.text !== form.original && !unique.has(form.text)) unique.set(form.text, form);
    }
    this.forms = [...unique.values()].sort((a, b) => b.text.length - a.text.length);
    this.glued = this.forms.filter((form) => form.guard === 'anywhere');
    this.index = new FormIndex(this.forms.filter((form) => form.guard !== 'anywhere'));
  }

  /** `text` with every form of a surrogate replaced by that form of its original. @param {string} text */
  restore(text) {
    return replaced(text, this.matches(text));
  }

  /** The same without dates that were worked out: for what the person may have written. @param {string} text */
  restoreForms(text) {
    return replaced(text, this.matches(text, null));
  }

  /** As `restore`, for a text that may have come from here: dates that were brought back already stay. @param {string} text */
  restoreOnce(text) {
    return replaced(text, this.matches(text, this.dates, true));
  }

  /**
   * What `restore` replaces in `text`, from left to right; no two overlap.
   * @param {string} text
   * @param {Dates | null} dates
   * @param {boolean} once see `restoreOnce`
   * @returns {Match[]}
   */
  matches(text, dates = this.dates, once = false) {
    const legible = read(text);
    const { plain } = legible;
    const { firsts } = this.index;
    const others = [...this.gluedIn(text), ...(dates === null ? [] : workedOutIn(legible, dates, once))].sort((a, b) => a.start - b.start || b.end - a.end);
    /** @type {Match[]} */
    const found = [];
    let free = 0;
    let inWord = 0;
    for (let start = 0; start < plain.length; start += 1) {
      // Most positions end here: between two ASCII letters or digits nothing begins.
      const unit = plain.charCodeAt(start);
      const word = /** @type {number} */ (ASCII_WORD[unit]);
      if ((word & inWord) === 1) continue;
      inWord = word;
      if (firsts[unit] === 0 || !this.index.mayStart(plain, start)) continue;
      const match = this.match(legible, start, free);
      if (match === null) continue;
      while (others[0] !== undefined && goesFirst(others[0], match)) free = take(found, others.shift(), free);
      free = take(found, match, free);
    }
    for (const match of others) free = take(found, match, free);
    return found;
  }

  /**
   * The longest form that fits at `start`, unless that lies before `free` in the source.
   * @param {Legible} legible
   * @param {number} start
   * @param {number} free
   * @returns {Match | null}
   */
  match(legible, start, free) {
    const candidates = this.index.found(legible.plain, start);
    if (candidates.length === 0 || legible.sourceStart(start) < free || !opens(legible.plain, start)) return null;
    for (const { end, known } of candidates) {
      const shown = legible.plain.slice(start, end);
      for (const each of closest(known, shown)) {
        if (each.mayBe(shown) && fits(legible.plain, each.form.guard, start, end)) return matched(legible, start, end, each);
      }
    }
    return null;
  }

  /** The pairs that may stand anywhere, where they stand verbatim. @param {string} text @returns {Match[]} */
  gluedIn(text) {
    /** @type {Match[]} */
    const found = [];
    for (const form of this.glued) {
      for (let at = text.indexOf(form.text); at >= 0; at = text.indexOf(form.text, at + form.text.length)) {
        found.push({ start: at, end: at + form.text.length, written: form.original });
      }
    }
    return found;
  }
}

/** The dates that a model has worked out. @param {Legible} legible @param {Dates} dates @param {boolean} once @returns {Match[]} */
function workedOutIn(legible, dates, once) {
  return dates
    .found(legible.plain, once)
    .filter(({ start, end }) => closes(legible.plain, start, end) && opens(legible.plain, start))
    .map(({ start, end, written }) => ({ start: legible.sourceStart(start), end: legible.sourceEnd(end), written, workedOut: true }));
}

/** @param {string} text @param {Match[]} matches */
function replaced(text, matches) {
  let out = '';
  let done = 0;
  for (const match of matches) {
    out += text.slice(done, match.start) + match.written;
    done = match.end;
  }
  return done === 0 ? text : out + text.slice(done);
}

/** Whether a form fits between `start` and `end`, for all that its guard asks. @param {string} plain @param {string} guard @param {number} start @param {number} end */
function fits(plain, guard, start, end) {
  if (guard === 'family' && !precedesNoName(plain, start)) return false;
  if ((guard === 'lone' || guard === 'family') && withinHan(plain, start)) return false;
  if (guard === 'ending' && !afterEnding(plain, start)) return false;
  if (!closes(plain, start, end)) return false;
  if (guard === 'lone' || guard === 'family') return followsNoName(plain, end);
  return guard !== 'day' || besideNoYear(plain, start, end);
}

/**
 * The form between `start` and `end` of `plain`, where it stands in the source, and how it is written there.
 * @param {Legible} legible
 * @param {number} start
 * @param {number} end
 * @param {Known} known
 * @returns {Match}
 */
function matched(legible, start, end, known) {
  const first = legible.sourceStart(start);
  const last = legible.sourceEnd(end);
  const asIs = known.verbatim || legible.source.startsWith(known.form.text, first) && last - first === known.form.text.length;
  return { start: first, end: last, written: asIs ? known.form.original : spelt(legible, start, end, known) };
}

/** The original, as the units `start` to `end` spell its surrogate. @param {Legible} legible @param {number} start @param {number} end @param {Known} known */
function spelt(legible, start, end, known) {
  const gaps = [];
  for (let at = start; at < end; at += 1) if (' \n'.includes(legible.plain.charAt(at))) gaps.push(legible.spelling(at));
  return speltAlike(legible.plain.slice(start, end), known.plain, known.form.original, gaps, notationOf(legible, start, end, known.plain));
}

/** Whether another sort of match goes before a form: it is earlier, or no shorter; a worked-out date must be longer. @param {Match} other @param {Match} match */
const goesFirst = (other, match) => other.start < match.start || (other.start === match.start && other.end >= match.end + (other.workedOut ? 1 : 0));

/** @param {Match[]} found @param {Match | undefined} match @param {number} free @returns {number} where the next may begin */
function take(found, match, free) {
  if (match === undefined || match.start < free) return free;
  found.push(match);
  return match.end;
}
