/**
 * Complete dates in running text: day, month and year, in the layouts that models answer in.
 * The same as daemon/penname/core/dates/complete.py; read that file first.
 */

/** @typedef {{ language: string, months: string[][], shortMonths: string[][], weekdays: string[][] }} Names */

/**
 * A date as it stands in a text, and its parts by name, each with its place in `text`: numbers are `a` and `b` beside
 * a `sign`, or `m` and `d`; `y` is the year, `n` a month's and `w` a weekday's name, `e` what follows the day.
 * @typedef {{ start: number, text: string, parts: Record<string, Part> }} Written
 * @typedef {{ text: string, start: number, end: number }} Part
 */

const D = '[0-9٠-٩۰-۹०-९]';
const DAY = `${D}{1,2}`;
const YEAR = new RegExp(`(?<!${D})${D}{4}(?!${D})`, 'g');
const YEAR_FIRST = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<y>${D}{4})(?:(?<sign>[-/.])(?<a>${DAY})\\k<sign>(?<b>${DAY})|[年년] ?(?<m>${DAY})[月월] ?(?<d>${DAY})[日일])(?!${D})`,
  'dyu',
);
const YEAR_LAST = new RegExp(`(?<![\\p{L}\\p{N}])(?<a>${DAY})(?<sign>[-/.])(?<b>${DAY})\\k<sign>(?<y>${D}{4})$`, 'dgu');
const DAY_AND_MONTH = 6; // units before the year of 31.12.2031
const NEAREST = 28; // units before a year among which its month is, if it has one
const LAST_WORDS = 3;
const BESIDE_NAMES = 40; // units of a date that belong to no name
const BEHIND = 2; // units that a pattern looks back
const SIGNS = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

export class CompleteDates {
  /** @param {readonly Names[]} names */
  constructor(names) {
    const months = spellings(names.flatMap((each) => [...each.months, ...each.shortMonths]));
    const weekdays = spellings(names.flatMap((each) => each.weekdays));
    this.longest = BESIDE_NAMES + longest(months) + longest(weekdays);
    this.months = new Set(months.map((month) => plainly(month).replace(SIGNS, '')));
    const [month, weekday] = [anyOf(months), anyOf(weekdays)];
    const ending = '(?:st|nd|rd|th|er|º|ª)?';
    const dayFirst = `(?<d1>${DAY})(?<e1>${ending})\\.? (?:of |de )?(?<n1>${month}\\.?),?(?: de| del| of)? (?<y1>${D}{4})`;
    const monthFirst = `(?<n2>${month}\\.?) (?<d2>${DAY})(?<e2>${ending})\\.?,? (?<y2>${D}{4})`;
    this.named = new RegExp(`(?<![\\p{L}\\p{N}])(?:(?<w>${weekday}\\.?),? (?:the |den )?)?(?:${dayFirst}|${monthFirst})$`, 'dgiu');
  }

  /** Every complete date. Only what surrounds a year is looked at. @param {string} plain @returns {Written[]} */
  found(plain) {
    /** @type {Written[]} */
    const found = [];
    let done = 0;
    for (const { index } of plain.matchAll(YEAR)) {
      const date = index < done ? null : this.endingWith(plain, done, index) ?? beginningWith(plain, index);
      if (date === null) continue;
      found.push(date);
      done = date.start + date.text.length;
    }
    return found;
  }

  /** The date whose last part is the year at `year`. @param {string} plain @param {number} begin @param {number} year @returns {Written | null} */
  endingWith(plain, begin, year) {
    const before = year > begin ? plain.charAt(year - 1) : '';
    if ('-/.'.includes(before)) return before === '' ? null : within(plain, YEAR_LAST, Math.max(begin, year - DAY_AND_MONTH), year);
    if (before !== ' ' || !this.followsMonth(plain.slice(Math.max(begin, year - NEAREST), year))) return null;
    return within(plain, this.named, Math.max(begin, year - this.longest), year);
  }

  /** Whether one of the last words is a month's name: what stands there is worth a closer look. @param {string} words */
  followsMonth(words) {
    return plainly(words).trim().split(/\s+/).slice(-LAST_WORDS).some((word) => this.months.has(word.replace(SIGNS, '')));
  }
}

/** The date from `begin` on that ends with a year. @param {string} plain @param {RegExp} pattern @param {number} begin @param {number} year @returns {Written | null} */
function within(plain, pattern, begin, year) {
  const from = Math.max(0, begin - BEHIND);
  pattern.lastIndex = begin - from;
  const match = pattern.exec(plain.slice(from, year + 4));
  return match && { start: from + match.index, text: match[0], parts: partsOf(match) };
}

/** @param {string} plain @param {number} year @returns {Written | null} */
function beginningWith(plain, year) {
  YEAR_FIRST.lastIndex = year;
  const match = YEAR_FIRST.exec(plain);
  return match && { start: match.index, text: match[0], parts: partsOf(match) };
}

/** In small letters, every i alike. @param {string} text */
const plainly = (text) => text.replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i');

/** @param {RegExpExecArray} match @returns {Record<string, Part>} */
function partsOf(match) {
  /** @type {Record<string, Part>} */
  const parts = {};
  for (const [name, place] of Object.entries(match.indices?.groups ?? {})) {
    if (place === undefined) continue;
    const [start, end] = [place[0] - match.index, place[1] - match.index];
    parts[name.replace(/\d/, '')] = { text: match[0].slice(start, end), start, end };
  }
  return parts;
}

/** The names, in small letters, without full stops. @param {string[][]} tables @returns {string[]} the longest first */
function spellings(tables) {
  const names = new Set(tables.flat().map((name) => name.replace(/\.+$/, '').toLowerCase()));
  return [...names].sort((a, b) => b.length - a.length);
}

/** @param {string[]} names the longest first */
const longest = (names) => names[0]?.length ?? 0;

/** @param {string[]} names */
function anyOf(names) {
  if (names.length === 0) return '(?!)';
  // In Turkish, capital İ and small ı are letters of their own that the flag `i` does not pair.
  const turkish = (/** @type {string} */ name) => name.replace(/i/g, '[iİ]').replace(/ı/g, '[ıI]');
  return `(?:${names.map((name) => turkish(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))).join('|')})`;
}
