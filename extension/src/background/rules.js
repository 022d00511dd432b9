/**
 * The second lock, as data: network rules that block a site's prompt endpoints, and the rule that lets one
 * proved tab pass. Pure: `sites.js` hands them to the browser.
 *
 * @typedef {chrome.declarativeNetRequest.Rule} Rule
 */

const PER_SITE = 100;
const BLOCK = 1;
const ALLOW = 2;

/**
 * Rules that block every request of a site that may carry the person's words, whoever sends it: page, worker,
 * service worker, beacon.
 * @param {import('../sites/site.js').Site} site
 * @param {number} place of the site on the shelf: its range of rule ids
 * @returns {Rule[]}
 */
export function blockRules(site, place) {
  return conditions(site).map((condition, index) => ({
    id: place * PER_SITE + index + 1,
    priority: BLOCK,
    action: { type: /** @type {any} */ ('block') },
    condition,
  }));
}

/**
 * The session rules that let a site's proved tabs pass: one set for all of them, since browsers count such rules.
 * @param {import('../sites/site.js').Site} site
 * @param {number} place of the site on the shelf
 * @param {number[]} tabs
 * @returns {Rule[]} none for no tab
 */
export function allowRules(site, place, tabs) {
  if (tabs.length === 0) return [];
  return conditions(site).map((condition, index) => ({
    id: place * PER_SITE + index + 1,
    priority: ALLOW,
    action: { type: /** @type {any} */ ('allow') },
    condition: { ...condition, tabIds: tabs },
  }));
}

/** @param {import('../sites/site.js').Site} site @returns {chrome.declarativeNetRequest.RuleCondition[]} */
function conditions(site) {
  const hosts = site.matches.map((pattern) => new URL(pattern.replace('*', '')).host);
  const endpoints = [...site.prompt, ...site.drop, ...site.also];
  return hosts.flatMap((host) => [
    ...endpoints.map((endpoint) => condition(host, pathFilter(endpoint.path) + queryFilter(endpoint), [endpoint.method])),
    ...site.telemetry.map((path) => condition(host, pathFilter(path), ['POST', 'PUT'])),
  ]);
}

/**
 * @param {string} host
 * @param {string} path
 * @param {readonly string[]} methods
 * @returns {chrome.declarativeNetRequest.RuleCondition}
 */
function condition(host, path, methods) {
  return {
    regexFilter: `^https://${host.replaceAll('.', '\\.')}${path}`,
    isUrlFilterCaseSensitive: true,
    requestMethods: /** @type {any} */ (methods.map((method) => method.toLowerCase())),
    resourceTypes: /** @type {any} */ (['main_frame', 'sub_frame', 'xmlhttprequest', 'ping', 'websocket', 'other']),
  };
}

/** A read is only blocked with words in its query: `?query=…`. @param {import('../sites/site.js').Endpoint} endpoint */
function queryFilter(endpoint) {
  if (endpoint.method !== 'GET') return '(\\?.*)?$';
  const names = endpoint.texts.map((path) => path.slice(1)).join('|');
  return `\\?(.*&)?(${names})=[^&]`;
}

/**
 * A row's pattern as the network rules' RE2 takes it: no named groups, slashes plain, open at its end.
 * @param {RegExp} path
 */
export function pathFilter(path) {
  const source = path.source.replace(/\(\?<\w+>/g, '(').replaceAll('\\/', '/').replace(/^\^/, '');
  return source.endsWith('$') ? source.slice(0, -1) : source;
}
