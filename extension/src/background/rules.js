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
 * Rules that block every prompt, draft and title endpoint of a site, whoever sends: page, worker, service worker, beacon.
 * @param {import('../sites/site.js').Site} site
 * @param {number} place of the site on the shelf: its range of rule ids
 * @returns {Rule[]}
 */
export function blockRules(site, place) {
  return endpoints(site).map(({ endpoint, host }, index) => ({
    id: place * PER_SITE + index + 1,
    priority: BLOCK,
    action: { type: /** @type {any} */ ('block') },
    condition: condition(endpoint, host),
  }));
}

/**
 * The session rules that let one tab pass.
 * @param {import('../sites/site.js').Site} site
 * @param {number} tab
 * @param {number} firstId
 * @returns {Rule[]}
 */
export function allowRules(site, tab, firstId) {
  return endpoints(site).map(({ endpoint, host }, index) => ({
    id: firstId + index,
    priority: ALLOW,
    action: { type: /** @type {any} */ ('allow') },
    condition: { ...condition(endpoint, host), tabIds: [tab] },
  }));
}

/** @param {import('../sites/site.js').Site} site */
function endpoints(site) {
  const guarded = [...site.prompt, ...site.drop, ...site.also].filter((endpoint) => endpoint.method !== 'GET');
  const hosts = site.matches.map((pattern) => new URL(pattern.replace('*', '')).host);
  return hosts.flatMap((host) => guarded.map((endpoint) => ({ endpoint, host })));
}

/**
 * @param {import('../sites/site.js').Endpoint} endpoint
 * @param {string} host
 * @returns {chrome.declarativeNetRequest.RuleCondition}
 */
function condition(endpoint, host) {
  return {
    regexFilter: `^https://${host.replaceAll('.', '\\.')}${pathFilter(endpoint.path)}`,
    isUrlFilterCaseSensitive: true,
    requestMethods: /** @type {any} */ ([endpoint.method.toLowerCase()]),
    resourceTypes: /** @type {any} */ (['main_frame', 'sub_frame', 'xmlhttprequest', 'ping', 'websocket', 'other']),
  };
}

/**
 * A row's pattern as the network rules' RE2 takes it: no named groups, slashes plain, an optional query at the end.
 * @param {RegExp} path
 */
export function pathFilter(path) {
  const source = path.source.replace(/\(\?<\w+>/g, '(').replaceAll('\\/', '/').replace(/^\^/, '');
  return source.endsWith('$') ? `${source.slice(0, -1)}(\\?.*)?$` : source;
}
