/**
 * Every request of the sites' fixtures goes through the hook: what leaves holds no real name, and every byte
 * that is not a text of the person's is the page's own. Prints what was found.
 */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { hook } from '../../extension/src/page/hook.js';
import { isolated } from './fakes/isolated.mjs';
import { fakeWindow } from './fakes/window.mjs';
import { missing, read } from './shared.mjs';

const NAMES = { 'marta.kovel@example.test': 'elena.vargas@sample.example', 'marta-kovel': 'elena-vargas', Marta: 'Elena', Kovel: 'Vargas' };
const BACK = Object.entries(NAMES).map(([from, to]) => [to, from]);
const REAL = /marta|kovel/i;
const TEXT_FILE = 'Letter from Marta Kovel';
const rows = [];

/** What a fixture stands for, as the page would send it. */
function asSent(fixture) {
  if (fixture.content_type === 'multipart/form-data') {
    const form = new FormData();
    form.append('file', new File([TEXT_FILE], 'letter-marta-kovel.txt', { type: 'text/plain' }));
    return form;
  }
  if (typeof fixture.body === 'string') return new File([TEXT_FILE], 'paste.txt', { type: 'text/plain' });
  return fixture.body === undefined || fixture.body === null ? undefined : JSON.stringify(fixture.body);
}

async function textOf(body) {
  if (body === undefined || body === null) return '';
  if (typeof body === 'string') return body;
  if (body instanceof Blob) return body.text();
  return (await Promise.all([...body].map(async ([name, value]) => `${name}=${typeof value === 'string' ? value : `${value.name}:${await value.text()}`}`))).join('&');
}

const restored = (text) => BACK.reduce((out, [from, to]) => out.replaceAll(from, to), text);

/** The fixture's own body with the drafts that the row drops emptied. */
function emptied(fixture, sent) {
  const copy = structuredClone(fixture.body);
  if (copy?.partial_query) copy.partial_query.content.parts = copy.partial_query.content.parts.map(() => '');
  if (copy?.input_text !== undefined) copy.input_text = '';
  return typeof copy === 'object' && copy !== null && typeof sent === 'string' ? JSON.stringify(copy) : null;
}

for (const [site, origin] of [['chatgpt', 'https://chatgpt.com/'], ['claude', 'https://claude.ai/new']]) {
  const fixtures = missing ? {} : JSON.parse(read(`${site}-requests.json`));
  const each = Object.entries(fixtures).flatMap(([name, one]) => {
    if (Array.isArray(one)) return one.map((each, i) => [`${name}[${i}]`, typeof each === 'string' ? { method: 'POST', url: each } : each]);
    return name === '_note' ? [] : [[name, one]];
  });

  for (const [name, fixture] of each) {
    if (fixture.method === 'WS') continue;
    test(`${site} ${name}`, async () => {
      const world = fakeWindow(origin);
      const heard = isolated(world, { names: NAMES, knows: (leaf) => REAL.test(leaf.text) });
      hook(world);
      heard.say({ kind: 'knowing', value: true }); // the chat has seen these names before
      await new Promise((resolve) => setTimeout(resolve));
      const body = asSent(fixture);
      await world.fetch(fixture.url, { method: fixture.method, headers: fixture.headers?.['content-type'] ? { 'content-type': fixture.headers['content-type'] } : {}, body });

      assert.equal(world.left.length, 1);
      const before = await textOf(body);
      const left = await textOf(world.left[0].body);
      const url = world.left[0].url;
      assert.doesNotMatch(left + url, REAL);
      const dropped = left !== '' && restored(left) !== before;
      const equal = (dropped ? emptied(fixture, body) : before) === restored(left) && restored(url) === fixture.url;
      const asked = heard.protect.flatMap((one) => one.ask.leaves);
      const sure = asked.filter((leaf) => leaf.sure).length;
      const changed = (heard.confirm[0]?.sent ?? []).filter((leaf) => !REAL.test(leaf.text) && asked.some((one) => one.path === leaf.path && REAL.test(one.text))).length;
      rows.push({ site, request: name, purpose: heard.protect[0]?.ask.purpose ?? '', found: sure, looked: asked.length - sure, rewritten: changed, dropped, 'others equal': equal });
      assert.ok(equal);
      if (REAL.test(before) && !dropped) assert.ok(changed > 0);
    });
  }
}

test('the rows know every request that is a prompt, without typed or known text', { skip: missing }, async () => {
  for (const [site, origin] of [['chatgpt', 'https://chatgpt.com/'], ['claude', 'https://claude.ai/new']]) {
    for (const [name, fixture] of Object.entries(JSON.parse(read(`${site}-requests.json`)))) {
      if (!/^(?:send_|edit_|regenerate|completion_(?!new_chat_classic_1))/.test(name)) continue;
      const world = fakeWindow(origin);
      const heard = isolated(world, { names: NAMES });
      hook(world);
      await world.fetch(fixture.url, { method: 'POST', body: JSON.stringify(fixture.body) });
      assert.doesNotMatch(world.left[0].body, REAL, name);
      assert.match(heard.protect[0].ask.purpose, /^(?:prompt|retry)$/, name);
      const wanted = fixture.body.conversation_id ?? /chat_conversations\/([\w-]+)\//.exec(fixture.url)?.[1] ?? '';
      assert.equal(heard.protect[0].ask.conversation, wanted, name);
    }
  }
});

after(() => {
  if (rows.length > 0) console.table(rows);
});
