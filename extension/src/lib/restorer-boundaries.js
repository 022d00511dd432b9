/**
 * Where a form may begin and end: never inside a longer word, number, address or name.
 * The same as daemon/penname/core/boundaries.py for a text that is complete; read that file first.
 */

const APOSTROPHES = "'’ʼ＇";
const ELISIONS = new Set('d l j m n s t c qu jusqu lorsqu puisqu quoiqu dell all nell sull dall coll un bell quell sant'.split(' '));
const PREFIXES = new Set('non nicht pro anti ex pre post vor nach semi co multi inter re un no sin'.split(' '));
const PARTICLES = new Set('은는이가을를의에와과도만로으씨님야아라랑께한처보부까마군양측네입');
const PROCLITICS = new Set('وفبلكושבלמהכ');
const UNSPACED = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff々〆]/;
const HANGUL = /[\uac00-\ud7a3]/;
const INVISIBLE = new Set('\ufe0e\ufe0f\u200d\u20e3'); // emoji presentation: no part of a word
const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;
const QUOTE_OPENED = /(?<![\p{L}\p{N}])['‘](?=[\p{L}\p{N}])/u;
const ANY_MARK = /\p{M}/u;

/** The character that ends before, or begins at, a position. */
/** @param {string} text @param {number} at */
const before = (text, at) => {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low < 0xe000 && at > 1 ? text.slice(at - 2, at) : text.charAt(at - 1);
};
/** @param {string} text @param {number} at */
const after = (text, at) => {
  const code = text.codePointAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
};

/** @param {string} c */
export const isMark = (c) => c > '\u02ff' && !INVISIBLE.has(c) && ANY_MARK.test(c);

/** Whether `c` is part of a word or number in any script. @param {string} c */
export const isWord = (c) => LETTER_OR_NUMBER.test(c) || isMark(c);

/** @param {string} c */
const isDigit = (c) => c >= '0' && c <= '9' && c.length === 1;

/** @param {string} c a letter with another small form, and no small letter itself */
export const isUpper = (c) => c !== '' && c === c.toUpperCase() && c !== c.toLowerCase();

/** @param {string} c */
const isLower = (c) => c !== '' && c === c.toLowerCase() && c !== c.toUpperCase();

/** Whether a word or number may begin at `start`, for what stands before it. @param {string} plain @param {number} start */
export function opens(plain, start) {
  const first = after(plain, start);
  if (start === 0 || !isWord(first)) return true;
  const prior = before(plain, start);
  if (isDigit(first) && insideNumber(plain, start)) return false;
  if (prior === '_') {
    let at = start - 1;
    while (at >= 0 && plain.charAt(at) === '_') at -= 1;
    return at < 0 || !isWord(before(plain, at + 1));
  }
  if (APOSTROPHES.includes(prior)) {
    const word = wordBefore(plain, start - 1);
    return word === '' || ELISIONS.has(word.toLowerCase());
  }
  if (prior === '-') return !halfOfAName(plain, start);
  let at = start;
  while (at > 0 && isMark(before(plain, at))) at -= before(plain, at).length;
  const base = before(plain, at);
  if (at === 0 || !isWord(base)) return true;
  if (parted(base, first)) return true;
  return PROCLITICS.has(prior) && /\p{L}/u.test(first) && (at === 1 || !isWord(before(plain, at - base.length)));
}

/** Whether a word or number may end before `end`. @param {string} plain @param {number} start @param {number} end */
export function closes(plain, start, end) {
  const last = before(plain, end);
  if (APOSTROPHES.includes(last) && inQuotes(plain, start)) return false;
  if (end === plain.length) return true;
  const next = after(plain, end);
  if (APOSTROPHES.includes(last) && isWord(next)) return false; // Ojas' is no part of Ojas's
  if (!isWord(last)) return !(last === '.' && /\p{L}/u.test(next) && !parted(last, next));
  if (isWord(next)) {
    if (HANGUL.test(last) && HANGUL.test(next)) return PARTICLES.has(next);
    if (!isMark(next) && parted(last, next)) return true;
    return isDigit(last) && next === 'T' && isDigit(plain.charAt(end + 1));
  }
  if (isDigit(last) && '.-+'.includes(next)) return !isDigit(plain.charAt(end + 1));
  if (next === '_') {
    let at = end;
    while (plain.charAt(at) === '_') at += 1;
    return at === plain.length || !isWord(after(plain, at));
  }
  const shown = plain.slice(start, end);
  if (APOSTROPHES.includes(next) && shown !== shown.toUpperCase()) return !isUpper(after(plain, end + 1)); // Dall'Asta
  return true;
}

/** Whether a single quotation mark was opened before: then the next one closes it and is no ending. @param {string} plain @param {number} start */
function inQuotes(plain, start) {
  return QUOTE_OPENED.test(plain.slice(Math.max(0, start - 60), start + 1));
}

/** @param {string} plain @param {number} start */
function insideNumber(plain, start) {
  const prior = plain.charAt(start - 1);
  return prior === '+' || ('.-'.includes(prior) && start > 1 && isDigit(plain.charAt(start - 2)));
}

/** Whether two neighbours belong to two words though nothing stands between them. @param {string} a @param {string} b */
function parted(a, b) {
  return UNSPACED.test(a) || UNSPACED.test(b) || HANGUL.test(a) !== HANGUL.test(b);
}

/** @param {string} plain @param {number} end */
function wordBefore(plain, end) {
  let start = end;
  while (start > 0 && end - start < 24 && isWord(before(plain, start))) start -= before(plain, start).length;
  return plain.slice(start, end);
}

/** Whether a capitalised word is joined to the one at `start`: Anna-|Lena, but Non-|Lena. @param {string} plain @param {number} start */
function halfOfAName(plain, start) {
  const word = wordBefore(plain, start - 1);
  const named = isUpper(after(plain, start)) && isUpper(word.charAt(0)) && isLower(word.charAt(1));
  return named && !PREFIXES.has(word.toLowerCase());
}
