/**
 * What each tab shows: its content script's port, its site and conversation, and whether it has been proved.
 *
 * Lives in the worker's memory. When the browser stops and starts the worker, the content scripts connect
 * again and say where they are.
 */

import { isProved, lock } from './sites.js';

/**
 * @typedef {object} Tab
 * @property {any} port
 * @property {string} site its id
 * @property {string} conversation
 */

/** @type {Map<number, Tab>} */
const tabs = new Map();

/**
 * A page has come into a tab. What was there before has proved nothing about it.
 * @param {number} id @param {any} port @param {string} site
 */
export async function opened(id, port, site) {
  tabs.set(id, { port, site, conversation: '' });
  await lock(id);
}

/**
 * @param {number} id
 * @param {any} port a page that is gone may have been followed by another one already
 */
export async function closed(id, port) {
  if (tabs.get(id)?.port !== port) return;
  tabs.delete(id);
  await lock(id);
}

/** @param {number} id @param {string} conversation */
export function moved(id, conversation) {
  const tab = tabs.get(id);
  if (tab !== undefined) tab.conversation = conversation;
}

/** @param {number} id */
export function tabAt(id) {
  return tabs.get(id);
}

/** @returns {IterableIterator<[number, Tab]>} */
export function all() {
  return tabs.entries();
}

export function any() {
  return tabs.size > 0;
}

/** @param {string} site @param {string} conversation */
export function isShown(site, conversation) {
  return [...tabs.values()].some((tab) => tab.site === site && tab.conversation === conversation);
}

/** Asks a page to prove itself anew, or every page. @param {number} [id] */
export function askProof(id) {
  for (const [tab, { port }] of tabs) if (id === undefined || id === tab) port.postMessage({ told: 'prove' });
}

export { isProved };
