/** Who may ask what, which rules stand, and what the badge and the status line say. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { allowRules, blockRules } from '../../extension/src/background/rules.js';
import { askerOf, permitted } from '../../extension/src/background/router.js';
import { VERSION } from '../../extension/src/protocol/terms.js';
import { SITES, siteOf } from '../../extension/src/sites/index.js';
import { statusOf } from '../../extension/src/ui/popup/status.js';
import { missing, read } from './shared.mjs';

const SELF = { id: 'abc', origin: 'chrome-extension://abc' };
const CHATGPT = { id: 'abc', url: 'https://chatgpt.com/c/1', frameId: 0, tab: { id: 7 } };
const ROOT = new URL('../../', import.meta.url);

test('a content script speaks for its own site, from the top frame only', () => {
  assert.deepEqual(askerOf(CHATGPT, SELF), { kind: 'content', site: 'chatgpt', tab: 7 });
  assert.equal(askerOf({ ...CHATGPT, frameId: 3 }, SELF), null);
  assert.equal(askerOf({ ...CHATGPT, id: 'other' }, SELF), null);
  assert.equal(askerOf({ ...CHATGPT, tab: undefined }, SELF), null);
  assert.deepEqual(askerOf({ id: 'abc', url: 'chrome-extension://abc/src/ui/popup/popup.html' }, SELF), { kind: 'ours', site: '', tab: -1 });
  assert.equal(askerOf({ id: 'abc', url: 'chrome-extension://abcd/x.html', frameId: 0 }, SELF), null);
});

test('a page cannot ask for details, settings, another site, nor switch anything off', () => {
  const page = askerOf(CHATGPT, SELF);
  for (const type of ['details', 'sent', 'settings', 'pause', 'resume', 'forget', 'decide', 'status', 'watch', 'quit', 'unlock', 'hello', 'nonsense', undefined]) {
    assert.equal(permitted(page, { type, site: 'chatgpt' }).refused?.code, 'not-allowed', type);
  }
  assert.equal(permitted(page, { type: 'restorations', site: 'claude', conversation: 'c' }).refused.code, 'not-allowed');
  assert.deepEqual(permitted(page, { type: 'protect', site: 'chatgpt' }).request, { type: 'protect', site: 'chatgpt', tab: 7 });
});

test('our own pages may not do what only the command line may', () => {
  const ours = { kind: 'ours', site: '', tab: -1 };
  for (const type of ['quit', 'unlock', 'hello', 'protect', 'confirm', 'restorations']) assert.equal(permitted(ours, { type }).refused.code, 'not-allowed');
  for (const type of ['status', 'settings', 'details', 'sent', 'pause', 'resume', 'forget', 'decide', 'watch']) assert.ok(permitted(ours, { type }).request);
});

test('the second lock blocks every request of the fixtures that carries a prompt, a draft or a title', { skip: missing }, () => {
  for (const site of SITES) {
    const rules = blockRules(site, SITES.indexOf(site));
    assert.equal(new Set(rules.map((rule) => rule.id)).size, rules.length);
    const blocked = (method, url) => rules.some(({ condition }) => condition.requestMethods.includes(method.toLowerCase()) && new RegExp(condition.regexFilter).test(url));
    for (const [name, one] of Object.entries(JSON.parse(read(`${site.id}-requests.json`)))) {
      if (/^(?:send_|edit_|regenerate|continue|prepare|autocomplete|rename|completion_|retry|title|custom_|project_create|search)/.test(name)) assert.ok(blocked(one.method, one.url), name);
      if (/^(?:sentinel|conversation_init|resume|stop|current_leaf|share$)/.test(name)) assert.equal(blocked(one.method, one.url), false, name);
    }
    assert.ok(blocked('post', site.id === 'chatgpt' ? 'https://chatgpt.com/backend-api/f/conversation?x=1' : 'https://claude.ai/api/organizations/o/chat_conversations/c/completion?x=1'));
    assert.ok(blocked('post', site.id === 'chatgpt' ? 'https://chatgpt.com/ces/v1/t' : 'https://claude.ai/api/event_logging/v2/batch'));
    assert.equal(blocked('get', 'https://claude.ai/api/organizations/o/chat_conversations_v2?limit=30&offset=0'), false);
    assert.equal(blocked('post', site.id === 'chatgpt' ? 'https://evil.test/?https://chatgpt.com/backend-api/f/conversation' : 'https://evil.test/'), false);
  }
});

test('the rules that let proved tabs pass name those tabs, all of the block\'s addresses, and outrank it', () => {
  const [block] = blockRules(SITES[0], 0);
  const [allow] = allowRules(SITES[0], 0, [7, 9]);
  assert.deepEqual(allow.condition.tabIds, [7, 9]);
  assert.equal(allowRules(SITES[0], 0, [7]).length, blockRules(SITES[0], 0).length);
  assert.deepEqual(allowRules(SITES[0], 0, []), []);
  assert.equal(allow.condition.regexFilter, block.condition.regexFilter);
  assert.ok(allow.priority > block.priority);
});

test('patterns of network rules are ones that RE2 takes', () => {
  for (const site of SITES) for (const { condition } of blockRules(site, 0)) assert.doesNotMatch(condition.regexFilter, /\(\?<|\(\?=|\(\?!|\\k/);
});

test('every row of the shelf is whole, and on the shelf', () => {
  const files = readdirSync(new URL('extension/src/sites/', ROOT)).filter((name) => name.endsWith('.js') && name !== 'index.js');
  assert.deepEqual(files.map((name) => name.slice(0, -3)).sort(), SITES.map((site) => site.id).sort());
  for (const site of SITES) {
    assert.match(site.id, /^[a-z0-9][a-z0-9-]*$/);
    assert.ok(site.prompt.length > 0 && site.composer !== '' && site.reply !== '' && /^\d{4}-\d\d-\d\d$/.test(site.verified));
    for (const pattern of site.matches) assert.match(pattern, /^https:\/\/[\w.-]+\/\*$/);
    for (const endpoint of [...site.prompt, ...site.drop, ...site.also]) {
      assert.ok(endpoint.path.source.startsWith('^') && endpoint.path.source.endsWith('$'));
      assert.ok(endpoint.texts.length > 0);
    }
  }
});

test('a host without a row has a name that a setting can hold', () => {
  assert.equal(siteOf(new URL('https://chat.openai.com/c/1')).id, 'chatgpt');
  assert.match(siteOf(new URL('http://localhost:8080/')).id, /^[a-z0-9][a-z0-9-]*$/);
  assert.deepEqual(siteOf(new URL('http://127.0.0.1:5000/c/1')).matches, ['http://127.0.0.1/*']);
});

test('"protecting" is said only of a page that the canary has proved', () => {
  const tab = { site: 'chatgpt', name: 'ChatGPT', url: 'https://chatgpt.com/', on: true, here: true, conversation: 'c', proved: true, link: 'ready', state: 'ready', paused: 0, figures: null };
  const ready = { type: 'state', version: 1, daemon: '1', state: 'ready', sentence: '', paused_seconds: 0, conversations: 0 };
  assert.deepEqual(statusOf(tab, ready), { look: 'good', name: 'status_protecting', values: [] });
  assert.equal(statusOf({ ...tab, proved: false }, ready).name, 'status_unproved');
  assert.equal(statusOf({ ...tab, here: false }, ready).name, 'status_reload');
  assert.equal(statusOf({ ...tab, on: false }, ready).name, 'status_off');
  assert.equal(statusOf({ ...tab, site: '' }, ready).name, 'status_no_site');
  assert.equal(statusOf(tab, { ...ready, paused_seconds: 61 }).values[0], '2');
  assert.equal(statusOf(tab, { ...ready, state: 'locked' }).name, 'status_locked');
  assert.equal(statusOf(tab, { type: 'refused', code: 'unreachable', message: '', parameters: {} }).name, 'refused_unreachable');
});

test('every sentence that the code names is in the locale, and every name there is used', () => {
  const locale = Object.keys(JSON.parse(readFileSync(new URL('extension/_locales/en/messages.json', ROOT), 'utf8')));
  const source = readdirSync(new URL('extension/src/', ROOT), { recursive: true })
    .filter((name) => /\.(?:js|html)$/.test(name))
    .map((name) => readFileSync(new URL(`extension/src/${name}`, ROOT), 'utf8'))
    .join('\n') + readFileSync(new URL('extension/manifest.base.json', ROOT), 'utf8');
  const built = /^(?:refused|status|band|policy|decision|kind)_/;
  for (const [, name] of source.matchAll(/(?:sentence\(|tell\(|data-text="|data-label="|name: )['"]?((?:notice|popup|panel|options|badge|status)_\w+)/g)) assert.ok(locale.includes(name), name);
  for (const name of locale) assert.ok(built.test(name) || source.includes(name), `${name} is said nowhere`);
});

test('the version is the daemon\'s', () => {
  assert.equal(typeof VERSION, 'number');
});
