/**
 * Who may ask what.
 *
 * | who | may ask |
 * |---|---|
 * | a content script in the top frame of an enabled site | about its own site only: `protect` `confirm` `unprotected` `restorations` `observed` `rename` `canary` `preview` |
 * | our own pages (popup, panel, options) | everything but what only the command line may |
 * | anyone else | nothing |
 *
 * The page itself is a step further down: its port ends in the content script, which takes `protect` and
 * `confirm` from it and never passes on a restoration.
 */

import { refusal } from '../protocol/reply.js';
import { siteOf } from '../sites/index.js';

/** @typedef {import('../protocol/messages.js').Request} Request */

const CONTENT = new Set(['protect', 'confirm', 'unprotected', 'restorations', 'observed', 'rename', 'canary', 'preview']);
const OURS = new Set(['status', 'settings', 'details', 'sent', 'forget', 'decide', 'watch', 'pause', 'resume', 'preview']);

/**
 * @typedef {object} Asker
 * @property {'content' | 'ours'} kind
 * @property {string} site "" for our own pages
 * @property {number} tab
 */

/**
 * Who is at the other end of a port, or null for nobody we know.
 * @param {{ id?: string, url?: string, origin?: string, frameId?: number, tab?: { id?: number } }} sender as the browser tells it
 * @param {{ id: string, origin: string }} self
 * @returns {Asker | null}
 */
export function askerOf(sender, self) {
  if (sender.id !== self.id || sender.url === undefined) return null;
  if (sender.url.startsWith(`${self.origin}/`)) return { kind: 'ours', site: '', tab: sender.tab?.id ?? -1 };
  if (sender.tab?.id === undefined || sender.frameId !== 0) return null;
  return { kind: 'content', site: siteOf(new URL(sender.url)).id, tab: sender.tab.id };
}

/**
 * The request as it may go on, or the refusal.
 * @param {Asker} asker
 * @param {any} request
 * @returns {{ request: Request } | { refused: import('../protocol/messages.js').Refused }}
 */
export function permitted(asker, request) {
  const type = request?.type;
  if (asker.kind === 'ours') return OURS.has(type) ? { request } : { refused: refusal('not-allowed') };
  if (!CONTENT.has(type) || request.site !== asker.site) return { refused: refusal('not-allowed') };
  return { request: type === 'protect' ? { ...request, tab: asker.tab } : request };
}
