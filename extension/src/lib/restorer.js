/**
 * The way back in the browser: every form in which a model may write a surrogate, and the original that belongs
 * there. The same as daemon/penname/core/restorations.py for a text that is complete; both read the golden examples
 * in tests/contract/restorations.json. Positions count UTF-16 units.
 */

import { closes, opens } from './restorer-boundaries.js';
import { FormIndex } from './restorer-index.js';
import { afterEnding, besideNoYear, followsNoName, precedesNoName } from './restorer-neighbours.js';
import { read } from './restorer-notation.js';
import { notationOf, speltAlike } from './restorer-spelling.js';

/** @typedef {import('./restorer-index.js').Form} Form */
/** @typedef {import('./restorer-index.js').Known} Known */
/** @typedef {import('./restorer-notation.js').Legible} Legible */
/** @typedef {{ start: number, end: number, written: string }} Match a stretch of a text and what must be read instead */

export class Restorer {
  /**
   * @param {readonly Form[]} forms Of two with the same text, or that differ in letter case only where the text agrees
   *   with neither, the first counts.
   */
  constructor(forms) {
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
    let out = '';
    let done = 0;
    for (const match of this.matches(text)) {
      out += text.slice(done, match.start) + match.written;
      done = match.end;
    }
    return done === 0 ? text : out + text.slice(done);
  }

  /** What `restore` replaces in `text`, from left to right; no two overlap. @param {string} text @returns {Match[]} */
  matches(text) {
    const legible = read(text);
    const { folded, plain } = legible;
    const glued = this.gluedIn(text);
    /** @type {Match[]} */
    const found = [];
    let free = 0;
    for (let start = 0; start < folded.length; start += 1) {
      if (!this.index.mayStart(folded, start) || insideAsciiWord(folded, start) || legible.sourceStart(start) < free) continue;
      const match = opens(plain, start) ? this.match(legible, start) : null;
      const at = match?.start ?? legible.sourceStart(start);
      while (glued[0] !== undefined && glued[0].start <= at && (match === null || goesFirst(glued[0], match))) {
        free = take(found, glued.shift(), free);
      }
      if (match !== null) free = take(found, match, free);
    }
    for (const match of glued) free = take(found, match, free);
    return found;
  }

  /** The longest form that fits at `start`. @param {Legible} legible @param {number} start @returns {Match | null} */
  match(legible, start) {
    for (const { end, known } of this.index.found(legible.folded, start)) {
      const shown = legible.plain.slice(start, end);
      const exact = known.filter((each) => each.plain === shown);
      for (const each of exact.length > 0 && known.length > 1 ? [...exact, ...known] : known) {
        if (each.mayBe(shown) && fits(legible.plain, each.form.guard, start, end)) {
          return { start: legible.sourceStart(start), end: legible.sourceEnd(end), written: written(legible, start, end, each) };
        }
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
    return found.sort((a, b) => a.start - b.start || b.end - a.end);
  }
}

/** Whether a form fits between `start` and `end`, for all that its guard asks. @param {string} plain @param {string} guard @param {number} start @param {number} end */
function fits(plain, guard, start, end) {
  if (guard === 'family' && !precedesNoName(plain, start)) return false;
  if (guard === 'ending' && !afterEnding(plain, start)) return false;
  if (!closes(plain, start, end)) return false;
  if (guard === 'lone' || guard === 'family') return followsNoName(plain, end);
  return guard !== 'day' || besideNoYear(plain, start, end);
}

/** The original, as the units `start` to `end` spell its surrogate. @param {Legible} legible @param {number} start @param {number} end @param {Known} known */
function written(legible, start, end, known) {
  const { form } = known;
  const source = legible.source.slice(legible.sourceStart(start), legible.sourceEnd(end));
  if (source === form.text || known.verbatim) return form.original;
  const gaps = [];
  for (let at = start; at < end; at += 1) if (' \n'.includes(legible.plain.charAt(at))) gaps.push(legible.spelling(at));
  return speltAlike(legible.plain.slice(start, end), known.plain, form.original, gaps, notationOf(legible, start, end, known.plain));
}

/** A quick no for most positions: between two ASCII letters or digits nothing begins. @param {Uint16Array} folded @param {number} start */
function insideAsciiWord(folded, start) {
  return start > 0 && isAscii(folded[start] ?? 0) && isAscii(folded[start - 1] ?? 0);
}

/** @param {number} unit folded, so in small letters */
const isAscii = (unit) => (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x30 && unit <= 0x39);

/** Whether a pair that may stand anywhere goes before a form: it is earlier, or no shorter. @param {Match} other @param {Match} match */
const goesFirst = (other, match) => other.start < match.start || other.end >= match.end;

/** @param {Match[]} found @param {Match | undefined} match @param {number} free @returns {number} where the next may begin */
function take(found, match, free) {
  if (match === undefined || match.start < free) return free;
  found.push(match);
  return match.end;
}
