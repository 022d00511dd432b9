/**
 * Dates that a model worked out from surrogate dates, shifted back by the conversation's one offset.
 * The same as daemon/penname/core/computed_dates.py; read that file first. Both read the golden examples.
 */

import { monthIn, rewritten, weekdayIn } from './restorer-date-names.js';
import { CompleteDates } from './restorer-date-patterns.js';

/** @typedef {import('../protocol/messages.js').DateShift} DateShift */
/** @typedef {import('./restorer-date-patterns.js').Names} Names */
/** @typedef {import('./restorer-date-patterns.js').Part} Part */
/** @typedef {import('./restorer-date-patterns.js').Written} Written */
/** @typedef {import('./restorer-date-names.js').Name} Name */
/** @typedef {{ year: number, month: number, day: number }} Day */
/** @typedef {{ names: Names, month: Name | null, weekday: Name | null }} Reading the names of a date, in one language */

const NEAR = 400;
const BESIDE = 14;
const MOST_REMEMBERED = 1_000;
const FIRST_DAY = ordinal({ year: 1900, month: 1, day: 1 });
const LAST_DAY = ordinal({ year: 2099, month: 12, day: 31 });
const DAYS = LAST_DAY - FIRST_DAY + 1;
const LEAST_YEAR = 100; // earlier years are read in another century by Date
const LAST_MONTH = 12;

export class ComputedDates {
  /**
   * @param {DateShift} shift
   * @param {Set<string>} wrote every date that was brought back, as written
   */
  constructor(shift, wrote = new Set()) {
    this.wrote = wrote;
    this.offset = shift.offset;
    this.dayFirst = shift.day_first;
    this.surrogates = shift.surrogates.map(fromIso);
    this.real = shift.real.map(fromIso);
    /** @param {readonly string[]} tables */
    const split = (tables) => tables.map((table) => table.split('|'));
    this.names = shift.names.map((each) => ({
      language: each.language,
      months: split(each.months),
      shortMonths: split(each.short_months),
      weekdays: split(each.weekdays),
    }));
    this.dates = new CompleteDates(this.names);
    /** What dates are, as written: a text is looked at again with every change. @type {Map<string, string | null>} */
    this.known = new Map();
  }

  /**
   * Every worked-out date with the real one, in the layout it has.
   * @param {string} plain
   * @param {boolean} once dates that were written here before are left alone
   * @returns {{ start: number, end: number, written: string }[]}
   */
  found(plain, once = false) {
    /** @type {{ start: number, end: number, written: string }[]} */
    const found = [];
    for (const date of this.surrogates.length > 0 ? this.dates.found(plain) : []) {
      const written = once && this.wrote.has(date.text) ? null : this.shifted(date);
      if (written === null) continue;
      this.wrote.add(written);
      found.push({ start: date.start, end: date.start + date.text.length, written });
    }
    return found;
  }

  /** @param {Written} date @returns {string | null} */
  shifted(date) {
    let written = this.known.get(date.text);
    if (written === undefined) {
      written = this.shift(date);
      if (this.known.size >= MOST_REMEMBERED) this.known.clear();
      this.known.set(date.text, written);
    }
    return written;
  }

  /** @param {Written} date @returns {string | null} */
  shift(date) {
    const reading = this.reading(date);
    if (reading === null) return null;
    const days = [this.dayFirst, false, true].map((dayFirst) => dayOf(date.parts, reading, dayFirst));
    const [day] = days;
    if (!day || !days.every((each) => each !== null && this.mayBeWorkedOut(ordinal(each)))) return null;
    return written(date, reading, day, translated(ordinal(day), -this.offset), this.dayFirst);
  }

  /** The names of a date in the first language that has them. @param {Written} date @returns {Reading | null} */
  reading({ text, parts }) {
    for (const names of this.names) {
      const month = parts['n'] ? monthIn(parts['n'].text, names) : null;
      const weekday = parts['w'] ? weekdayIn(parts['w'].text, names) : null;
      const foreign = names.language === 'it' && parts['n'] !== undefined && / del? /i.test(text);
      if (!foreign && (month !== null || !parts['n']) && (weekday !== null || !parts['w'])) return { names, month, weekday };
    }
    return null;
  }

  /** @param {number} day */
  mayBeWorkedOut(day) {
    const fromSurrogate = distance(day, this.surrogates);
    const fromReal = distance(day, this.real);
    return fromSurrogate > 0 && fromSurrogate <= NEAR && (fromReal > BESIDE || fromReal > fromSurrogate);
  }
}

/** @param {Record<string, Part>} parts @param {Reading} reading @param {boolean} dayFirst @returns {Day | null} null where there is no such day */
function dayOf(parts, reading, dayFirst) {
  const [day, month] = dayAndMonth(parts, dayFirst);
  const read = { year: number(parts['y']), month: reading.month === null ? number(month) : reading.month.at + 1, day: number(day) };
  if (read.year < LEAST_YEAR || read.month < 1 || read.month > LAST_MONTH) return null;
  return read.day >= 1 && read.day <= new Date(Date.UTC(read.year, read.month, 0)).getUTCDate() ? read : null;
}

