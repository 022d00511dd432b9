/** What a page sends goes through the hook: nothing of the person's leaves but what was answered. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync, gzipSync } from 'node:zlib';
import { hook } from '../../extension/src/page/hook.js';
import { fakeWindow } from './fakes/window.mjs';
import { isolated } from './fakes/isolated.mjs';

const NAMES = { 'Marta Kovel': 'Elena Vargas', 'marta.kovel@example.test': 'elena.vargas@sample.example', Marta: 'Elena' };
const SEND = 'https://chatgpt.com/backend-api/f/conversation';
const prompt = (text) => JSON.stringify({ action: 'next', messages: [{ id: 'm1', author: { role: 'user' }, content: { content_type: 'text', parts: [text] } }], model: 'auto' });

/** A page with the hook in it and the isolated world behind it. */
function page({ url = 'https://chatgpt.com/', ...answers } = {}) {
  const world = fakeWindow(url);
  const heard = isolated(world, { names: NAMES, ...answers });
  hook(world);
  return { world, heard, left: world.left };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

test('a prompt leaves with stand-ins, and what left is confirmed as it left', async () => {
  const { world, heard, left } = page();
  await world.fetch(SEND, { method: 'POST', headers: { 'content-type': 'application/json' }, body: prompt('Write to Marta Kovel.') });
  await settled();
  assert.equal(left.length, 1);
  assert.equal(left[0].body, prompt('Write to Elena Vargas.'));
  assert.equal(heard.confirm[0].sent[0].text, 'Write to Elena Vargas.');
  const { purpose, prompt: turn, known, site, conversation } = heard.protect[0].ask;
  assert.deepEqual([purpose, turn, known, site, conversation], ['prompt', true, true, false, '']);
});

test('every byte outside the texts stays as the page wrote it', async () => {
  const { world, left } = page();
  const odd = '{ "n": 1.0,\t"a" : [ 1e3, true ],"messages":[{"content":{"parts":["Hi Marta Kovel \\u00e9\\n"]}}], "é":"\\u0041" , "n": 2 }';
  await world.fetch(SEND, { method: 'POST', body: odd });
  assert.equal(left[0].body, odd.replace('"Hi Marta Kovel \\u00e9\\n"', '"Hi Elena Vargas é\\n"'));
});

for (const [name, body, read] of [
  ['a Request', null, async (out) => await new Request('https://x.test/', { method: 'POST', body: out.init.body }).text()],
  ['a Blob', new Blob([prompt('Hi Marta Kovel')], { type: 'application/json' }), async (out) => await out.body.text()],
  ['an ArrayBuffer', new TextEncoder().encode(prompt('Hi Marta Kovel')).buffer, async (out) => new TextDecoder().decode(out.body)],
  ['a typed array', new TextEncoder().encode(prompt('Hi Marta Kovel')), async (out) => new TextDecoder().decode(out.body)],
  ['gzip bytes', new Uint8Array(gzipSync(prompt('Hi Marta Kovel'))), async (out) => gunzipSync(out.body).toString()],
  ['a stream', () => new Blob([prompt('Hi Marta Kovel')]).stream(), async (out) => new TextDecoder().decode(out.body)],
]) {
  test(`${name} is read, rewritten and sent as the same type`, async () => {
    const { world, left } = page();
    const given = typeof body === 'function' ? body() : body;
    if (given === null) await world.fetch(new Request(SEND, { method: 'POST', body: prompt('Hi Marta Kovel') }));
    else await world.fetch(SEND, { method: 'POST', body: given });
    assert.equal(left.length, 1);
    assert.equal(await read(left[0]), prompt('Hi Elena Vargas'));
    if (given instanceof Blob) assert.equal(left[0].body.type, 'application/json');
  });
}

test('a FormData keeps its fields, its files and their order; JSON inside a field is opened', async () => {
  const { world, left } = page({ url: 'https://huggingface.co/chat' });
  world.type('Hi Marta Kovel, how are you?');
  const form = new FormData();
  form.append('data', JSON.stringify({ inputs: 'Hi Marta Kovel, how are you?', id: 'x-1' }));
  form.append('files', new File(['about Marta Kovel'], 'note.txt', { type: 'text/plain' }));
  form.append('z', '1');
  await world.fetch('/chat/conversation/64', { method: 'POST', body: form });
  const out = left[0].body;
  assert.deepEqual([...out.keys()], ['data', 'files', 'z']);
  assert.equal(out.get('data'), JSON.stringify({ inputs: 'Hi Elena Vargas, how are you?', id: 'x-1' }));
  assert.equal(out.get('files').name, 'note.txt');
});

test('a URLSearchParams and a urlencoded string keep their encoding outside the texts', async () => {
  const { world, left } = page({ url: 'https://gemini.google.com/app' });
  world.type('Hi Marta Kovel, how are you?');
  const source = 'f.req=Hi+Marta+Kovel%2C+how+are+you%3F&at=a%2Bb%20c&';
  await world.fetch('/x', { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: source });
  await world.fetch('/x', { method: 'POST', body: new URLSearchParams({ 'f.req': 'Hi Marta Kovel, how are you?', at: 'a+b' }) });
  assert.equal(left[0].body, 'f.req=Hi+Elena+Vargas%2C+how+are+you%3F&at=a%2Bb%20c&');
  assert.equal(`${left[1].body}`, 'f.req=Hi+Elena+Vargas%2C+how+are+you%3F&at=a%2Bb');
});

test('typed text is protected wherever it goes, on a site without a row', async () => {
  const { world, heard, left } = page({ url: 'https://chat.example/' });
  world.type('Please write to Marta Kovel today');
  await world.fetch('/v1/chat/completions', { method: 'POST', body: JSON.stringify({ model: 'm', messages: [{ role: 'user', content: 'Please write to Marta Kovel today' }] }) });
  assert.match(left[0].body, /Elena Vargas/);
  assert.equal(heard.protect[0].ask.purpose, 'prompt');
  assert.equal(heard.protect[0].ask.leaves[0].origin, 'typed');
});

test('what was pasted counts as typed, and so does a part of it', async () => {
  const { world, left } = page({ url: 'https://chat.example/' });
  world.paste('A long letter. It says that Marta Kovel lives in Riga and works there since the spring.');
  await world.fetch('/upload', { method: 'POST', body: JSON.stringify({ chunk: 'that Marta Kovel lives in Riga and works' }) });
  assert.match(left[0].body, /Elena Vargas lives/);
});

test('drafts that leave while typing are emptied, without asking anybody', async () => {
  const { world, heard, left } = page();
  await world.fetch(`${SEND}/prepare`, { method: 'POST', body: JSON.stringify({ partial_query: { content: { parts: ['Write to Marta Ko'] } }, model: 'auto' }) });
  await world.fetch('https://chatgpt.com/backend-api/conversation/experimental/generate_autocompletions', { method: 'POST', body: '{"input_text":"Write to Marta","num_completions":3}' });
  assert.equal(left[0].body, '{"partial_query":{"content":{"parts":[""]}},"model":"auto"}');
  assert.equal(left[1].body, '{"input_text":"","num_completions":3}');
  assert.equal(heard.protect.length, 0);
});

test('a request that carries nothing of the person\'s passes in the same turn, untouched', () => {
  const { world, left } = page();
  const init = { method: 'POST', body: '{"p":"gAAAAAC"}' };
  void world.fetch('https://chatgpt.com/backend-api/sentinel/chat-requirements/prepare', init);
  assert.equal(left.length, 1);
  assert.equal(left[0].body, init.body);
});

test('refused: nothing leaves, and the page sees a failed request', async () => {
  const { world, left } = page({ refuse: 'unreachable' });
  await assert.rejects(world.fetch(SEND, { method: 'POST', body: prompt('Hi Marta Kovel') }), TypeError);
  assert.equal(left.length, 0);
});

test('sent as typed, this once, when the person chose so', async () => {
  const { world, heard, left } = page();
  heard.answers.verdict = 'as-typed';
  await world.fetch(SEND, { method: 'POST', body: prompt('Hi Marta Kovel') });
  assert.equal(left[0].body, prompt('Hi Marta Kovel'));
});

test('without a port (a frame, a script that came late) a prompt is refused', async () => {
  const world = fakeWindow('https://chatgpt.com/');
  hook(world);
  await assert.rejects(world.fetch(SEND, { method: 'POST', body: prompt('Hi Marta Kovel') }), TypeError);
  assert.equal(world.left.length, 0);
});

test('a port is taken once, and never from a page script', () => {
  const world = fakeWindow('https://chatgpt.com/');
  hook(world);
  world.document.list = [{}];
  assert.equal(isolated(world).hand(), false);
  world.document.list = [];
  assert.equal(isolated(world).hand(), true);
  assert.equal(isolated(world).hand(), false);
});

test('an answer that cannot be written back exactly does not leave', async () => {
  const { world, heard, left } = page();
  // Two members of one name: the texts cannot be told apart by path.
  heard.answers.verdict = 'send';
  await assert.rejects(world.fetch(SEND, { method: 'POST', body: '{"messages":[{"content":{"parts":["Hi Marta Kovel"],"parts":["Bye Marta Kovel"]}}]}' }), TypeError);
  assert.equal(left.length, 0);
});

test('a held request may be aborted by the page', async () => {
  const { world, heard, left } = page({ after: 50 });
  const abort = new AbortController();
  const sent = world.fetch(SEND, { method: 'POST', body: prompt('Hi Marta Kovel'), signal: abort.signal });
  setTimeout(() => abort.abort(), 5);
  await assert.rejects(sent, { name: 'AbortError' });
  await new Promise((resolve) => setTimeout(resolve, 80));
  assert.equal(left.length, 0);
  assert.equal(heard.cancel.length, 1);
});

test('XMLHttpRequest: held, rewritten, sent; a synchronous one is refused', async () => {
  const { world, left } = page();
  const xhr = new world.XMLHttpRequest();
  xhr.open('POST', SEND, true);
  xhr.setRequestHeader('Content-Type', 'application/json');
  xhr.send(prompt('Hi Marta Kovel'));
  assert.equal(left.length, 0);
  await settled();
  assert.equal(left[0].body, prompt('Hi Elena Vargas'));
  const now = new world.XMLHttpRequest();
  now.open('POST', SEND, false);
  assert.throws(() => now.send(prompt('Hi Marta Kovel')), { name: 'NetworkError' });
  assert.equal(left.length, 1);
  const free = new world.XMLHttpRequest();
  free.open('GET', '/static.js', false);
  free.send();
  assert.equal(left.length, 2);
});

test('XMLHttpRequest: a refused request ends in an error event', async () => {
  const { world, left } = page({ refuse: 'timeout' });
  const xhr = new world.XMLHttpRequest();
  const seen = [];
  for (const kind of ['error', 'loadend']) xhr.addEventListener(kind, () => seen.push(kind));
  xhr.open('POST', SEND, true);
  xhr.send(prompt('Hi Marta Kovel'));
  await settled();
  assert.deepEqual(seen, ['error', 'loadend']);
  assert.equal(left.length, 0);
});

test('WebSocket messages leave in the order they were given', async () => {
  const { world, left } = page({ url: 'https://copilot.example/', after: 10 });
  world.type('Hello there, I am Marta Kovel');
  const socket = new world.WebSocket('wss://copilot.example/c/api/chat');
  socket.send('{"event":"setOptions"}');
  socket.send('42["send",{"text":"Hello there, I am Marta Kovel"}]');
  socket.send('{"event":"ping"}');
  assert.deepEqual(left.map((out) => out.body), ['{"event":"setOptions"}']);
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.deepEqual(left.map((out) => out.body), ['{"event":"setOptions"}', '42["send",{"text":"Hello there, I am Elena Vargas"}]', '{"event":"ping"}']);
});

test('sendBeacon says true and the message is rewritten, or lost when it may not leave', async () => {
  const { world, heard, left } = page();
  world.type('My name is Marta Kovel and I live here');
  const carry = new Blob([JSON.stringify({ event: 'typed', text: 'My name is Marta Kovel and I live here' })], { type: 'application/json' });
  assert.equal(world.navigator.sendBeacon('/ces/v1/t', carry), true);
  await settled();
  assert.match(await left[0].body.text(), /Elena Vargas/);
  heard.answers.refuse = 'unreachable';
  assert.equal(world.navigator.sendBeacon('/ces/v1/t', carry), true);
  await settled();
  assert.equal(left.length, 1);
});

test('an address that carries typed text is protected too', async () => {
  const { world, heard, left } = page();
  world.type('Marta Kovel');
  await world.fetch('https://chatgpt.com/backend-api/conversations/search?query=Marta%20Kovel&cursor=');
  assert.equal(left[0].url, 'https://chatgpt.com/backend-api/conversations/search?query=Elena%20Vargas&cursor=');
  assert.equal(heard.protect[0].ask.purpose, 'search');
});

test('pictures and windows whose address carries typed text are not opened', async () => {
  const { world, heard, left } = page();
  world.type('My name is Marta Kovel');
  const picture = new world.HTMLImageElement();
  picture.src = '/pixel.gif?what=My%20name%20is%20Marta%20Kovel';
  assert.equal(world.open('https://elsewhere.test/?q=My+name+is+Marta+Kovel'), null);
  assert.deepEqual(left, []);
  heard.say({ kind: 'knowing', value: true }); // a known value somewhere stops no picture
  await settled();
  picture.src = '/logo.png?v=3';
  world.open('https://elsewhere.test/help');
  assert.deepEqual(left.map((out) => out.by), ['image', 'open']);
});

test('a form that the browser submits is held and its fields rewritten', async () => {
  const { world, left } = page({ url: 'https://chat.example/' });
  const area = world.type('I am Marta Kovel from Riga');
  area.name = 'prompt';
  const form = new world.HTMLFormElement().with([area], 'post', 'https://chat.example/send');
  const event = new world.Event('submit', { path: [form] });
  world.dispatchEvent(event);
  assert.equal(event.defaultPrevented, true);
  await settled();
  assert.deepEqual(left, [{ by: 'form', method: 'POST', url: 'https://chat.example/send', fields: [['prompt', 'I am Elena Vargas from Riga']] }]);
});

test('a new frame\'s ways out are guarded by the page around it', async () => {
  const { world } = page();
  const frame = new world.HTMLIFrameElement();
  frame.child = fakeWindow('about:blank');
  await frame.contentWindow.fetch(SEND, { method: 'POST', body: prompt('Hi Marta Kovel') });
  assert.equal(frame.child.left[0].body, prompt('Hi Elena Vargas'));
});

test('a file that cannot be read waits for the person; bytes that hide typed text too', async () => {
  const { world, heard } = page();
  const picture = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255])], 'me.png', { type: 'image/png' });
  const form = new FormData();
  form.append('file', picture);
  await world.fetch('/backend-api/upload', { method: 'POST', body: form });
  assert.equal(heard.protect[0].ask.sealed, 'file');
  world.type('the secret name is Marta Kovel');
  const bytes = new Uint8Array([...new TextEncoder().encode('the secret name is Marta Kovel'), 0, 255, 254]);
  await world.fetch('/binary', { method: 'POST', body: bytes });
  assert.equal(heard.protect[1].ask.sealed, 'binary');
});

