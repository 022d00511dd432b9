/**
 * How fast the extension brings texts back: node tests/bench/restorer_throughput.mjs FORMS.json [TEXT.txt]
 * FORMS.json is what `python -m tests.bench.restoration_speed --forms FORMS.json` writes. Prints one JSON object.
 */

import { readFileSync } from 'node:fs';

import { ComputedDates } from '../../extension/src/lib/restorer-dates.js';
import { Restorer } from '../../extension/src/lib/restorer.js';

const RUNS = 5;
const { forms, texts, dates } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8'));
/** CPU time in ms: other programs on the machine don't count. */
const now = () => process.cpuUsage().user / 1000;
let start = now();
const restorer = new Restorer(forms, dates ? new ComputedDates(dates) : null);
const built = now() - start;

/** @type {Record<string, number>} MB/s, the best of several runs */
const speeds = {};
for (const [name, text] of Object.entries(texts)) {
  let best = 0;
  for (let run = 0; run < RUNS; run += 1) {
    start = now();
    restorer.restore(text);
    best = Math.max(best, Buffer.byteLength(text) / 1000 / (now() - start));
  }
  speeds[name] = Number(best.toFixed(1));
}
console.log(JSON.stringify({ forms: forms.length, built_ms: Number(built.toFixed(1)), mb_per_s: speeds }));
