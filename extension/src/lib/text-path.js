/**
 * Paths of texts in a body: `messages[0].content.parts[1]`, and patterns of them: `messages[*].content.parts[*]`.
 *
 * A path is made of names and indices. A name that is not a plain word is written `["like this"]`.
 * `[*]` stands for any index, `.*` for any name. Patterns come from site rows and are compiled once.
 */

import { encode, run } from './primitives.js';

const PLAIN = /^[A-Za-z_$][\w$-]*$/;

/**
 * The path of a member.
 * @param {string} parent "" for the body itself
 * @param {string} name
 */
export function member(parent, name) {
  if (run(PLAIN, name) === null) return `${parent}[${encode(name)}]`;
  return parent === '' ? name : `${parent}.${name}`;
}

/**
 * The path of an item of a list.
 * @param {string} parent
 * @param {number} index
 */
export function item(parent, index) {
  return `${parent}[${index}]`;
}

/**
 * A test for paths that match one of the patterns.
 * @param {readonly string[]} patterns
 * @returns {(path: string) => boolean}
 */
export function matching(patterns) {
  if (patterns.length === 0) return () => false;
  const sources = patterns.map((pattern) =>
    pattern
      .replace(/[\\^$+?.()|{}[\]]/g, '\\$&')
      .replaceAll('\\[*\\]', '\\[\\d+\\]')
      .replaceAll('\\.*', '(?:\\.[\\w$-]+|\\["(?:[^"\\\\]|\\\\.)*"\\])'),
  );
  const whole = new RegExp(`^(?:${sources.join('|')})$`);
  return (path) => run(whole, path) !== null;
}
