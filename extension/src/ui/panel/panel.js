/** The side panel: the details of the chat in front, and what was sent, as recorded when it left. */

import { browser, sentence } from '../../lib/browser.js';
import { Link } from '../../lib/link.js';
import { matching } from '../../lib/text-path.js';
import { SITES } from '../../sites/index.js';
import { at, kindName, speak } from '../words.js';

const DECISIONS = ['', 'keep-once', 'keep-always', 'mask-once', 'mask-always'];

speak();
const link = new Link('panel');
const named = new URLSearchParams(location.search).get('tab');

/** @returns {Promise<number>} the tab named in the address, or the one in front */
async function tabId() {
  if (named !== null) return Number(named);
  const [active] = await browser.tabs.query({ active: true, currentWindow: true });
  return active?.id ?? -1;
}

async function draw() {
  const tab = await link.askWorker('tab', { tab: await tabId() });
  at('title').textContent = tab.name || sentence('popup_no_site');
  const about = { site: tab.site, conversation: tab.conversation };
  const [details, sent] = tab.site === '' || tab.conversation === '' ? [null, null] : await Promise.all([
    link.ask({ type: 'details', ...about }),
    link.ask({ type: 'sent', ...about }),
  ]);
  drawDetails(details?.type === 'detailed' ? details.details : [], about);
  drawSent(sent?.type === 'sent-turns' ? sent.turns : [], turnsOf(tab.site));
  const exposure = tab.figures?.exposure;
  at('summary').textContent = exposure === undefined ? '' : sentence('badge_exposure', [exposure.revealed.toFixed(1), exposure.threshold.toFixed(1), sentence(`band_${exposure.band}`)]);
}

/** @param {readonly import('../../protocol/messages.js').Detail[]} details @param {{ site: string, conversation: string }} about */
function drawDetails(details, about) {
  at('no-details').hidden = details.length > 0;
  at('details').hidden = details.length === 0;
  const rows = details.map((detail) => {
    const row = document.createElement('tr');
    const value = cell(detail.value);
    value.className = 'hidden-value';
    value.tabIndex = 0;
    value.setAttribute('aria-label', sentence('panel_value_of', kindName(detail.kind)));
    const choose = document.createElement('select');
    choose.setAttribute('aria-label', sentence('panel_decision_of', kindName(detail.kind)));
    for (const decision of DECISIONS) choose.add(new Option(sentence(`decision_${decision.replaceAll('-', '_') || 'none'}`), decision, false, decision === detail.decision));
    choose.addEventListener('change', async () => {
      await link.ask({ type: 'decide', ...about, entity: detail.entity, decision: /** @type {any} */ (choose.value) });
      await draw();
    });
    const last = document.createElement('td');
    last.append(choose);
    row.append(cell(kindName(detail.kind)), value, cell(detail.surrogate || sentence('panel_in_clear')), cell(`${detail.first_turn + 1}`), last);
    return row;
  });
  at('details').querySelector('tbody')?.replaceChildren(...rows);
}

/**
 * Tells turns from what the page sent beside them: titles, reports, settings. On a site without a row all count.
 * @param {string} site its id
 * @returns {(turn: import('../../protocol/messages.js').SentTurn) => boolean}
 */
function turnsOf(site) {
  const row = SITES.find((one) => one.id === site);
  if (row === undefined) return () => true;
  const isPrompt = matching(row.prompt.flatMap((endpoint) => endpoint.texts));
  return (turn) => turn.sent.some((leaf) => isPrompt(leaf.path));
}

/**
 * @param {readonly import('../../protocol/messages.js').SentTurn[]} turns
 * @param {(turn: import('../../protocol/messages.js').SentTurn) => boolean} isTurn
 */
function drawSent(turns, isTurn) {
  at('no-sent').hidden = turns.length > 0;
  at('sent').replaceChildren(...[...turns].reverse().map((turn) => {
    const entry = document.createElement('li');
    entry.className = 'card';
    entry.append(heading(isTurn(turn) ? sentence('panel_turn_number', `${turn.turn + 1}`) : sentence('panel_also_sent')));
    for (const [name, leaves] of /** @type {const} */ ([['panel_typed', turn.typed], ['panel_left', turn.sent]])) {
      const label = document.createElement('p');
      label.className = 'soft';
      label.textContent = sentence(name);
      entry.append(label);
      for (const leaf of leaves) {
        const text = document.createElement('pre');
        text.textContent = leaf.text;
        text.dataset.path = leaf.path;
        text.dataset.what = name;
        entry.append(text);
      }
    }
    return entry;
  }));
}

/** @param {string} words */
function cell(words) {
  const made = document.createElement('td');
  made.textContent = words;
  return made;
}

/** @param {string} words */
function heading(words) {
  const made = document.createElement('h3');
  made.textContent = words;
  return made;
}

link.on('changed', () => void draw());
browser.tabs.onActivated.addListener(() => void draw());
await draw();
