/** The connection to the desktop part: every question is answered, whatever happens to the host. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { NativePort } from '../../extension/src/background/native-port.js';
import { checked } from '../../extension/src/protocol/reply.js';

const REPLIES = new Set(['welcome', 'protected', 'confirmed', 'previewed', 'restored', 'noted', 'watched', 'detailed', 'sent-turns', 'state', 'settings-are', 'canaried', 'refused']);
const WELCOME = { type: 'welcome', version: 1, daemon: '0.1.0', state: 'ready' };
const STATE = { type: 'state', version: 1, daemon: '0.1.0', state: 'ready', sentence: 'Ready.', paused_seconds: 0, conversations: 0 };

/** A host that answers from `answer`; `hosts` are all that were started. */
function machine(answer) {
  const hosts = [];
  const connect = () => {
    const on = { message: [], disconnect: [] };
    const host = {
      heard: [],
      onMessage: { addListener: (listener) => on.message.push(listener) },
      onDisconnect: { addListener: (listener) => on.disconnect.push(listener) },
      postMessage(frame) {
        const request = JSON.parse(frame.body);
        host.heard.push(request);
        queueMicrotask(() => answer(request, frame.id, host));
      },
      disconnect() {},
      send: (frame) => on.message.forEach((listener) => listener(frame)),
      die: () => on.disconnect.forEach((listener) => listener()),
    };
    hosts.push(host);
    return host;
  };
  return { hosts, native: new NativePort(connect, () => '', { browser: 'test' }) };
}

const reply = (host, id, message) => host.send({ id, body: JSON.stringify(message) });
const friendly = (request, id, host) => reply(host, id, request.type === 'hello' ? WELCOME : STATE);

test('the first message is hello, and questions wait for the welcome', async () => {
  const { hosts, native } = machine(friendly);
  const [one, two] = await Promise.all([native.ask({ type: 'status' }), native.ask({ type: 'status' })]);
  assert.equal(one.type, 'state');
  assert.equal(two.type, 'state');
  assert.deepEqual(hosts[0].heard.map((request) => request.type), ['hello', 'status', 'status']);
  assert.equal(native.state, 'ready');
});

test('an answer in parts is put together, in whatever order they come', async () => {
  const whole = JSON.stringify({ ...STATE, sentence: 'x'.repeat(3_000) });
  const { native } = machine((request, id, host) => {
    if (request.type === 'hello') return reply(host, id, WELCOME);
    const pieces = whole.match(/.{1,1000}/g);
    for (const part of [3, 1, 0, 2]) host.send({ id, part, parts: pieces.length, body: pieces[part] });
    return undefined;
  });
  assert.equal((await native.ask({ type: 'status' })).sentence.length, 3_000);
  assert.equal(native.parts.size, 0);
});

test('another version: nothing is asked any more', async () => {
  const { hosts, native } = machine((request, id, host) => reply(host, id, { ...WELCOME, version: 2 }));
  assert.equal((await native.ask({ type: 'status' })).code, 'version');
  assert.equal((await native.ask({ type: 'status' })).code, 'version');
  assert.equal(hosts.length, 1);
});

test('a host that is not there is a refusal, and the next question tries again', async () => {
  let there = false;
  const { hosts, native } = machine((request, id, host) => (there ? friendly(request, id, host) : host.die()));
  assert.equal((await native.ask({ type: 'status' })).code, 'unreachable');
  there = true;
  assert.equal((await native.ask({ type: 'status' })).type, 'state');
  assert.equal(hosts.length, 2);
});

test('killed in the middle of a question: asked once more on a new host', async () => {
  let deaths = 1;
  const { hosts, native } = machine((request, id, host) => {
    if (request.type === 'status' && deaths > 0) {
      deaths -= 1;
      return host.die();
    }
    return friendly(request, id, host);
  });
  assert.equal((await native.ask({ type: 'status' })).type, 'state');
  assert.equal(hosts.length, 2);
  deaths = 2;
  assert.equal((await native.ask({ type: 'status' })).code, 'unreachable');
});

test('a host that says nothing is a refusal within the time', async () => {
  const { native } = machine((request, id, host) => { if (request.type === 'hello') reply(host, id, WELCOME); });
  assert.equal((await native.ask({ type: 'status' }, 20)).code, 'timeout');
  assert.equal(native.pending.size, 0);
});

test('a locked daemon refuses in its own words', async () => {
  const locked = { type: 'refused', code: 'locked', message: 'Your keyring is locked.', parameters: {} };
  const { native } = machine((request, id, host) => reply(host, id, request.type === 'hello' ? WELCOME : locked));
  assert.deepEqual(await native.ask({ type: 'status' }), locked);
});

test('nonsense is never taken for an answer', async () => {
  for (const body of ['', 'not json', '[]', '{"type":"protected"}', '{"type":"constructor"}', '{"type":"state","version":"1"}']) {
    const { native } = machine((request, id, host) => (request.type === 'hello' ? reply(host, id, WELCOME) : host.send({ id, body })));
    assert.equal((await native.ask({ type: 'status' })).code, 'malformed', body);
  }
  const { native } = machine((request, id, host) => (request.type === 'hello' ? reply(host, id, WELCOME) : host.send({ id, part: 9, parts: 2, body: 'x' })));
  assert.equal((await native.ask({ type: 'status' })).code, 'malformed');
});

test('a request that is too large is not sent at all', async () => {
  const { hosts, native } = machine(friendly);
  assert.equal((await native.ask({ type: 'preview', site: 's', conversation: 'c', text: 'é'.repeat(5 * 1024 * 1024) })).code, 'too-large');
  assert.equal(hosts.length, 0);
});

test('the guard keeps a protected text only if all its leaves are texts', () => {
  const good = { type: 'protected', request: 'r', changed: [{ path: 'p', text: 't', origin: 'typed', role: 'user' }], verdict: 'rewrite', exposure: null, counts: null, serial: 1, ask: '', as_typed: '' };
  assert.equal(checked(good).type, 'protected');
  assert.equal(checked({ ...good, changed: [{ path: 'p', text: 1 }] }).type, 'refused');
  assert.equal(checked({ ...good, changed: undefined }).type, 'refused');
});

test('the guard takes every golden example of a reply', () => {
  const folder = new URL('../contract/examples/', import.meta.url);
  const replies = readdirSync(folder).map((name) => JSON.parse(readFileSync(new URL(name, folder), 'utf8'))).filter((one) => REPLIES.has(one.type));
  assert.equal(new Set(replies.map((one) => one.type)).size, REPLIES.size);
  for (const one of replies) assert.deepEqual(checked(one), one, one.type);
});
