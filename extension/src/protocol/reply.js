/**
 * Makes sure that what came over the border is what `messages.d.ts` says, before anybody reads it.
 *
 * A wrong or unknown reply becomes the refusal `malformed`: nothing leaves on the strength of it.
 */

import { REFUSALS } from './terms.js';

/** @typedef {import('./messages.js').Reply} Reply */
/** @typedef {import('./messages.js').Refused} Refused */

/** @param {unknown} value */
const isText = (value) => typeof value === 'string';
/** @param {unknown} value */
const isNumber = (value) => typeof value === 'number' && Number.isFinite(value);
/** @param {unknown} value */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
/** @param {(item: any) => boolean} test @returns {(value: unknown) => boolean} */
const listOf = (test) => (value) => Array.isArray(value) && value.every(test);
/** @param {(value: any) => boolean} test @returns {(value: unknown) => boolean} */
const orNull = (test) => (value) => value === null || value === undefined || test(value);
/** @param {Record<string, (value: any) => boolean>} fields @returns {(value: any) => boolean} */
const shape = (fields) => (value) => isRecord(value) && Object.entries(fields).every(([name, test]) => test(value[name]));

const leaf = shape({ path: isText, text: isText });
const exposure = shape({ revealed: isNumber, exposed: isNumber, threshold: isNumber, band: isText, reasons: listOf(isText), by_turn: listOf(isNumber) });
const counts = shape({ replaced: isNumber, kept: isNumber, blocked: isNumber });
const names = shape({ language: isText, months: listOf(isText), short_months: listOf(isText), weekdays: listOf(isText) });
const dates = shape({ offset: isNumber, day_first: (value) => typeof value === 'boolean', surrogates: listOf(isText), real: listOf(isText), names: listOf(names) });
const figures = shape({ site: isText, conversation: isText, exposure, counts });

/** @type {Record<string, (value: any) => boolean>} */
const REPLIES = {
  welcome: shape({ version: isNumber, daemon: isText, state: isText }),
  protected: shape({ request: isText, changed: listOf(leaf), verdict: isText, exposure: orNull(exposure), counts: orNull(counts), serial: isNumber, ask: isText, as_typed: isText }),
  confirmed: shape({ request: isText, figures: orNull(figures) }),
  previewed: shape({ words: listOf(isText), kinds: listOf(isText) }),
  restored: shape({ serial: isNumber, forms: listOf(shape({ text: isText, original: isText, guard: isText })), originals: listOf(isText), dates: orNull(dates) }),
  noted: isRecord,
  watched: shape({ serial: isNumber, state: isText, paused_seconds: isNumber, conversations: listOf(figures) }),
  detailed: shape({ details: listOf(shape({ entity: isText, kind: isText, value: isText, surrogate: isText, first_turn: isNumber, decision: isText })), exposure: orNull(exposure), edges: listOf(listOf(isText)) }),
  'sent-turns': shape({ turns: listOf(shape({ turn: isNumber, typed: listOf(leaf), sent: listOf(leaf) })) }),
  state: shape({ version: isNumber, daemon: isText, state: isText, sentence: isText, paused_seconds: isNumber, conversations: isNumber }),
  'settings-are': shape({ settings: isRecord }),
  canaried: shape({ text: isText }),
  refused: shape({ code: isText, message: isText, parameters: isRecord }),
};

/**
 * @param {unknown} value what was parsed
 * @returns {Reply}
 */
export function checked(value) {
  const type = isRecord(value) ? /** @type {any} */ (value).type : undefined;
  const right = typeof type === 'string' && Object.hasOwn(REPLIES, type) && /** @type {any} */ (REPLIES[type])(value);
  return right ? /** @type {Reply} */ (value) : refusal('malformed');
}

/**
 * A refusal made on this side of the border.
 * @param {import('./messages.js').RefusalCode} code
 * @returns {Refused}
 */
export function refusal(code) {
  return { type: 'refused', code, message: REFUSALS[code], parameters: {} };
}
