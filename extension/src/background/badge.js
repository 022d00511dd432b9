/** The toolbar badge of each tab: the exposure, coloured by band; grey when off; red when a page is not protected. */

import { browser, sentence } from '../lib/browser.js';

/** @typedef {import('../protocol/messages.js').Figures} Figures */

const COLOURS = { low: '#2e7d4f', elevated: '#8a6100', high: '#b3501a', critical: '#b3261e', off: '#6b6b6b', problem: '#b3261e' };

/**
 * @typedef {object} Look
 * @property {string} text
 * @property {string} colour
 * @property {string} title
 */

/**
 * What a tab's badge says.
 * @param {{ on: boolean, proved: boolean, paused: boolean, figures: Figures | undefined, site: string }} tab
 * @returns {Look}
 */
export function look(tab) {
  if (!tab.on) return { text: '', colour: COLOURS.off, title: sentence('badge_off', tab.site) };
  if (tab.paused) return { text: 'II', colour: COLOURS.off, title: sentence('badge_paused') };
  if (!tab.proved) return { text: '!', colour: COLOURS.problem, title: sentence('badge_problem', tab.site) };
  if (tab.figures === undefined) return { text: '', colour: COLOURS.low, title: sentence('badge_protecting', tab.site) };
  const { revealed, threshold, band } = tab.figures.exposure;
  const score = revealed.toFixed(1);
  return { text: score, colour: COLOURS[band], title: sentence('badge_exposure', [score, threshold.toFixed(1), sentence(`band_${band}`)]) };
}

/**
 * @param {number} tabId
 * @param {Look} given
 */
export async function show(tabId, given) {
  try {
    await browser.action.setBadgeText({ tabId, text: given.text });
    await browser.action.setBadgeBackgroundColor({ tabId, color: given.colour });
    await browser.action.setTitle({ tabId, title: given.title });
  } catch {
    return; // the tab was closed meanwhile: it has no badge
  }
}
