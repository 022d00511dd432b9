/**
 * What a request is, by the site's row.
 *
 * @typedef {object} Known
 * @property {import('../sites/site.js').Endpoint} endpoint
 * @property {boolean} prompt a turn of a conversation
 * @property {boolean} drop a draft
 * @property {(path: string) => boolean} holds whether a path is one of the endpoint's texts
 * @property {(path: string) => boolean} adds whether a path is a text that the page adds of itself
 * @property {string} conversation the id in the address, or ""
 *
 * @typedef {{ origin: string, path: string, query: string, href: string }} Address
 */

import { construct, getter, record, replaced, run, startsWith } from '../lib/primitives.js';
import { matching } from '../lib/text-path.js';

const NativeURL = globalThis.URL;
const decodePath = globalThis.decodeURIComponent;
const pathOf = getter(NativeURL.prototype, 'pathname');
const originOf = getter(NativeURL.prototype, 'origin');
const hostOf = getter(NativeURL.prototype, 'hostname');
const protocolOf = getter(NativeURL.prototype, 'protocol');
const searchOf = getter(NativeURL.prototype, 'search');
const hrefOf = getter(NativeURL.prototype, 'href');

/**
 * @param {string} url
 * @param {string} base
 * @returns {(Address & { host: string, protocol: string }) | null} null when it is no address: the browser will refuse it
 */
export function addressOf(url, base) {
  try {
    const parsed = construct(NativeURL, [url, base]);
    const address = record();
    address.origin = originOf(parsed);
    address.host = hostOf(parsed);
    address.protocol = protocolOf(parsed);
    address.path = decoded(pathOf(parsed));
    address.query = searchOf(parsed);
    address.href = hrefOf(parsed);
    return address;
  } catch {
    return null; // not an address
  }
}

/**
 * Prepares a row for `recognise`: patterns are compiled before any page script runs.
 * @param {import('../sites/site.js').Site} site
 * @returns {(method: string, address: Address & { host: string, protocol: string }) => Known | null}
 */
export function recogniser(site) {
  /** @type {{ endpoint: import('../sites/site.js').Endpoint, prompt: boolean, drop: boolean, holds: (path: string) => boolean, adds: (path: string) => boolean }[]} */
  const rows = [];
  /** @param {readonly import('../sites/site.js').Endpoint[]} endpoints @param {boolean} prompt @param {boolean} drop */
  const take = (endpoints, prompt, drop) => {
    for (let i = 0; i < endpoints.length; i += 1) {
      const endpoint = endpoints[i];
      rows[rows.length] = { endpoint, prompt, drop, holds: matching(endpoint.texts), adds: matching(endpoint.page ?? []) };
    }
  };
  take(site.prompt, true, false);
  take(site.drop, false, true);
  take(site.also, false, false);
  const hosts = record();
  for (let i = 0; i < site.matches.length; i += 1) hosts[new NativeURL(replaced(site.matches[i], '*', '')).hostname] = true;

  return (method, address) => {
    if (!(address.host in hosts) || !startsWith(address.protocol, 'http')) return null;
    for (let i = 0; i < rows.length; i += 1) {
      const row = rows[i];
      if (row.endpoint.method !== method) continue;
      const match = run(row.endpoint.path, address.path);
      if (match === null) continue;
      const known = record();
      known.endpoint = row.endpoint;
      known.prompt = row.prompt;
      known.drop = row.drop;
      known.holds = row.holds;
      known.adds = row.adds;
      known.conversation = match.groups?.conversation ?? '';
      return known;
    }
    return null;
  };
}

/** @param {string} path */
function decoded(path) {
  try {
    return decodePath(path);
  } catch {
    return path; // a lone percent sign: the rows' patterns then see it as it is
  }
}
