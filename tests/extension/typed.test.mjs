/** What the page was told by hand is recognised wherever it turns up, and other texts are not. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Remembered } from '../../extension/src/page/remembered.js';
import { squashed } from '../../extension/src/lib/primitives.js';

function after(...typed) {
  const memory = new Remembered();
  for (const text of typed) for (let i = 1; i <= text.length; i += 1) memory.add(squashed(text.slice(0, i)));
  return memory;
}

test('the text itself, in other paragraphs, letter case and inside a longer text', () => {
  const memory = after('Dear Marta,\nI will come on Monday.');
  assert.ok(memory.carries('Dear Marta,\n\nI will come on Monday.'));
  assert.ok(memory.carries('<p>DEAR MARTA,</p> says: dear marta, i will come on monday. Thanks'));
});

test('any long enough stretch of it, at any place', () => {
  const typed = 'The appointment at the clinic in Riga was moved to the twelfth of March by Dr Kalnins.';
  const memory = after(typed);
  for (let from = 0; from + 36 < typed.length; from += 1) {
    assert.ok(memory.carries(`xxxx${'y'.repeat(from % 12)} ${typed.slice(from, from + 36)} zzz`), typed.slice(from, from + 36));
  }
});

test('a draft is the beginning of it, short as it may be', () => {
  const memory = after('Marta Kovel lives here');
  assert.ok(memory.starts('Marta'));
  assert.ok(memory.carries('Marta Ko'));
  assert.equal(memory.starts('Kovel'), false);
});

test('what was sent and emptied stays remembered; what is being written is one entry', () => {
  const memory = after('first message of the day', 'another one follows here');
  assert.ok(memory.carries('first message of the day'));
  assert.equal(memory.entries.length, 2);
});

test('protocol words and other texts do not count', () => {
  const memory = after('Please summarise the next letter for the user in the conversation');
  for (const word of ['user', 'next', 'auto', 'conversation', 'Etc/UTC', 'finished_successfully', '{"event":"ping"}', 'a wholly different sentence about bread']) {
    assert.equal(memory.carries(word), false, word);
  }
});

test('a made-up text is forgotten when the canary has landed', () => {
  const memory = after('hello there everyone');
  memory.keep(squashed('My name is Maria Torres'));
  assert.ok(memory.carries('My name is Maria Torres'));
  memory.drop(squashed('My name is Maria Torres'));
  assert.equal(memory.carries('My name is Maria Torres'), false);
});

test('twenty thousand characters are read in a blink', () => {
  const long = Array.from({ length: 2_500 }, (_, i) => `word${i}`).join(' ');
  const memory = new Remembered();
  memory.keep(squashed(long));
  const start = performance.now();
  assert.ok(memory.carries(`x ${long.slice(7_000, 9_000)}`));
  for (let i = 0; i < 50; i += 1) memory.carries(`telemetry value ${i} `.repeat(50));
  assert.ok(performance.now() - start < 200);
});
