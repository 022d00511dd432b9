/** The extension's own house rules. */

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const EXTENSION = join(ROOT, 'extension');
const SRC = join(EXTENSION, 'src');

/** @param {string} folder */
const files = (folder) => readdirSync(folder, { recursive: true }).map(String).filter((name) => statSync(join(folder, name)).isFile());
const sources = files(SRC).filter((name) => name.endsWith('.js')).map((name) => [name, readFileSync(join(SRC, name), 'utf8')]);
/** @param {string} code without its comments */
const bare = (code) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:'"`\\])\/\/.*$/gm, '$1');
const json = (name) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'));

test('nothing in the page\'s world uses a tool that the page may have changed', () => {
  const forbidden = [/\.push\(/, /\bfor \((?:const|let|var) [^;]* of\b/, /\bawait\b/, /\basync\b/, /\.(?:map|filter|forEach|some|every|includes|slice|indexOf|startsWith|trim|replace|test|exec|then|join|split)\(/, /\bJSON\./, /[[(,] ?\.\.\.(?!given|rest)/];
  for (const [name, code] of sources.filter(([name]) => name.startsWith('page/'))) {
    for (const tool of forbidden) assert.doesNotMatch(bare(code), tool, `${name} ${tool}`);
  }
});

test('only lib/browser.js speaks to the browser', () => {
  for (const [name, code] of sources) if (name !== 'lib/browser.js') assert.doesNotMatch(bare(code), /\bchrome\.|\bglobalThis\.browser\b|\bworld\.(?:chrome|browser)\b/, name);
});

test('page, content, background and ui never import each other', () => {
  for (const [name, code] of sources) {
    const [part] = name.split('/');
    for (const [, from] of code.matchAll(/^(?:import|export) .*?from '(\.[^']+)';$/gm)) {
      const target = join(name, '..', from).split('/')[0];
      if (target === part) continue;
      assert.ok(['lib', 'protocol', 'sites'].includes(target), `${name} imports ${target}`);
      assert.ok(!(part === 'lib' && target === 'sites') && !['protocol', 'sites'].includes(part) || target === 'protocol' || target === 'lib', `${name} imports ${target}`);
    }
  }
});

test('nothing opens a connection, runs text as code or writes markup', () => {
  const allowed = {
    'page/fetch.js': 'the page\'s own requests', 'page/xhr.js': 'the page\'s own requests', 'page/socket.js': 'the page\'s own requests',
    'page/beacon.js': 'the page\'s own requests', 'page/frames.js': 'the page\'s own requests', 'page/hook.js': 'the canary, which stops before the network',
  };
  for (const [name, code] of sources) {
    if (!(name in allowed)) assert.doesNotMatch(bare(code), /\bfetch\(|XMLHttpRequest|\bWebSocket\b|sendBeacon|EventSource|\bimport\(|WebTransport|RTCPeerConnection/, name);
    assert.doesNotMatch(bare(code), /\beval\(|new Function|\.(?:innerHTML|outerHTML|insertAdjacentHTML)\b|document\.write|localStorage|indexedDB|storage\.(?:local|sync)|console\./, name);
  }
});

test('no file is long', () => {
  for (const [name, code] of sources) if (!name.startsWith('lib/restorer')) assert.ok(code.split('\n').length <= 300, name);
});

test('the manifests ask for exactly this', { skip: !existsSync(join(EXTENSION, 'build')) && 'not built' }, () => {
  const chrome = json('extension/build/chrome/manifest.json');
  const firefox = json('extension/build/firefox/manifest.json');
  const both = ['nativeMessaging', 'scripting', 'storage', 'activeTab', 'declarativeNetRequestWithHostAccess'];
  assert.deepEqual(chrome.permissions, [...both, 'sidePanel']);
  assert.deepEqual(firefox.permissions, both);
  for (const manifest of [chrome, firefox]) {
    assert.deepEqual(manifest.host_permissions, ['https://chatgpt.com/*', 'https://chat.openai.com/*', 'https://claude.ai/*']);
    assert.equal(manifest.content_scripts, undefined);
    assert.equal(manifest.web_accessible_resources, undefined);
    assert.equal(manifest.externally_connectable, undefined);
  }
  const identity = json('daemon/penname/adapters/identity.json');
  assert.equal(chrome.key, identity.chromium_key);
  assert.equal(firefox.browser_specific_settings.gecko.id, identity.gecko_id);
  assert.deepEqual(firefox.browser_specific_settings.gecko.data_collection_permissions.required, ['websiteContent', 'personalCommunications', 'personallyIdentifyingInfo']);
});

test('two builds give the same bytes, and what is shipped is the source', { skip: !existsSync(join(EXTENSION, 'node_modules/rollup')) && 'rollup is not installed' }, () => {
  const out = mkdtempSync(join(tmpdir(), 'penname-build-'));
  const digest = (folder) => createHash('sha256').update(files(folder).sort().map((name) => `${name}\n${readFileSync(join(folder, name), 'latin1')}`).join('\n')).digest('hex');
  try {
    for (const name of ['one', 'two']) execFileSync(process.execPath, [join(EXTENSION, 'build.js'), '--out', join(out, name)]);
    assert.equal(digest(join(out, 'one')), digest(join(out, 'two')));
    for (const [name, code] of sources) {
      if (/^(?:page|content)\//.test(name)) continue;
      assert.equal(readFileSync(join(out, 'one/chrome/src', name), 'utf8'), code, name);
    }
    const page = readFileSync(join(out, 'one/chrome/page.js'), 'utf8');
    assert.match(page, /The one gate for every outgoing request of the page/);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
});

test('the package names no registry', () => {
  assert.doesNotMatch(readFileSync(join(EXTENSION, 'package-lock.json'), 'utf8'), /"resolved"/);
});
