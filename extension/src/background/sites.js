/**
 * Which sites are on, and what that means in the browser: scripts registered, prompt endpoints locked, tabs
 * unlocked by the canary.
 *
 * *Off* lives in the daemon and is never kept here. What is registered with the browser is the cache of *on*:
 * while the daemon cannot be asked, what was on stays on, and nothing is switched off.
 */

import { browser } from '../lib/browser.js';
import { SITES, siteOf } from '../sites/index.js';
import { allowRules, blockRules } from './rules.js';

/** @typedef {import('../sites/site.js').Site} Site */

/** Tabs whose round trip has been proved, for the page that is in them now. @type {Map<number, string>} */
const proved = new Map();

/**
 * Every site this browser lets us into: the shelf's, and the hosts the person added.
 * @returns {Promise<Site[]>}
 */
export async function reachable() {
  const { origins = [] } = await browser.permissions.getAll();
  const shelf = SITES.filter((site) => site.matches.some((pattern) => origins.includes(pattern)));
  const known = new Set(SITES.flatMap((site) => site.matches));
  const added = origins.filter((pattern) => !known.has(pattern) && /^https?:\/\/[^*/]+\/\*$/.test(pattern));
  return [...shelf, ...added.map((pattern) => siteOf(new URL(pattern.replace('*', ''))))];
}

/**
 * Makes the browser agree with the daemon's settings.
 * @param {Record<string, unknown> | null} settings null: not known, everything new is on and nothing is switched off
 */
export async function reconcile(settings) {
  const sites = await reachable();
  const registered = new Set((await browser.scripting.getRegisteredContentScripts()).map((script) => script.id));
  const on = sites.filter((site) => settings?.[`sites.${site.id}.on`] !== false);
  const wanted = on.flatMap(scriptsOf);
  const keep = new Set(wanted.map((script) => script.id));
  const gone = settings === null ? [] : [...registered].filter((id) => !keep.has(id));
  const fresh = wanted.filter((script) => !registered.has(script.id));
  if (gone.length > 0) await browser.scripting.unregisterContentScripts({ ids: gone });
  if (fresh.length > 0) await browser.scripting.registerContentScripts(fresh);
  const rules = on.filter((site) => SITES.includes(site)).flatMap((site) => blockRules(site, SITES.indexOf(site)));
  const old = await browser.declarativeNetRequest.getDynamicRules();
  if (settings === null && old.length > rules.length) return;
  await browser.declarativeNetRequest.updateDynamicRules({ removeRuleIds: old.map((rule) => rule.id), addRules: rules });
}

/** @param {string} site its id */
export async function isOn(site) {
  return (await browser.scripting.getRegisteredContentScripts({ ids: [`${site}/page`] })).length > 0;
}

/** @param {Site} site @returns {chrome.scripting.RegisteredContentScript[]} */
function scriptsOf(site) {
  const shared = {
    matches: [...site.matches],
    runAt: /** @type {const} */ ('document_start'),
    allFrames: true,
    matchOriginAsFallback: true,
    persistAcrossSessions: true,
  };
  return [
    { ...shared, id: `${site.id}/page`, js: ['page.js'], world: /** @type {const} */ ('MAIN') },
    { ...shared, id: `${site.id}/content`, js: ['content.js'], world: /** @type {const} */ ('ISOLATED') },
  ];
}

/**
 * The canary came back changed through this page: its prompts may pass.
 * @param {Site} site
 * @param {number} tab
 */
export async function unlock(site, tab) {
  await allow((tabs, row) => (row.id === site.id ? new Set([...tabs, tab]) : tabs));
  proved.set(tab, site.id);
}

/**
 * The page is gone or can no longer be proved.
 * @param {number} tab
 */
export async function lock(tab) {
  proved.delete(tab);
  await allow((tabs) => new Set([...tabs].filter((other) => other !== tab)));
}

/** This worker is new: every page has to prove itself to it. */
export async function lockAll() {
  proved.clear();
  await allow(() => new Set());
}

/** @param {number} tab */
export function isProved(tab) {
  return proved.has(tab);
}

/** One change after the other. The browser's own session rules say which tabs pass: they outlive this worker. */
let lastChange = Promise.resolve();

/** @param {(tabs: Set<number>, site: Site) => Set<number>} change of the tabs that may pass, for each site of the shelf */
function allow(change) {
  lastChange = lastChange.then(async () => {
    const now = await browser.declarativeNetRequest.getSessionRules();
    for (const [place, site] of SITES.entries()) {
      const ids = blockRules(site, place).map((rule) => rule.id);
      const before = new Set(now.find((rule) => rule.id === ids[0])?.condition.tabIds ?? []);
      const after = change(before, site);
      if (after.size === before.size && [...after].every((tab) => before.has(tab))) continue;
      await browser.declarativeNetRequest.updateSessionRules({ removeRuleIds: ids, addRules: allowRules(site, place, [...after]) });
    }
  });
  const done = lastChange;
  lastChange = done.catch(() => {}); // the next change starts from what the browser has
  return done;
}