test('passwords and sign-in names reach the site as they are', async () => {
  const { world, heard, left } = page();
  const field = new world.HTMLInputElement().of('email');
  world.type('marta.kovel@example.test', field);
  await world.fetch('/login', { method: 'POST', body: '{"email":"marta.kovel@example.test"}' });
  assert.equal(left[0].body, '{"email":"marta.kovel@example.test"}');
  assert.equal(heard.protect.length, 0);
});

test('once values are known, other bodies are shown to the isolated world first', async () => {
  const { world, heard, left } = page({ knows: (leaf) => leaf.text.includes('Marta') });
  heard.say({ kind: 'knowing', value: true });
  await settled();
  await world.fetch('/backend-api/lat/r', { method: 'POST', body: '{"model":"auto","title":"To Marta"}' });
  assert.equal(left[0].body, '{"model":"auto","title":"To Elena"}');
});

test('a site that has changed its request is still protected', async () => {
  const { world, left } = page();
  await world.fetch(SEND, { method: 'POST', body: '{"items":[{"body":"Hi Marta Kovel"}],"model":"auto"}' });
  assert.equal(left[0].body, '{"items":[{"body":"Hi Elena Vargas"}],"model":"auto"}');
});

test('the canary goes the whole way and stops before the network', async () => {
  const { world, heard, left } = page();
  heard.say({ kind: 'prove', text: 'My name is Marta Kovel, 4711.' });
  await settled();
  assert.equal(left.length, 0);
  assert.equal(heard.other.find((message) => message.kind === 'proved').text, '{"prompt":"My name is Elena Vargas, 4711."}');
});

