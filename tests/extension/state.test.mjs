/** Answers that come late or for somebody else, lines that broke, pages that went: nothing is let through on the strength of them. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeBrowser } from './fakes/browser.mjs';

const browser = (globalThis.chrome = fakeBrowser());
const { Link } = await import('../../extension/src/lib/link.js');
const { Guard } = await import('../../extension/src/content/guard.js');
const { Memory } = await import('../../extension/src/content/memory.js');
const { PagePort } = await import('../../extension/src/content/port.js');
const { Where } = await import('../../extension/src/content/where.js');
const { SITES } = await import('../../extension/src/sites/index.js');
const sites = await import('../../extension/src/background/sites.js');
const tabs = await import('../../extension/src/background/tabs.js');

const [chatgpt] = SITES;
const location = { pathname: '/c/abc', search: '', hash: '', href: 'https://chatgpt.com/c/abc' };
const whereabouts = () => new Where(chatgpt, location, () => 'new:1', { moved: () => {}, renamed: () => {} });
const allowed = () => browser.session.flatMap((rule) => rule.condition.tabIds);

test('an answer for another attempt lets nothing go', async () => {
  const { port1, port2 } = new MessageChannel();
  for (const port of [port1, port2]) port.unref();
  const answers = [];
  port2.onmessage = (event) => answers.push(JSON.parse(event.data));
  const link = {
    ask: async () => ({ type: 'protected', request: 'of another', changed: [], verdict: 'pass', exposure: null, counts: null, serial: 0, ask: '', as_typed: '' }),
    askWorker: async () => ({}),
  };
  const notice = { refuse: async () => false, progress: () => ({ end() {} }), close() {}, tell() {} };
  const page = new PagePort({ port: port1, site: 'chatgpt', link, where: whereabouts(), memory: new Memory(link, 'chatgpt', () => {}), guard: new Guard(), notice, copy: async () => true, origin: '' });
  page.proved = true;
  await page.protect('1', { purpose: 'prompt', conversation: '', site: false, prompt: true, known: true, sealed: '', raw: '', leaves: [{ path: 'p', text: 'Marta', origin: 'typed', role: 'user', sure: true }] });
  for (let i = 0; i < 200 && answers.at(-1)?.verdict !== 'refused'; i += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  port1.close();
  assert.deepEqual([answers.at(-1).verdict, answers.at(-1).code], ['refused', 'malformed']);
});

test('a link that is no address does not stop a turn from being confirmed', () => {
  const where = whereabouts();
  assert.equal(where.idAt('http://exa mple/c/1'), '');
  assert.equal(where.idAt('/c/xyz'), 'xyz');
});

test('a line that broke without a word is opened again', async () => {
  const link = new Link('content');
  let breaks = 0;
  link.onBreak = () => { breaks += 1; };
  link.open();
  browser.ports[0].dead = true;
  assert.equal((await link.ask({ type: 'status' })).code, 'unreachable');
  assert.equal(breaks, 1);
  const asked = link.ask({ type: 'status' });
  browser.ports[1].say({ n: 2, reply: { type: 'noted' } });
  assert.deepEqual(await asked, { type: 'noted' });
});

test('a known value is found with its accents taken apart', () => {
  const guard = new Guard();
  guard.know(['Zoë Šmite']);
  assert.ok(guard.finds('To Zoë Šmite'.normalize('NFD')));
});

test('a page that comes into a proved tab has proved nothing, and a new worker believes no tab', async () => {
  await sites.unlock(chatgpt, 7);
  await sites.unlock(chatgpt, 8);
  assert.deepEqual([...new Set(allowed())], [7, 8]);
  await tabs.opened(7, {}, 'chatgpt');
  assert.deepEqual([...new Set(allowed())], [8]);
  assert.equal(sites.isProved(7), false);
  await sites.lockAll();
  assert.deepEqual(allowed(), []);
});
