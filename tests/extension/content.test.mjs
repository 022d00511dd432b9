/** The isolated world: where we are, what is known, and what the page may be told. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Guard } from '../../extension/src/content/guard.js';
import { Memory } from '../../extension/src/content/memory.js';
import { PagePort } from '../../extension/src/content/port.js';
import { Where } from '../../extension/src/content/where.js';
import { SITES } from '../../extension/src/sites/index.js';

const [chatgpt, claude] = ['chatgpt', 'claude'].map((id) => SITES.find((site) => site.id === id));
const later = () => new Promise((resolve) => setTimeout(resolve, 10));

// ── where ──

function at(site, href) {
  const told = [];
  let minted = 0;
  const location = { ...parts(href) };
  const where = new Where(site, location, () => `new:${(minted += 1)}`, { moved: (id) => told.push(['moved', id]), renamed: (a, b) => told.push(['renamed', a, b]) });
  where.go = (to) => { Object.assign(location, parts(to)); where.look(); };
  return { where, told };
}
const parts = (href) => { const { pathname, search, hash } = new URL(href, 'https://chatgpt.com'); return { pathname, search, hash }; };

test('a new chat is renamed when its id appears after a prompt has left', () => {
  const { where, told } = at(chatgpt, '/');
  where.left(where.of('', true));
  where.go('/c/6a1c2d3e-4f50-83ab-9c1d-0a1b2c3d4e5f');
  assert.deepEqual(told, [['moved', 'new:1'], ['renamed', 'new:1', '6a1c2d3e-4f50-83ab-9c1d-0a1b2c3d4e5f']]);
});

test('going to another chat is no renaming: by a click, or because the page linked to it before', () => {
  const clicked = at(chatgpt, '/');
  clicked.where.left('new:1');
  clicked.where.going('abc');
  clicked.where.go('/c/abc');
  assert.deepEqual(clicked.told.at(-1), ['moved', 'abc']);
  const linked = at(chatgpt, '/');
  linked.where.linked = () => new Set(['abc']);
  linked.where.left('new:1');
  linked.where.go('/c/abc');
  assert.deepEqual(linked.told.at(-1), ['moved', 'abc']);
  const unused = at(chatgpt, '/');
  unused.where.go('/c/abc');
  assert.deepEqual(unused.told.at(-1), ['moved', 'abc']);
});

test('the app shell\'s local id is renamed when the server\'s comes', () => {
  const { where, told } = at(chatgpt, '/c/local-chatgpt%3A133c75a0');
  assert.equal(where.current, 'local-chatgpt:133c75a0');
  where.left(where.current);
  where.go('/c/6a1c-83ab');
  assert.deepEqual(told.at(-1), ['renamed', 'local-chatgpt:133c75a0', '6a1c-83ab']);
});

test('an id that only the request says is taken, and belongs to the chat in which it was first said', () => {
  const page = at(claude, 'https://claude.ai/new');
  assert.equal(page.where.of('0b0b', true), '0b0b');
  page.where.go('https://claude.ai/chat/0b0b');
  assert.deepEqual(page.told.filter(([what]) => what === 'renamed'), []);
  const temporary = at(chatgpt, '/?temporary-chat=true');
  temporary.where.left('new:1');
  assert.equal(temporary.where.of('6a1c', true), '6a1c');
  assert.deepEqual(temporary.told.at(-1), ['renamed', 'new:1', '6a1c']);
});

test('a request about another chat does not move this one', () => {
  const { where } = at(chatgpt, '/c/abc');
  assert.equal(where.of('other', false), 'other');
  assert.equal(where.current, 'abc');
});

test('a new chat in the same tab is another conversation', () => {
  const { where, told } = at(chatgpt, '/c/abc');
  where.left('abc');
  where.go('/');
  assert.deepEqual(told.at(-1), ['moved', 'new:1']);
});

// ── guard ──

test('known values are found in words, in other letter case and in file names', () => {
  const guard = new Guard();
  guard.know(['Marta Kovel', 'Claude', 'Jo', '+371 2612 3456']);
  for (const text of ['Reply to Marta Kovel', 'reply to marta  kovel!', 'letter-marta-kovel.png', 'call +371 2612 3456', 'Claude', 'thanks, claude', 'MARTA\nKOVEL']) assert.ok(guard.finds(text), text);
});

test('words that only look like them are left alone', () => {
  const guard = new Guard();
  guard.know(['Claude', 'Marta Kovel', 'Jo']);
  for (const text of ['claude-sonnet-5', 'anthropic.claudeai', 'Martas Kovelski', 'Jo', 'Joanna', '']) assert.equal(guard.finds(text), false, text);
  assert.equal(new Guard().finds('Marta Kovel'), false);
});

// ── memory ──

test('the way back is asked for once at a time, and kept under the new name', async () => {
  const asked = [];
  const link = { ask: async (request) => { asked.push(request); await later(); return { type: 'restored', serial: 3, forms: [{ text: 'Elena', original: 'Marta', guard: 'word' }], originals: ['Marta'] }; } };
  let changes = 0;
  const memory = new Memory(link, 'chatgpt', () => { changes += 1; });
  await Promise.all([memory.refresh('new:1'), memory.refresh('new:1')]);
  assert.equal(asked.length, 1);
  memory.rename('new:1', 'abc');
  assert.equal(memory.of('abc').restorer.restore('Dear Elena'), 'Dear Marta');
  assert.equal(memory.of('new:1').empty, true);
  assert.deepEqual([...memory.originals()], ['Marta']);
  await memory.refresh('abc');
  assert.equal(asked.at(-1).since, 3);
  assert.equal(changes, 1);
});

// ── the page's port ──

function pagePort(reply, { known = [], choose = false } = {}) {
  const { port1, port2 } = new MessageChannel();
  const asked = [];
  const answers = [];
  const notices = [];
  const where = at(chatgpt, '/c/abc').where;
  const guard = new Guard();
  guard.know(known);
  const link = { ask: async (request) => { asked.push(request); return reply(request); }, askWorker: async () => ({}) };
  const memory = new Memory(link, 'chatgpt', () => {});
  const notice = {
    refuse: async (refused) => { notices.push(refused); return choose; },
    progress: () => ({ end() {} }),
    tell: (name) => notices.push(name),
    cross: async () => choose,
    close: () => {},
  };
  const page = new PagePort({ port: port1, site: 'chatgpt', link, where, memory, guard, notice, copy: async () => true, origin: 'https://chatgpt.com' });
  page.proved = true;
  port2.onmessage = (event) => answers.push(JSON.parse(event.data));
  port2.start();
  for (const port of [port1, port2]) port.unref(); // a failed test must not keep the process alive
  const close = () => { port1.close(); port2.close(); };
  return { page, asked, answers, notices, close, memory };
}
const leaf = (text, more = {}) => ({ path: 'p', text, origin: 'typed', role: 'user', sure: true, ...more });
const ask = (leaves, more = {}) => ({ purpose: 'prompt', conversation: '', site: false, prompt: true, known: true, sealed: '', raw: '', leaves, ...more });
const answered = (request) => ({ type: 'protected', request: request.request, changed: [{ path: 'p', text: 'Elena', origin: 'typed', role: 'user' }], verdict: 'rewrite', exposure: null, counts: null, serial: 0, ask: '', as_typed: '' });

test('the page is answered texts to send, and nothing else', async () => {
  const { page, answers, asked, close } = pagePort((request) => (request.type === 'restorations' ? { type: 'restored', serial: 9, forms: [{ text: 'Elena', original: 'Marta', guard: 'word' }], originals: ['Marta'] } : { ...answered(request), serial: 9 }));
  await page.protect('1', ask([leaf('Marta')]));
  await later();
  assert.deepEqual(answers, [{ kind: 'answer', ticket: '1', verdict: 'send', code: '', changed: [{ path: 'p', text: 'Elena' }] }]);
  assert.equal(asked[0].conversation, 'abc');
  close();
});

test('a refusal is shown with its reason; sending once is told to the daemon and not remembered', async () => {
  const refuse = () => ({ type: 'refused', code: 'locked', message: 'Locked.', parameters: {} });
  const no = pagePort(refuse);
  await no.page.protect('1', ask([leaf('Marta')]));
  await later();
  assert.equal(no.answers.at(-1).verdict, 'refused');
  assert.deepEqual(no.notices, [{ code: 'locked', message: 'Locked.', canSend: true }]);
  no.close();
  const yes = pagePort(refuse, { choose: true });
  await yes.page.protect('1', ask([leaf('Marta')]));
  await yes.page.protect('2', ask([leaf('Marta')]));
  await later();
  assert.deepEqual(yes.answers.filter((one) => one.verdict !== 'wait').map((one) => one.verdict), ['as-typed', 'as-typed']);
  assert.equal(yes.notices.length, 2);
  assert.equal(yes.asked.filter((request) => request.type === 'unprotected').length, 2);
  yes.close();
});

test('texts that nobody is sure of reach the daemon only if they carry a known value', async () => {
  const { page, asked, answers, close } = pagePort(answered, { known: ['Marta Kovel'] });
  await page.protect('1', ask([leaf('auto', { sure: false }), leaf('gpt-5', { sure: false })], { purpose: 'other' }));
  await page.protect('2', ask([leaf('auto', { sure: false }), leaf('To Marta Kovel', { sure: false, path: 'title', origin: 'page' })], { purpose: 'other' }));
  await later();
  assert.equal(answers[0].verdict, 'send');
  assert.deepEqual(asked.map((request) => request.texts.map((one) => one.path)), [['title']]);
  close();
});

test('a text with stand-ins in it comes from the page, whoever typed around them', async () => {
  const { page, asked, memory, close } = pagePort((request) => (request.type === 'restorations' ? { type: 'restored', serial: 1, forms: [{ text: 'Elena Vargas', original: 'Marta Kovel', guard: 'word' }], originals: ['Marta Kovel'] } : answered(request)));
  await memory.refresh('abc');
  await page.protect('1', ask([leaf('Write to Elena Vargas again'), leaf('and to Jonas', { path: 'q' })]));
  assert.deepEqual(asked.find((request) => request.type === 'protect').texts.map((one) => one.origin), ['page', 'typed']);
  close();
});

test('a turn counts only when it has left', async () => {
  const { page, asked, close } = pagePort((request) => (request.type === 'confirm' ? { type: 'confirmed', request: 'r', figures: null } : answered(request)));
  await page.protect('1', ask([leaf('Marta')]));
  assert.deepEqual(asked.map((request) => request.type), ['protect']);
  await page.confirm('1', [leaf('Elena'), leaf('never asked', { path: 'x' })]);
  const confirm = asked.find((request) => request.type === 'confirm');
  assert.equal(confirm.request, asked[0].request);
  assert.deepEqual(confirm.sent.map((one) => one.path), ['p']);
  await page.confirm('1', [leaf('Elena')]);
  assert.equal(asked.filter((request) => request.type === 'confirm').length, 1);
  close();
});

test('while the daemon is paused, texts leave as they are and no turn is confirmed', async () => {
  const { page, answers, asked, close } = pagePort((request) => ({ ...answered(request), changed: [], as_typed: 'paused' }));
  await page.protect('1', ask([leaf('Marta')]));
  await page.confirm('1', [leaf('Marta')]);
  await later();
  assert.deepEqual(answers, [{ kind: 'answer', ticket: '1', verdict: 'send', code: '', changed: [] }]);
  assert.deepEqual(asked.map((request) => request.type), ['protect']);
  close();
});

test('the canary is believed only when it came back changed through the page', async () => {
  const canaried = (request) => (request.type === 'canary' ? { type: 'canaried', text: request.text.replace('Maria Torres', 'Lucia Perez') } : answered(request));
  const { page, close } = pagePort(canaried);
  const proof = page.prove();
  const { text } = page.canary;
  await page.protect('1', ask([leaf(text)], { purpose: 'other', prompt: false }));
  page.landed(JSON.stringify({ prompt: text.replace('Maria Torres', 'Lucia Perez') }));
  assert.equal(await proof, true);
  const forged = page.prove();
  page.landed('{"prompt":"anything"}');
  assert.equal(await forged, false);
  close();
});