/** Which number is the day, and which the month. @param {Record<string, Part>} parts @param {boolean} dayFirst @returns {[Part | undefined, Part | undefined]} */
function dayAndMonth({ a, b, d, m, y, sign }, dayFirst) {
  if (!a || !b || !y) return [d, m];
  if (y.start < a.start) return number(a) > LAST_MONTH ? [a, b] : [b, a];
  const isFirst = number(a) > LAST_MONTH || (number(b) <= LAST_MONTH && (sign?.text === '.' || dayFirst));
  return isFirst ? [a, b] : [b, a];
}

/** @param {Written} date @param {Reading} reading @param {Day} old @param {number} to the real day @param {boolean} dayFirst */
function written({ text, parts }, reading, old, to, dayFirst) {
  const [day, month] = dayAndMonth(parts, dayFirst);
  const real = fromOrdinal(to);
  /** @type {[Part, string][]} what stands there instead */
  const pieces = [];
  const small = [month, day].flatMap((part) => (part ? [part] : [])).sort((x, y) => x.start - y.start);
  for (const part of small) pieces.push([part, inDigits(part === day ? real.day : real.month, isPadded(part, small, parts) ? 2 : 1, part)]);
  const { y: year, e: ending, n: named, w: weekday } = parts;
  if (year) pieces.push([year, inDigits(real.year, 4, year)]);
  if (ending && day) pieces.push([ending, endingOf(ending.text, old.day, real.day, reading, isPadded(day, small, parts))]);
  if (named && reading.month) pieces.push([part(named, reading.month), rewritten(reading.month, real.month - 1, reading.names)]);
  if (weekday && reading.weekday) {
    const ahead = reading.weekday.at - weekdayOf(ordinal(old)); // a wrong weekday stays as wrong
    pieces.push([part(weekday, reading.weekday), rewritten(reading.weekday, (weekdayOf(to) + ahead + 7) % 7, reading.names)]);
  }
  let out = '';
  let done = 0;
  for (const [place, piece] of pieces.sort(([x], [y]) => x.start - y.start)) {
    out += text.slice(done, place.start) + piece;
    done = place.end;
  }
  return out + text.slice(done);
}

/** The stretch of a name without a full stop that is none of its own. @param {Part} shown @param {Name} name @returns {Part} */
const part = (shown, name) => ({ ...shown, end: shown.start + name.length });

/** Whether a number is written with its zero; 10 to 12 follow their neighbour. @param {Part} one @param {Part[]} small in order @param {Record<string, Part>} parts */
function isPadded(one, small, parts) {
  if (one.text.length !== 2 || number(one) < 10) return one.text.length === 2;
  const settled = small.find((each) => each.text.length === 1 || number(each) < 10);
  return settled ? settled.text.length === 2 : parts['a'] !== undefined;
}

/** @param {string} shown @param {number} old @param {number} day @param {Reading} reading @param {boolean} padded */
function endingOf(shown, old, day, reading, padded) {
  const small = shown.toLowerCase();
  if (small === '') return reading.names.language === 'fr' && day === 1 && old !== 1 && !padded ? 'er' : '';
  if (small === english(old)) return shown === small ? english(day) : english(day).toUpperCase();
  return old !== 1 || !['er', 'º', 'ª'].includes(small) || day === 1 ? shown : '';
}

/** @param {number} day */
function english(day) {
  return day >= 10 && day <= 20 ? 'th' : ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** @param {Part | undefined} part @returns {number} */
function number(part) {
  return part ? Number(Array.from(part.text, (c) => digit(c)).join('')) : NaN;
}

/** Decimal digits stand in blocks of ten that begin at …0 or …6. @param {string} c */
const digit = (c) => c.charCodeAt(0) - zeroOf(c);

/** @param {string} c */
function zeroOf(c) {
  return [0x966, 0x6f0, 0x660, 0x30].find((zero) => zero <= c.charCodeAt(0)) ?? 0x30;
}

/** @param {number} value @param {number} width @param {Part} as */
function inDigits(value, width, as) {
  const zero = zeroOf(as.text);
  return Array.from(String(value).padStart(width, '0'), (c) => String.fromCharCode(zero + Number(c))).join('');
}

/** Days since 1970. @param {Day} day @returns {number} */
function ordinal({ year, month, day }) {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** @param {number} days @returns {Day} */
function fromOrdinal(days) {
  const date = new Date(days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** @param {string} iso @returns {number} */
function fromIso(iso) {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return ordinal({ year, month, day });
}

/** From Monday, 0. @param {number} days */
const weekdayOf = (days) => (((days + 3) % 7) + 7) % 7;

/** `days` moved, as in daemon/penname/core/dates/translation.py. @param {number} days @param {number} offset */
function translated(days, offset) {
  if (days >= FIRST_DAY && days <= LAST_DAY) return FIRST_DAY + ((((days - FIRST_DAY + offset) % DAYS) + DAYS) % DAYS);
  const moved = days + offset;
  return moved >= FIRST_DAY && moved <= LAST_DAY ? moved + Math.sign(offset) * DAYS : moved;
}

/** @param {number} day @param {number[]} others */
const distance = (day, others) => others.reduce((least, other) => Math.min(least, Math.abs(day - other)), Infinity);
