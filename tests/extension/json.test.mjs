/** Texts of JSON are found by path and changed in place; everything else is the same bytes. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { jsonTexts, jsonWith } from '../../extension/src/page/json.js';
import { item, matching, member } from '../../extension/src/lib/text-path.js';

const texts = (source, from = 0) => {
  const found = jsonTexts(source, from);
  return found === null ? null : Array.from({ length: found.length }, (_, i) => [found[i].path, found[i].text]);
};

test('every string value has its path; names of members are not texts', () => {
  assert.deepEqual(texts('{"a":"x","b":[1,"y",{"c.d":"z","e f":null}],"g":true}'), [['a', 'x'], ['b[1]', 'y'], ['b[2]["c.d"]', 'z']]);
});

test('a document that JSON.parse takes is read the same, and nothing else is taken', () => {
  const samples = ['{}', '[]', ' {"a" : "\\u00e9\\n\\"q\\"\\\\" } ', '[["x"],[]]', '{"n":-1.5e+3,"s":""}', '{"a":"\\ud83d"}', '{"a":"\u{1f600}"}'];
  for (const source of samples) {
    const strings = [];
    JSON.parse(source, (_key, value) => { if (typeof value === 'string') strings.push(value); return value; });
    assert.deepEqual(texts(source).map(([, text]) => text).sort(), strings.sort(), source);
  }
  for (const source of ['', '"x"', '{', '{"a":}', '{"a":"x"} trailing', '{"a":"\\x"}', '[1,]x', '{"a" "b"}', `${'['.repeat(300)}${']'.repeat(300)}`]) {
    assert.equal(texts(source), null, source);
  }
});

test('whatever the text is, it is written so that it is read back, and the rest stays', () => {
  const source = '{"n":1.0, "t" : "old" ,"u":"keep"}';
  for (const text of ['', 'new', '"\\\n\t', '\u2028', '😀 \ud83d', '</script>', 'x'.repeat(10_000)]) {
    const found = jsonTexts(source);
    const out = jsonWith(source, found, Object.assign(Object.create(null), { t: text }));
    assert.equal(JSON.parse(out).t, text);
    assert.ok(out.startsWith('{"n":1.0, "t" : "') && out.endsWith('" ,"u":"keep"}'));
  }
  assert.equal(jsonWith(source, jsonTexts(source), Object.create(null)), source);
});

test('patterns match their paths and no others', () => {
  const matches = matching(['messages[*].content.parts[*]', 'prompt', '?query', 'tree.*.text']);
  for (const path of ['messages[0].content.parts[12]', 'prompt', '?query', 'tree.abc.text', 'tree["a b"].text']) assert.ok(matches(path), path);
  for (const path of ['messages.content.parts[0]', 'prompts', 'xprompt', 'messages[0].content.parts[0].text', 'query', 'tree.text']) assert.equal(matches(path), false, path);
  assert.equal(matching([])('prompt'), false);
});

test('paths are built as they are written', () => {
  assert.equal(member(item(member('', 'messages'), 0), 'content'), 'messages[0].content');
  assert.equal(member('a', 'b c'), 'a["b c"]');
});
