/** The shelf of chat sites, and the row of a page. */

import chatgpt from './chatgpt.js';
import claude from './claude.js';

/** @typedef {import('./site.js').Site} Site */

/** @type {readonly Site[]} */
export const SITES = [chatgpt, claude];

/**
 * The row of an address. A host without a row gets one that knows nothing of its requests: what was typed
 * on its pages is then protected wherever it goes.
 * @param {{ protocol: string, host: string, hostname: string }} location
 * @returns {Site}
 */
export function siteOf(location) {
  const pattern = `${location.protocol}//${location.hostname}/*`;
  return SITES.find((site) => site.matches.includes(pattern)) ?? unknown(location);
}

/** @param {{ protocol: string, host: string, hostname: string }} location @returns {Site} */
function unknown(location) {
  return {
    id: location.host.toLowerCase().replace(/[^a-z0-9]+/g, '-'), // what a setting's name may hold
    name: location.host,
    matches: [`${location.protocol}//${location.hostname}/*`],
    prompt: [],
    drop: [],
    also: [],
    telemetry: [],
    conversation: /(?:^|[/=])(?<conversation>(?=[\w-]*\d)[\w-]{8,})(?:$|[/?&#])/,
    history: 'client',
    composer: '',
    reply: '',
    links: '',
    verified: '',
  };
}
