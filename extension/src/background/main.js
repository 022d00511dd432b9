/** Penname's worker: joins the pages, our own pages, the native host and the browser's own switches. */

import { browser, disconnectReason, family } from '../lib/browser.js';
import { SITES, siteOf } from '../sites/index.js';
import { look, show } from './badge.js';
import { NativePort } from './native-port.js';
import { askerOf, permitted } from './router.js';
import * as sites from './sites.js';
import * as tabs from './tabs.js';

/** @typedef {import('../protocol/messages.js').Figures} Figures */
/** @typedef {import('./router.js').Asker} Asker */

const POLL = 30_000;
const AFTER_FAILURE = 5_000;

/** States of the daemon in which a proved page is protected; "" before the first word of it. */
const HEALTHY = new Set(['', 'ready', 'paused', 'loading']);

const native = new NativePort((name) => browser.runtime.connectNative(name), disconnectReason, { browser: family });

/** What the last `watch` said. @type {{ serial: number, state: string, paused: number, figures: readonly Figures[] }} */
const live = { serial: 0, state: '', paused: 0, figures: [] };

/** @type {Record<string, unknown> | null} */
let settings = null;
let watching = false;

// ── the sites ────────────────────────────────────────────────────────────────────────────────────────────────

/** One after the other: two reconciliations at once would register the same script twice. */
let lastWork = Promise.resolve();

/** Reads the settings from the daemon and makes the browser agree. */
function settle() {
  lastWork = lastWork.then(async () => {
    if (settings === null) await sites.reconcile(null); // closed first, before the daemon has spoken
    const reply = await native.ask({ type: 'settings', change: {} });
    if (reply.type === 'settings-are') settings = reply.settings;
    await sites.reconcile(settings);
  });
  return lastWork;
}

browser.runtime.onInstalled.addListener(() => void settle());
browser.runtime.onStartup.addListener(() => void settle());
browser.permissions.onAdded.addListener(() => void settle());
browser.permissions.onRemoved.addListener(() => void settle());

/** @param {string} site its id @param {boolean} on */
async function power(site, on) {
  const reply = await native.ask({ type: 'settings', change: { [`sites.${site}.on`]: on } });
  if (reply.type !== 'settings-are') return reply;
  settings = reply.settings;
  lastWork = lastWork.then(() => sites.reconcile(settings));
  await lastWork;
  // Scripts that are in a page stay in it: only a fresh page is really off, or really on.
  const row = (await sites.reachable()).find((one) => one.id === site);
  if (row !== undefined) for (const tab of await browser.tabs.query({ url: [...row.matches] })) if (tab.id !== undefined) void browser.tabs.reload(tab.id);
  return reply;
}

// ── live figures ─────────────────────────────────────────────────────────────────────────────────────────────

/** The long poll, while any page is protected or one of our own pages is open. */
async function watch() {
  if (watching) return;
  watching = true;
  while (tabs.any() || ours.size > 0) {
    const reply = await native.ask({ type: 'watch', since: live.serial }, POLL);
    if (reply.type === 'watched') {
      Object.assign(live, { serial: reply.serial, state: reply.state, paused: reply.paused_seconds ?? 0, figures: reply.conversations });
    } else {
      Object.assign(live, { serial: 0, state: reply.type === 'refused' ? reply.code : 'failed', paused: 0 });
      await new Promise((resolve) => setTimeout(resolve, AFTER_FAILURE));
    }
    refresh();
  }
  watching = false;
}

/** Badges and open pages of ours, as things stand now. */
function refresh() {
  for (const [id] of tabs.all()) void browser.tabs.get(id).then(() => paint(id), () => {}); // closed meanwhile
  for (const port of ours) port.postMessage({ told: 'changed' });
}

/** @param {number} id */
async function paint(id) {
  const tab = tabs.tabAt(id);
  if (tab === undefined) return;
  const site = SITES.find((one) => one.id === tab.site)?.name ?? tab.site;
  const proved = sites.isProved(id) && HEALTHY.has(live.state);
  await show(id, look({ on: true, proved, paused: live.paused > 0, figures: figuresOf(tab.site, tab.conversation), site }));
}

/** @param {string} site @param {string} conversation */
function figuresOf(site, conversation) {
  return live.figures.find((one) => one.site === site && one.conversation === conversation);
}

native.onChange(() => {
  if (native.state === 'ready') {
    if (settings === null) void settle();
    tabs.askProof();
  }
  refresh();
});

// ── who asks ─────────────────────────────────────────────────────────────────────────────────────────────────

