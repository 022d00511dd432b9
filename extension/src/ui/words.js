/** Fills a page's sentences in from `_locales`. */

import { sentence } from '../lib/browser.js';

/** Every element with `data-text` gets that sentence; `data-label` its accessible name. */
export function speak() {
  for (const element of document.querySelectorAll('[data-text]')) element.textContent = sentence(element.getAttribute('data-text') ?? '');
  for (const element of document.querySelectorAll('[data-label]')) element.setAttribute('aria-label', sentence(element.getAttribute('data-label') ?? ''));
}

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @returns {T}
 */
export function at(id) {
  const found = document.getElementById(id);
  if (found === null) throw new Error(`no element ${id}`);
  return /** @type {T} */ (found);
}

/**
 * The name of a kind of personal data.
 * @param {string} kind
 */
export function kindName(kind) {
  return sentence(`kind_${kind.replaceAll('-', '_')}`) || kind.replaceAll(/[-_]/g, ' ');
}
