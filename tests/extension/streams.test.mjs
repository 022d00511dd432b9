/**
 * Every stream of the sites' fixtures is replayed as the page shows it, cut at every place: the restorer brings
 * the name back whole, and nothing that is not a stand-in is touched on the way.
 */

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Restorer } from '../../extension/src/lib/restorer.js';
import { missing, read } from './shared.mjs';

// In the fixtures the names are what the model writes: here they are the stand-ins.
const FORMS = [
  { text: 'marta.kovel@example.test', original: 'ines.ortega@real.test', guard: 'word' },
  { text: 'Marta Kovel', original: 'Inés Ortega', guard: 'word' },
];
const restorer = new Restorer(FORMS);
const rows = [];

/** The data of each event of an SSE text. */
function events(text) {
  return text.split(/\n\n+/).flatMap((block) => {
    const data = block.split('\n').filter((line) => line.startsWith('data: ')).map((line) => line.slice(6)).join('\n');
    try {
      const parsed = JSON.parse(data);
      return typeof parsed === 'object' ? [parsed] : [];
    } catch {
      return []; // [DONE] and comments
    }
  });
}

/** ChatGPT's text as it grows: appends with a sticky path, patches, whole snapshots. */
function chatgpt(found) {
  const shown = [];
  let text = '';
  let sticky = '';
  const append = (path, value) => {
    if (typeof value !== 'string' || !/content\/(?:parts\/\d+|text|thoughts\/\d+\/content)$/.test(path)) return;
    text += value;
    shown.push(text);
  };
  for (const event of found) {
    if (event.type !== undefined) continue;
    const message = event.message ?? event.v?.message;
    if (message !== undefined) {
      text = message.content.parts?.join('') ?? message.content.text ?? '';
      shown.push(text);
      sticky = '';
    } else if (event.o === 'patch') for (const one of event.v) append(one.p, one.v);
    else {
      sticky = event.p ?? sticky;
      append(sticky, event.v);
    }
  }
  return shown;
}

/** Claude's texts, one for each open block. */
function claude(found) {
  const blocks = new Map();
  const shown = [];
  for (const event of found) {
    if (event.type !== 'content_block_delta') continue;
    const piece = event.delta.text ?? event.delta.thinking ?? event.delta.partial_json ?? '';
    blocks.set(event.index, (blocks.get(event.index) ?? '') + piece);
    shown.push(blocks.get(event.index));
  }
  return shown;
}

const STREAMS = [
  ['chatgpt-stream-inline.txt', chatgpt],
  ['chatgpt-stream-handoff-leg2-resume.txt', chatgpt],
  ['chatgpt-stream-legacy-cumulative.txt', chatgpt],
  ['chatgpt-stream-reasoning-tools.txt', chatgpt],
  ['claude-stream-text.txt', claude],
  ['claude-stream-thinking-tools.txt', claude],
  ['claude-stream-artifact.txt', claude],
];

for (const [name, reader] of STREAMS) {
  test(name, { skip: missing }, () => {
    const shown = reader(events(read(name)));
    assert.ok(shown.length > 0);
    const wholes = [...new Set(shown)].filter((text) => /Marta Kovel|marta\.kovel@example\.test/.test(text));
    for (const text of shown) assert.doesNotMatch(restorer.restore(text), /Marta Kovel/);
    let splits = 0;
    for (const whole of wholes) {
      const due = restorer.restore(whole);
      assert.match(due, /Inés Ortega|ines\.ortega@real\.test/);
      for (let cut = 0; cut <= whole.length; cut += 1) {
        splits += 1;
        // The page shows the first part, restored; then the whole again, as its own state has it.
        const first = restorer.restore(whole.slice(0, cut));
        assert.equal(restorer.restore(first), first, 'what was restored stays');
        const common = first.length - suffix(whole.slice(0, cut));
        assert.equal(first.slice(0, common), due.slice(0, common), 'only a cut name may still change');
        assert.equal(restorer.restore(whole), due);
      }
    }
    rows.push({ stream: name, 'texts shown': shown.length, 'with a name': wholes.length, splits });
  });
}

/** How many characters at the end may be a name that has not arrived whole. */
function suffix(text) {
  const longest = Math.max(...FORMS.map((form) => form.text.length));
  return Math.min(text.length, longest);
}

after(() => {
  if (rows.length > 0) console.table(rows);
});
