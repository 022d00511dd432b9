/**
 * Makes the two folders that browsers load: `build/chrome` and `build/firefox`.
 *
 *     node build.js [--extra-match PATTERN]…
 *
 * What is shipped is the source: files are copied as they are. Only the two scripts that run in pages are linked
 * into one file each, because browsers take no modules there; nothing is shortened, dropped or renamed, and
 * comments stay. The same source gives the same bytes. `--extra-match` adds a host to protect, for tests.
 */

import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rollup } from 'rollup';
import { SITES } from './src/sites/index.js';

const HERE = dirname(fileURLToPath(import.meta.url));
const LINKED = { 'page.js': 'src/page/start.js', 'content.js': 'src/content/start.js' };
const COPIED = ['_locales', 'src/background', 'src/lib', 'src/protocol', 'src/sites', 'src/ui'];

const { values: given } = parseArgs({
  options: { 'extra-match': { type: 'string', multiple: true, default: [] }, out: { type: 'string', default: join(HERE, 'build') } },
});

/** @param {string} name @returns {any} */
const json = (name) => JSON.parse(readFileSync(join(HERE, name), 'utf8'));

/** @param {string} target */
function manifestFor(target) {
  const base = json('manifest.base.json');
  const overlay = json(`manifest.${target}.json`);
  const hosts = [...SITES.flatMap((site) => site.matches), ...given['extra-match']];
  return { ...base, ...overlay, permissions: [...base.permissions, ...overlay.permissions], host_permissions: hosts };
}

/** @param {string} entry @returns {Promise<string>} */
async function linked(entry) {
  const bundle = await rollup({
    input: join(HERE, entry),
    treeshake: false,
    onwarn: (warning) => {
      throw new Error(warning.message);
    },
  });
  const { output } = await bundle.generate({ format: 'iife', indent: '  ', strict: true });
  await bundle.close();
  return output[0].code;
}

const scripts = Object.fromEntries(await Promise.all(Object.entries(LINKED).map(async ([name, entry]) => [name, await linked(entry)])));

for (const target of ['chrome', 'firefox']) {
  const folder = join(given.out, target);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of COPIED) {
    cpSync(join(HERE, name), join(folder, name), { recursive: true, filter: (from) => !from.endsWith('.d.ts') && !from.endsWith('.md') });
  }
  cpSync(join(HERE, 'src/icons'), join(folder, 'icons'), { recursive: true, filter: (from) => !from.endsWith('.svg') });
  for (const [name, code] of Object.entries(scripts)) writeFileSync(join(folder, name), code);
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifestFor(target), null, 2)}\n`);
}
