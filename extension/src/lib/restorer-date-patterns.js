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
const NUMERIC =
  `(?<y1>${D}{4})(?<sign1>[-/.])(?<a1>${DAY})\\k<sign1>(?<b1>${DAY})` +
  `|(?<a2>${DAY})(?<sign2>[-/.])(?<b2>${DAY})\\k<sign2>(?<y2>${D}{4})` +
  `|(?<y3>${D}{4})[年년] ?(?<m3>${DAY})[月월] ?(?<d3>${DAY})[日일]`;
const ENDING = '(?:st|nd|rd|th|er|º|ª)?';
const BESIDE_NAMES = 40; // units of a date that belong to no name
const AFTER_YEAR = 12; // units that may follow a year within a date: 年12月 31日
const BEHIND = 2; // units that a pattern looks back

export class CompleteDates {
  /** @param {readonly Names[]} names */
  constructor(names) {
    const months = spellings(names.flatMap((each) => [...each.months, ...each.shortMonths]));
    const weekdays = spellings(names.flatMap((each) => each.weekdays));
    this.longest = BESIDE_NAMES + longest(months) + longest(weekdays);
    const [month, weekday] = [anyOf(months), anyOf(weekdays)];
    const dayFirst = `(?<d4>${DAY})(?<e4>${ENDING})\\.? (?:of |de )?(?<n4>${month}\\.?),?(?: de| del| of)? (?<y4>${D}{4})`;
    const monthFirst = `(?<n5>${month}\\.?) (?<d5>${DAY})(?<e5>${ENDING})\\.?,? (?<y5>${D}{4})`;
    const named = `(?:(?<w0>${weekday}\\.?),? (?:the |den )?)?(?:${dayFirst}|${monthFirst})`;
    this.date = new RegExp(`(?<![\\p{L}\\p{N}])(?:${NUMERIC}|${named})(?!${D})`, 'dgiu');
  }

  /** Every complete date. Only what surrounds a year is looked at. @param {string} plain @returns {Written[]} */
  found(plain) {
    /** @type {Written[]} */
    const found = [];
    let done = 0;
    for (const { index } of plain.matchAll(YEAR)) {
      if (index < done) continue;
      const begin = Math.max(done, index - this.longest);
      const from = Math.max(0, begin - BEHIND);
      const window = plain.slice(from, index + 4 + AFTER_YEAR);
      this.date.lastIndex = begin - from;
      for (let match = this.date.exec(window); match !== null; match = this.date.exec(window)) {
        const start = from + match.index;
        if (start + match[0].length <= index) continue;
        if (start <= index) {
          found.push({ start, text: match[0], parts: partsOf(match) });
          done = start + match[0].length;
        }
        break;
      }
    }
    return found;
  }
}

/** @param {RegExpExecArray} match @returns {Record<string, Part>} */
function partsOf(match) {
  /** @type {Record<string, Part>} */
  const parts = {};
  for (const [name, place] of Object.entries(match.indices?.groups ?? {})) {
    if (place === undefined) continue;
    const [start, end] = [place[0] - match.index, place[1] - match.index];
    parts[name.slice(0, -1)] = { text: match[0].slice(start, end), start, end };
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
