/**
 * Whether the words beside a lone name make it somebody else's.
 * The same as daemon/penname/core/neighbours.py for a text that is complete; read that file first.
 */

import { NO_NAMES } from './restorer-neighbour-words.js';
import { isUpper, isWord } from './restorer-boundaries.js';

const LONGEST = Math.max(...Array.from(NO_NAMES, (word) => word.length));
const HAN = /[\u3400-\u9fff\uf900-\ufaff々]/;
const YEAR_AFTER = /,? ?(?:(?:de|del|of) )?\d{4}/y;
const YEAR_BEFORE = /(?:\d{4}[年년]|\d{4}) ?$/;
const ENDING = new RegExp(
  '(?:\\b(?:end(?:ing|s|ed)?|finish(?:ing|es)|terminat(?:ing|es)|last (?:four|4)(?: digits)?|digits|tail)' +
    '(?: (?:in|with|on|of|are|is))?|\\b(?:ende[tn]d?) (?:auf|mit)|letzten? (?:vier|4) (?:ziffern|stellen)' +
    '|\\b(?:se termin\\w+|termin\\w+|finiss\\w+|acab\\w+|finisc\\w+|eindig\\w+|kończ[a-ząęć]*(?: się)?)' +
    ' (?:par|en|em|in|con|com|op|na)|[*x•.…#]{2,})[ :(\\-"\'“]{0,3}$',
  'i',
);

/** Whether what stands after a lone name leaves it alone: no capitalised word that may be a name. @param {string} plain @param {number} end */
export function followsNoName(plain, end) {
  const joined = plain.charAt(end) === '-';
  if (!joined && plain.charAt(end) !== ' ') return true;
  const at = end + 1;
  if (!isUpper(plain.charAt(at))) return true;
  if (joined) return false;
  let stop = at;
  while (stop < plain.length && (isWord(plain.charAt(stop)) || "'’".includes(plain.charAt(stop)))) stop += 1;
  return NO_NAMES.has(key(plain.slice(at, stop)));
}

/** Whether a lone name in Han goes on to its left: 田村 in 中田村さん is half of another family's name. @param {string} plain @param {number} start */
export function withinHan(plain, start) {
  return start > 0 && HAN.test(plain.charAt(start)) && HAN.test(plain.charAt(start - 1));
}

/** Whether what stands before a lone family name leaves it alone: no given name, no other initial. @param {string} plain @param {number} start */
export function precedesNoName(plain, start) {
  if (start < 2 || plain.charAt(start - 1) !== ' ') return true;
  let end = start - 1;
  const dotted = plain.charAt(end - 1) === '.';
  if (dotted) end -= 1;
  let begin = end;
  while (begin > 0 && end - begin <= LONGEST && (isWord(plain.charAt(begin - 1)) || "'’-".includes(plain.charAt(begin - 1)))) begin -= 1;
  const word = plain.slice(begin, end);
  if (!isUpper(word.charAt(0)) || NO_NAMES.has(key(word))) return true;
  if (dotted) return word.length > 1; // "in Rome. Vargas…" is a new sentence, "J. Vargas" is another person
  return word.length > 1 && word === word.toUpperCase(); // CEO Vargas
}

/** Whether a day and month stand without a year. @param {string} plain @param {number} start @param {number} end */
export function besideNoYear(plain, start, end) {
  if (YEAR_BEFORE.test(plain.slice(Math.max(0, start - 6), start))) return false;
  YEAR_AFTER.lastIndex = end;
  return !YEAR_AFTER.test(plain);
}

/** Whether words like "ending in" stand before a few digits, or the stars of a masked number. @param {string} plain @param {number} start */
export function afterEnding(plain, start) {
  return ENDING.test(plain.slice(Math.max(0, start - 40), start));
}

/** @param {string} word */
function key(word) {
  return word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '');
}
