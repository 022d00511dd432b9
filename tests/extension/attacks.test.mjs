/** Ways in which a page that is honest but leaky lets typed words out: each ends rewritten or with nothing sent. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync, inflateSync } from 'node:zlib';
import { hook } from '../../extension/src/page/hook.js';
import { fakeWindow } from './fakes/window.mjs';
import { isolated } from './fakes/isolated.mjs';

const NAMES = { 'Marta Kovel': 'Elena Vargas', Kovel: 'Vargas' };
const TYPED = 'My name is Marta Kovel, write to me.';
const SEND = 'https://chatgpt.com/backend-api/f/conversation';
const settled = () => new Promise((resolve) => setTimeout(resolve, 30));

function page({ url = 'https://chat.example/', typed = TYPED, ...answers } = {}) {
  const world = fakeWindow(url);
  const heard = isolated(world, { names: NAMES, ...answers });
  hook(world);
  if (typed !== '') world.type(typed);
  return { world, heard, left: world.left };
}
const bytesOf = async (body) => new Uint8Array(await new Response(body).arrayBuffer());
const post = (world, body, more = {}) => world.fetch('/x', { method: 'POST', body, ...more });

for (const [name, write] of Object.entries({
  'JSON in a text of JSON': (text) => JSON.stringify({ req: JSON.stringify([null, JSON.stringify([[text]])]) }),
  'lines of JSON': (text) => `{"a":1}\n${JSON.stringify({ text })}\n`,
  'a byte order mark': (text) => `\uFEFF${JSON.stringify({ text })}`,
  'a form field with JSON in JSON': (text) => new URLSearchParams({ 'f.req': JSON.stringify([null, JSON.stringify([text])]) }).toString(),
})) {
  test(`${name} is opened, and every other text stays`, async () => {
    const { world, heard, left } = page();
    await post(world, write(TYPED));
    assert.equal(left[0].body, write(TYPED.replace('Marta Kovel', 'Elena Vargas')));
    assert.equal(heard.protect[0].ask.leaves.find((leaf) => leaf.sure).text, TYPED);
  });
}

test('JSON that the person typed is one text, wherever it goes', async () => {
  const { world, left } = page({ typed: '{"Marta Kovel": [1, "Riga"]}' });
  await post(world, JSON.stringify({ messages: [{ role: 'user', content: '{"Marta Kovel": [1, "Riga"]}' }] }));
  assert.equal(JSON.parse(left[0].body).messages[0].content, '{"Elena Vargas": [1, "Riga"]}');
});

for (const [name, body] of Object.entries({
  'base64': btoa(JSON.stringify({ t: TYPED })),
  'base64 in a form': `data=${encodeURIComponent(btoa(JSON.stringify({ t: TYPED })))}`,
  'percent signs, twice': JSON.stringify({ u: `/s?q=${encodeURIComponent(encodeURIComponent(TYPED))}` }),
  'escapes of every letter': JSON.stringify({ t: [...TYPED].map((c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`).join('') }),
  'references of HTML': JSON.stringify({ t: [...TYPED].map((c) => `&#${c.charCodeAt(0)};`).join('') }),
  'a name of a member': JSON.stringify({ drafts: { [TYPED]: 1 } }),
})) {
  test(`${name}: what cannot be rewritten where it stands does not leave`, async () => {
    const { world, left } = page();
    await assert.rejects(post(world, body), TypeError);
    assert.deepEqual(left, []);
  });
}

test('known values in base64 are shown to the isolated world', async () => {
  const { world, heard } = page({ typed: '' });
  heard.say({ kind: 'knowing', value: true });
  await settled();
  await post(world, JSON.stringify({ data: btoa('{"user":"Marta Kovel"}') }));
  assert.match(heard.protect[0].ask.raw, /Marta Kovel/);
});

for (const [name, text] of Object.entries({
  'upper case': TYPED.toUpperCase(), 'other quotation marks and dashes': 'My name is “Marta Kovel” — write to me',
  'escapes of Markdown': 'My name is \\*Marta Kovel\\*, write\\_to\\_me.', 'words of an address': 'my-name-is-marta-kovel-write-to-me',
  'its middle, joined': 'marta-kovel', 'one word of it': 'Kovel', 'letters taken apart': TYPED.normalize('NFD'),
})) {
  test(`typed words are known in ${name}`, async () => {
    const { world, heard } = page();
    await post(world, JSON.stringify({ text }));
    assert.equal(heard.protect[0]?.ask.leaves[0].text, text);
  });
}

test('accents that were taken apart or taken away hide nothing', async () => {
  const { world, heard } = page({ typed: 'I am Zoë Šmite from Rīga' });
  for (const text of ['I am Zoë Šmite from Rīga'.normalize('NFD'), 'i-am-zoe-smite-from-riga']) await post(world, JSON.stringify({ text }));
  assert.equal(heard.protect.length, 2);
});

test('typed words in the path of an address are rewritten, in a header they stop it', async () => {
  const { world, left } = page();
  await world.fetch('/search/My%20name%20is%20Marta%20Kovel/x?n=1#top');
  assert.equal(left[0].url, '/search/My%20name%20is%20Elena%20Vargas/x?n=1#top');
  await assert.rejects(post(world, '{}', { headers: { 'x-draft': TYPED } }), TypeError);
  const xhr = new world.XMLHttpRequest();
  xhr.open('POST', '/x');
  xhr.setRequestHeader('x-draft', TYPED);
  xhr.send('{}');
  assert.equal(left.length, 1);
});

test('deflated bytes are read and packed again; a page\'s own packing stays when nothing changes', async () => {
  const { world, left } = page();
  await post(world, new Uint8Array(deflateSync(JSON.stringify({ text: TYPED }))));
  assert.match(inflateSync(left[0].body).toString(), /Elena Vargas/);
  const own = new Uint8Array(deflateSync('{"event":"ping"}', { level: 1 }));
  await post(world, own);
  assert.deepEqual(await bytesOf(left[1].body), own);
});

test('a body that the page changes after sending leaves as it was when it was sent', async () => {
  const { world, left } = page({ after: 10 });
  const bytes = new TextEncoder().encode(JSON.stringify({ text: TYPED }));
  const sent = post(world, bytes);
  bytes.fill(0x20);
  await sent;
  assert.match(new TextDecoder().decode(left[0].body), /Elena Vargas/);
  const packed = new Uint8Array(deflateSync('{"event":"ping"}'));
  const before = packed.slice();
  const other = post(world, packed);
  packed.fill(0);
  await other;
  assert.deepEqual(await bytesOf(left[1].body), before);
});

test('an address that reads otherwise the second time is opened as it was read first', async () => {
  const { world, left } = page();
  let times = 0;
  await world.fetch({ toString: () => ((times += 1) === 1 ? '/free' : '/x?q=My+name+is+Marta+Kovel') });
  assert.equal(left[0].url, '/free');
});

test('sent as typed, a stream still has its words', async () => {
  const { world, heard, left } = page();
  heard.answers.verdict = 'as-typed';
  await post(world, new Blob([TYPED]).stream());
  assert.equal(new TextDecoder().decode(await bytesOf(left[0].body)), TYPED);
});

test('bytes with lengths in them (protobuf) are held, not broken', async () => {
  const { world, heard } = page();
  await post(world, new Uint8Array([0x0a, TYPED.length, ...new TextEncoder().encode(TYPED), 0x10, 0x01]));
  assert.equal(heard.protect[0].ask.sealed, 'binary');
});

test('a picture is held beside any other file, in raw bytes, in parts and written out in letters', async () => {
  const { world, heard } = page();
  const image = new Uint8Array(9_000).map((_, i) => (i * 7) % 251);
  image.set([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]);
  world.choose(new File([image], 'me.png', { type: 'image/png' }));
  const form = new FormData();
  form.append('a', new File([image], 'me.png', { type: 'image/png' }));
  form.append('b', new File([new Uint8Array([0, 255, 1])], 'b.bin', { type: 'application/octet-stream' }));
  await post(world, form);
  await post(world, image.slice(0, 20), { headers: { 'content-type': 'image/png' } });
  await post(world, image.slice(0, 5_000));
  await post(world, JSON.stringify({ image_url: `data:image/png;base64,${btoa(String.fromCharCode(...image))}` }));
  assert.deepEqual(heard.protect.map((one) => one.ask.sealed), ['file', 'binary', 'binary', 'file']);
});

test('a class that inherits its settings, or a Request in their place, keeps them', async () => {
  const { world, left } = page();
  const settings = Object.create({ method: 'POST', body: JSON.stringify({ text: TYPED }), credentials: 'include', keepalive: true });
  await world.fetch('/x', settings);
  const { method, credentials, keepalive, body } = left[0].init;
  assert.deepEqual([method, credentials, keepalive], ['POST', 'include', true]);
  assert.match(body, /Elena Vargas/);
});

test('duplicate names, large numbers, lone surrogates: nothing but the words changes', async () => {
  const { world, left } = page({ url: 'https://chatgpt.com/', typed: '' });
  const odd = '{"id":12345678901234567890.10,"a":"\\ud83d","a":"\\u0000","messages":[{"content":{"parts":["Hi Marta Kovel \\ud83d"]}}],"e":{}}';
  await world.fetch(SEND, { method: 'POST', body: odd });
  assert.equal(left[0].body, odd.replace('Marta Kovel', 'Elena Vargas'));
});

test('a page that wraps our fetch, to report its requests, is still proved', async () => {
  const { world, heard, left } = page({ url: 'https://chatgpt.com/', typed: '' });
  const ours = world.fetch;
  world.fetch = (input, init) => ours(new Request(new URL(input, 'https://chatgpt.com/'), init));
  heard.say({ kind: 'prove', text: 'My name is Marta Kovel, 4711.' });
  await settled();
  assert.deepEqual(left, []);
  assert.equal(heard.other.find((message) => message.kind === 'proved').text, '{"prompt":"My name is Elena Vargas, 4711."}');
});

test('a socket whose address carries typed words is not opened', () => {
  const { world } = page();
  assert.throws(() => new world.WebSocket(`wss://chat.example/?q=${encodeURIComponent(TYPED)}`), { name: 'SecurityError' });
  assert.equal(new world.WebSocket('wss://chat.example/?v=2').url, 'wss://chat.example/?v=2');
});

test('a window that the page opens has our guards', async () => {
  const child = fakeWindow('about:blank');
  const fresh = fakeWindow('https://chat.example/');
  fresh.open = () => child;
  isolated(fresh, { names: NAMES });
  hook(fresh);
  fresh.type(TYPED);
  await fresh.open('about:blank').fetch('https://chat.example/x', { method: 'POST', body: TYPED });
  assert.equal(child.left[0].body, TYPED.replace('Marta Kovel', 'Elena Vargas'));
});
