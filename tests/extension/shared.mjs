/** Where the shared fixtures are: `PENNAME_SHARED`, or beside the repository. */

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
export const SITES = join(process.env.PENNAME_SHARED ?? join(ROOT, '../shared'), 'sites');

/** False, or why the fixtures' tests are skipped. */
export const missing = existsSync(SITES) ? false : 'the shared fixtures are not here (set PENNAME_SHARED)';

/** @param {string} name */
export const read = (name) => readFileSync(join(SITES, name), 'utf8');
