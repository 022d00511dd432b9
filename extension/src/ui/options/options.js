/** Options: sites on and off, the policy, how long conversations are kept. All of it lives in the daemon. */

import { sentence } from '../../lib/browser.js';
import { Link } from '../../lib/link.js';
import { at, speak } from '../words.js';

const POLICIES = ['balanced', 'strict', 'camp', 'watch'];

speak();
const link = new Link('options');
const policy = /** @type {HTMLSelectElement} */ (at('policy'));
const keep = /** @type {HTMLInputElement} */ (at('keep'));
for (const name of POLICIES) policy.add(new Option(sentence(`policy_${name}`), name));

async function draw() {
  const [reply, sites] = await Promise.all([link.ask({ type: 'settings', change: {} }), link.askWorker('sites')]);
  if (reply.type !== 'settings-are') return say(reply);
  const settings = /** @type {Record<string, any>} */ (reply.settings);
  policy.value = settings.policy ?? 'balanced';
  at('policy-means').textContent = sentence(`policy_${policy.value}_means`);
  keep.value = `${settings.keep_days ?? 30}`;
  at('sites').replaceChildren(...sites.map((/** @type {{ id: string, name: string }} */ site) => {
    const entry = document.createElement('li');
    const label = document.createElement('label');
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = settings[`sites.${site.id}.on`] !== false;
    box.addEventListener('change', async () => {
      say(await link.askWorker('power', { site: site.id, on: box.checked }));
      await draw();
    });
    label.append(box, site.name);
    entry.append(label);
    return entry;
  }));
  return undefined;
}

/** @param {Record<string, unknown>} change */
async function set(change) {
  say(await link.ask({ type: 'settings', change }));
  await draw();
}

/** @param {import('../../protocol/messages.js').Reply} reply */
function say(reply) {
  at('status').textContent = reply.type === 'refused' ? reply.message : sentence('options_saved');
}

policy.addEventListener('change', () => void set({ policy: policy.value }));
keep.addEventListener('change', () => {
  if (keep.validity.valid && keep.value !== '') void set({ keep_days: Number(keep.value) });
});
at('forget').addEventListener('click', async () => {
  const button = at('forget');
  if (button.dataset.sure !== 'true') {
    button.dataset.sure = 'true';
    button.textContent = sentence('options_forget_sure');
    return;
  }
  delete button.dataset.sure;
  button.textContent = sentence('options_forget_all');
  say(await link.ask({ type: 'forget', site: '', conversation: '' }));
});
await draw();
at('status').textContent = '';