/** Our own pages that are open. @type {Set<any>} */
const ours = new Set();
const self = { id: browser.runtime.id, origin: browser.runtime.getURL('').replace(/\/$/, '') };

browser.runtime.onConnect.addListener((port) => {
  const asker = askerOf(/** @type {any} */ (port.sender ?? {}), self);
  if (asker === null) return port.disconnect();
  if (asker.kind === 'content') void tabs.opened(asker.tab, port, asker.site);
  else ours.add(port);
  port.onMessage.addListener((message) => void receive(port, asker, message));
  port.onDisconnect.addListener(() => {
    disconnectReason(port);
    ours.delete(port);
    if (asker.kind === 'content') void tabs.closed(asker.tab, port);
  });
  void watch();
  return undefined;
});

/** @param {any} port @param {Asker} asker @param {any} message */
async function receive(port, asker, message) {
  const answer = (/** @type {any} */ reply) => {
    try {
      port.postMessage({ n: message.n, reply });
    } catch {
      return; // the page was closed while we asked
    }
  };
  if (message.local !== undefined) return answer(await local(asker, message));
  const may = permitted(asker, message.request);
  if ('refused' in may) return answer(may.refused);
  const reply = await native.ask(may.request, message.time);
  if (reply.type === 'settings-are' && Object.keys(/** @type {any} */ (may.request).change ?? {}).length > 0) {
    settings = reply.settings;
    lastWork = lastWork.then(() => sites.reconcile(settings));
  }
  if (reply.type === 'confirmed' && reply.figures) remember(reply.figures);
  return answer(reply);
}

/** @param {Figures} figures of a turn that has just left: the badge need not wait for the long poll */
function remember(figures) {
  live.figures = [...live.figures.filter((one) => one.site !== figures.site || one.conversation !== figures.conversation), figures];
  refresh();
}

/** What is answered here and not by the daemon. @param {Asker} asker @param {any} message */
async function local(asker, message) {
  if (asker.kind === 'content') {
    if (message.local === 'at') tabs.moved(asker.tab, `${message.conversation}`);
    if (message.local === 'proved') {
      const site = SITES.find((one) => one.id === asker.site) ?? siteOf(new URL(message.origin));
      if (message.ok === true) await sites.unlock(site, asker.tab);
      else await sites.lock(asker.tab);
      refresh();
    }
    if (message.local === 'own-id') return ownConversation(asker.tab, asker.site);
    await paint(asker.tab);
    return {};
  }
  if (message.local === 'tab') return tabState(message.tab);
  if (message.local === 'prove') tabs.askProof(message.tab);
  if (message.local === 'power') return power(message.site, message.on === true);
  if (message.local === 'sites') return (await sites.reachable()).map(({ id, name, matches }) => ({ id, name, matches: [...matches] }));
  return {};
}

/** What the popup shows of a tab. @param {number} id */
async function tabState(id) {
  const tab = tabs.tabAt(id);
  const url = await browser.tabs.get(id).then((found) => found.url ?? '', () => '');
  const row = url.startsWith('http') ? (await sites.reachable()).find((site) => siteOf(new URL(url)).id === site.id) : undefined;
  const on = row === undefined ? false : await sites.isOn(row.id);
  return {
    site: row?.id ?? '',
    name: row?.name ?? '',
    url,
    on,
    here: tab !== undefined,
    conversation: tab?.conversation ?? '',
    proved: sites.isProved(id),
    link: native.state,
    state: live.state,
    paused: live.paused,
    figures: tab === undefined ? null : figuresOf(tab.site, tab.conversation) ?? null,
  };
}

/**
 * The name of the conversation in a tab of a site that gives no ids: stays while the tab does. Random, holds nothing.
 * @param {number} tab @param {string} site
 */
async function ownConversation(tab, site) {
  const key = `conversation/${tab}/${site}`;
  const found = (await browser.storage.session.get(key))[key];
  if (typeof found === 'string') return { id: found };
  const id = `tab:${crypto.randomUUID()}`;
  await browser.storage.session.set({ [key]: id });
  return { id };
}

browser.tabs.onRemoved.addListener((id) => {
  void browser.storage.session.get(null).then((all) => browser.storage.session.remove(Object.keys(all).filter((key) => key.startsWith(`conversation/${id}/`))));
  const tab = tabs.tabAt(id);
  if (tab === undefined) return;
  void tabs.closed(id, tab.port);
  // "Keep: until the last tab closes."
  if (settings?.keep_days === 0 && tab.conversation !== '' && !tabs.isShown(tab.site, tab.conversation)) {
    void native.ask({ type: 'forget', site: tab.site, conversation: tab.conversation });
  }
});

void sites.lockAll();
void settle();
