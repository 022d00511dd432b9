/** The popup: one look at the tab in front. */

import { browser, sentence } from '../../lib/browser.js';
import { Link } from '../../lib/link.js';
import { at, kindName, speak } from '../words.js';
import { statusOf } from './status.js';

/** @typedef {import('./status.js').TabState} TabState */

const PAUSE = 5; // minutes
const MOST_REASONS = 4;

speak();
const link = new Link('popup');
const [active] = await browser.tabs.query({ active: true, currentWindow: true });
// A test, and a person who wants the popup in a tab, name the tab in the address.
const named = new URLSearchParams(location.search).get('tab');
const tabId = named === null ? active?.id ?? -1 : Number(named);

/** @type {TabState} */
let tab;

async function draw() {
  const [state, reply] = await Promise.all([link.askWorker('tab', { tab: tabId }), link.ask({ type: 'status' })]);
  tab = state;
  const status = statusOf(tab, reply);
  at('site').textContent = tab.name || sentence('popup_no_site');
  at('power').hidden = tab.site === '';
  at('power').setAttribute('aria-checked', `${tab.on}`);
  at('power').setAttribute('aria-label', sentence('popup_power', tab.name));
  at('power-word').textContent = sentence(tab.on ? 'popup_on' : 'popup_off');
  at('status').dataset.state = status.look;
  at('status-word').textContent = sentence(status.name, status.values) || (reply.type === 'state' ? reply.sentence : reply.type === 'refused' ? reply.message : '');
  at('reload').hidden = status.name !== 'status_reload';
  at('protect').hidden = tab.site !== '' || !/^https?:/.test(tab.url);
  const paused = reply.type === 'state' && reply.paused_seconds > 0;
  at('pause').hidden = reply.type !== 'state';
  at('pause').textContent = paused ? sentence('popup_resume') : sentence('popup_pause', `${PAUSE}`);
  at('pause').dataset.paused = `${paused}`;
  drawFigures();
}

function drawFigures() {
  const { figures } = tab;
  at('exposure').hidden = figures === null;
  at('see').hidden = figures === null;
  at('forget').hidden = figures === null;
  at('forget').textContent = sentence('popup_forget');
  if (figures === null) return;
  const { revealed, exposed, threshold, band, reasons } = figures.exposure;
  const most = threshold * 2; // the mark stands in the middle of the dial
  const share = Math.min(revealed / most, 1) * 100;
  at('arc').setAttribute('stroke-dasharray', `${share} 100`);
  at('arc').setAttribute('class', `band-${band}`);
  const angle = Math.PI * (1 - Math.min(threshold / most, 1));
  for (const [end, radius] of [['1', 68], ['2', 92]]) {
    at('tau').setAttribute(`x${end}`, `${100 + Number(radius) * Math.cos(angle)}`);
    at('tau').setAttribute(`y${end}`, `${100 - Number(radius) * Math.sin(angle)}`);
  }
  const word = sentence(`band_${band}`);
  at('score').textContent = revealed.toFixed(1);
  at('band').textContent = word;
  at('band').className = `band-${band}`;
  at('dial-words').textContent = sentence('badge_exposure', [revealed.toFixed(1), threshold.toFixed(1), word]);
  at('exposed').textContent = sentence('popup_exposed', exposed.toFixed(1));
  at('reasons').textContent = reasons.length === 0 ? '' : sentence('popup_raised', reasons.slice(0, MOST_REASONS).map(kindName).join(' + '));
  at('replaced').textContent = `${figures.counts.replaced}`;
  at('kept').textContent = `${figures.counts.kept}`;
  at('blocked').textContent = `${figures.counts.blocked}`;
}

at('power').addEventListener('click', async () => {
  await link.askWorker('power', { site: tab.site, on: !tab.on });
  await draw();
});
at('reload').addEventListener('click', () => {
  void browser.tabs.reload(tabId);
  window.close();
});
at('protect').addEventListener('click', async () => {
  const { protocol, hostname } = new URL(tab.url);
  if (await browser.permissions.request({ origins: [`${protocol}//${hostname}/*`] })) {
    await browser.tabs.reload(tabId);
    await draw();
  }
});
at('see').addEventListener('click', () => {
  void browser.tabs.create({ url: browser.runtime.getURL(`src/ui/panel/panel.html?tab=${tabId}`) });
});
at('pause').addEventListener('click', async () => {
  await link.ask(at('pause').dataset.paused === 'true' ? { type: 'resume' } : { type: 'pause', minutes: PAUSE });
  await draw();
});
at('forget').addEventListener('click', async () => {
  const button = at('forget');
  if (button.dataset.sure !== 'true') {
    button.dataset.sure = 'true';
    button.textContent = sentence('popup_forget_sure');
    return;
  }
  delete button.dataset.sure;
  await link.ask({ type: 'forget', site: tab.site, conversation: tab.conversation });
  await draw();
});
at('options').addEventListener('click', () => void browser.runtime.openOptionsPage());

link.on('changed', () => void draw());
await link.askWorker('prove', { tab: tabId }); // the status is what a round trip proves now, not what it once was
await draw();
