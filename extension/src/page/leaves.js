/**
 * Texts by their paths: finding one, comparing two readings of a body, and telling what left.
 *
 * @typedef {import('../lib/primitives.js').List<import('./texts.js').Text>} Texts
 */

import { append, list, lower, record, run } from '../lib/primitives.js';
import { addressTexts, isOfAddress } from './texts.js';

/** The message that a text belongs to. */
const OWNER = /^(.*?)\.?(?:content|text)(?:\.parts)?(?:\[\d+\])?(?:\.text)?$/;

/**
 * Whether what would leave is what was there, with exactly the changes. Two texts under one path cannot be told apart.
 * @param {Texts} before
 * @param {Texts} after
 * @param {Record<string, string>} changes
 */
export function same(before, after, changes) {
  if (before.length !== after.length) return false;
  const seen = record();
  for (let i = 0; i < before.length; i += 1) {
    const { path, text } = before[i];
    if (path in seen && path in changes) return false;
    seen[path] = true;
    if (after[i].path !== path || after[i].text !== (path in changes ? changes[path] : text)) return false;
  }
  return true;
}

/**
 * What left, read from what left.
 * @param {any} read
 * @param {Texts} texts
 * @param {string} url
 * @param {import('./texts.js').Whole} whole
 */
export function sentOf(read, texts, url, whole) {
  const sent = list();
  const body = byPath(texts);
  const query = byPath(addressTexts(url, whole).texts);
  for (let i = 0; i < read.asked.length; i += 1) {
    const leaf = record();
    leaf.path = read.asked[i].path;
    leaf.text = (isOfAddress(leaf.path) ? query : body)[leaf.path] ?? '';
    leaf.origin = read.asked[i].origin;
    leaf.role = read.asked[i].role;
    append(sent, leaf);
  }
  return sent;
}

/** @param {Texts} texts @returns {Record<string, string>} */
export function byPath(texts) {
  const found = record();
  for (let i = 0; i < texts.length; i += 1) found[texts[i].path] = texts[i].text;
  return found;
}

/**
 * The role beside a text, or "": `messages[0].content` asks `messages[0].role`.
 * @param {Record<string, string>} texts by path
 * @param {string} path
 */
export function roleOf(texts, path) {
  const owner = run(OWNER, path)?.[1];
  if (owner === undefined) return '';
  const dot = owner === '' ? '' : `${owner}.`;
  return lower(texts[`${dot}role`] ?? texts[`${dot}author.role`] ?? texts[`${dot}sender`] ?? '');
}
