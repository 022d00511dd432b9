/**
 * What a request is for, which conversation it is about, and whether it may hide something.
 *
 * @typedef {import('./leaves.js').Texts} Texts
 * @typedef {import('./recognise.js').Known} Known
 */

import { hasOwn, run } from '../lib/primitives.js';
import { byPath } from './leaves.js';

const UPLOAD = /^(?:image|audio|video)\/|^application\/pdf/;

/**
 * Whether a body that cannot be read may hold something of the person's.
 * @param {import('./typed.js').Typed} typed
 * @param {import('./bodies.js').Body} body
 * @param {Known | null} known
 * @param {boolean} knowing whether this tab knows values
 */
export function mayHide(typed, body, known, knowing) {
  if (body.sealed === '') return false;
  if (known?.prompt) return true;
  for (let i = 0; i < body.shut.length; i += 1) {
    const { raw, size, mime } = body.shut[i];
    if (typed.picked(size) || run(UPLOAD, mime) !== null) return true;
    if (raw === '' ? typed.any() || knowing : typed.any() && typed.carries(raw)) return true;
  }
  return false;
}

/**
 * @param {import('../sites/site.js').Site} site
 * @param {Known | null} known
 * @param {any} read
 * @param {string} method
 * @param {Texts} texts
 */
export function purposeOf(site, known, read, method, texts) {
  if (known === null) {
    if (method === 'GET' || method === 'HEAD') return 'search';
    return site.prompt.length === 0 && read.turn ? 'prompt' : 'other';
  }
  if (known.drop) return 'draft';
  const named = known.endpoint.purposes;
  const said = named === undefined ? '' : byPath(texts)[named.path] ?? '';
  if (named !== undefined && hasOwn(named.is, said)) return named.is[said];
  return known.endpoint.purpose ?? (known.prompt ? 'prompt' : 'other');
}

/** @param {Known | null} known @param {Texts} texts */
export function conversationOf(known, texts) {
  if (known === null) return '';
  if (known.conversation !== '') return known.conversation;
  return known.endpoint.conversation === undefined ? '' : byPath(texts)[known.endpoint.conversation] ?? '';
}
