import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

import { ComputedDates } from '../../../extension/src/lib/restorer-dates.js';
import { Restorer } from '../../../extension/src/lib/restorer.js';

const { forms, texts, dates, date_forms: dateForms, dated } = JSON.parse(readFileSync(new URL('../../contract/restorations.json', import.meta.url), 'utf8'));
const restorer = new Restorer(forms);

test('every golden example comes back as Python brings it back', () => {
  const wrong = texts.filter(({ shown, restored }) => restorer.restore(shown) !== restored);
  assert.deepEqual(wrong.map(({ shown, restored }) => ({ shown, restored, here: restorer.restore(shown) })), []);
});

test('every golden date that was worked out comes back as Python brings it back', () => {
  const dating = new Restorer(dateForms, new ComputedDates(dates));
  const wrong = dated.filter(({ shown, restored }) => dating.restore(shown) !== restored);
  assert.deepEqual(wrong.map(({ shown, restored }) => ({ shown, restored, here: dating.restore(shown) })), []);
  assert.ok(dated.filter(({ shown, restored }) => shown !== restored).length > 100);
});

test('what the person may have written keeps its dates', () => {
  const dating = new Restorer(dateForms, new ComputedDates(dates));
  assert.equal(dating.restoreForms('Elena, May 9, 2031 and June 8, 2031'), 'María, March 3, 2031 and June 8, 2031');
});

test('a date that was brought back here is not brought back again', () => {
  const computed = new ComputedDates(dates);
  const dating = new Restorer(dateForms, computed);
  const shown = dating.restore('due on 2031-06-28');
  assert.equal(shown, 'due on 2031-04-22');
  assert.notEqual(dating.restore(shown), shown);
  assert.equal(dating.restoreOnce(shown), shown);
  assert.equal(dating.restoreOnce('due on 2031-06-28'), shown);
  const renewed = new Restorer(dateForms, new ComputedDates(dates, computed.wrote));
  assert.equal(renewed.restoreOnce(shown), shown);
});

test('what the matches say is what restore does', () => {
  for (const { shown } of texts) {
    let out = '';
    let done = 0;
    for (const { start, end, written } of restorer.matches(shown)) {
      assert.ok(start >= done && end > start, shown);
      out += shown.slice(done, start) + written;
      done = end;
    }
    assert.equal(out + shown.slice(done), restorer.restore(shown));
  }
});

test('without forms nothing changes', () => {
  const text = 'Elena **Vargas** &amp; [CARD 1]';
  assert.equal(new Restorer([]).restore(text), text);
});

test('emoji, combining marks, right-to-left text and line ends survive unit for unit', () => {
  const text = '👨‍🎤 e\u0301 \u2067שלום\u2069 a\r\n\tb \ud800 \udfff é';
  assert.equal(restorer.restore(text), text);
  assert.equal(restorer.restore(`${text} Elena ${text}`), `${text} María ${text}`);
});