test('a page that has taken our fetch away is not proved', async () => {
  const { world, heard } = page();
  world.fetch = async () => new Response('');
  heard.say({ kind: 'prove', text: 'My name is Marta Kovel, 4711.' });
  await settled();
  assert.equal(heard.other.find((message) => message.kind === 'proved').text, '');
});

test('a hostile page sees no text pass through the tools it can change', async () => {
  const { world, left } = page();
  const seen = [];
  const has = (text) => String.prototype.indexOf.call(text, 'Vargas') !== -1;
  const spy = (value, where) => {
    if (typeof value === 'string' && has(value) && new Error().stack.split('\n')[3]?.indexOf('/extension/src/') > 0) seen[seen.length] = `${where}: ${value}`;
  };
  const tools = [[Array.prototype, 'push'], [Array.prototype, 'map'], [JSON, 'stringify'], [JSON, 'parse'], [String.prototype, 'includes'], [String.prototype, 'slice'], [String.prototype, 'replace'], [RegExp.prototype, 'test'], [Promise.prototype, 'then']];
  const natives = tools.map(([owner, name]) => owner[name]);
  const body = prompt('Hi Marta Kovel');
  try {
    tools.forEach(([owner, name], i) => {
      const native = natives[i];
      owner[name] = function stolen(...rest) {
        for (let n = 0; n < rest.length; n += 1) spy(rest[n], name);
        if (owner === String.prototype) spy(`${this}`, name);
        return Reflect.apply(native, this, rest);
      };
    });
    Object.defineProperty(Object.prototype, 'text', { configurable: true, set(value) { spy(value, 'setter text'); }, get: () => undefined });
    Object.defineProperty(Object.prototype, 'then', { configurable: true, get() { if (typeof this?.text === 'string' || this?.changes !== undefined) seen[seen.length] = 'then'; return undefined; } });
    await world.fetch(SEND, { method: 'POST', body });
  } finally {
    tools.forEach(([owner, name], i) => { owner[name] = natives[i]; });
    delete Object.prototype.text;
    delete Object.prototype.then;
  }
  assert.match(left[0].body, /Elena Vargas/);
  assert.deepEqual(seen, []);
});
