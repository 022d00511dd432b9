/**
 * The names in a date: looked up in a language's tables, and written for another day in the same letter case.
 * The same as `marks` and `pieces` in daemon/penname/core/dates, for what stands in complete dates.
 */

/** @typedef {import('./restorer-date-patterns.js').Names} Names */

/**
 * A name as it was shown. `at` counts from 0; `length` are the units of the text that belong to it.
 * @typedef {{ table: string[], at: number, length: number, dotted: boolean, language: string, shown: string }} Name
 */

/** @param {string} shown with the full stop after it @param {Names} names @returns {Name | null} */
export function monthIn(shown, names) {
  const found = named(shown, [...names.months, ...names.shortMonths], names.language);
  if (found === null) return null;
  // "Jan." where the table says "Jan": the full stop is part of it, and is not written after "May".
  const isShort = !names.months.includes(found.table) && !found.table.some((name) => name.endsWith('.'));
  const dotted = isShort && shown.charAt(found.length) === '.' && isAbbreviated(found.table, found.at, names);
  return { ...found, dotted, length: found.length + (dotted ? 1 : 0) };
}

/** @param {string} shown with the full stop after it @param {Names} names @returns {Name | null} */
export function weekdayIn(shown, names) {
  return named(shown, names.weekdays, names.language);
}

/** The name at another place of the same table, as this one is written. @param {Name} name @param {number} at @param {Names} names */
export function rewritten(name, at, names) {
  const written = cased(name.table[at] ?? '', caseOf(name), name.language);
  return name.dotted && isAbbreviated(name.table, at, names) ? `${written}.` : written;
}

/** @param {string[]} table @param {number} at @param {Names} names */
const isAbbreviated = (table, at, names) => table[at] !== (names.months[0] ?? table)[at];

/** @param {string} shown @param {string[][]} tables @param {string} language @returns {Name | null} */
function named(shown, tables, language) {
  for (const text of shown.endsWith('.') ? [shown, shown.slice(0, -1)] : [shown]) {
    const spellings = [text.toLowerCase()];
    if (language === 'tr') spellings.push(lower(text, language));
    for (const spelling of spellings) {
      for (const table of tables) {
        const at = table.findIndex((name) => name.toLowerCase() === spelling);
        if (at >= 0) return { table, at, length: text.length, dotted: false, language, shown: text };
      }
    }
  }
  return null;
}

/** How the shown name differs from its table's: the first case that fits. @param {Name} name @returns {number} */
function caseOf({ table, at, shown, language }) {
  return Math.max(0, [0, 1, 2, 3].find((each) => cased(table[at] ?? '', each, language) === shown) ?? 0);
}

/** @param {string} name @param {number} how 0 as in the table, 1 small, 2 capital, 3 with a capital @param {string} language */
function cased(name, how, language) {
  if (how === 1) return lower(name, language);
  if (how === 2) return upper(name, language);
  return how === 3 ? upper(name.slice(0, 1), language) + lower(name.slice(1), language) : name;
}

/** @param {string} text @param {string} language */
const upper = (text, language) => (language === 'tr' ? text.replaceAll('i', 'İ') : text).toUpperCase();
/** @param {string} text @param {string} language */
const lower = (text, language) => (language === 'tr' ? text.replaceAll('İ', 'i').replaceAll('I', 'ı') : text).toLowerCase();
