/**
 * What Penname says in the page: why nothing was sent and what can be done, or that it is still checking.
 *
 * Lives in a closed shadow root, so that the page can neither read nor style it, and obeys trusted clicks only.
 * One notice at a time: a newer one takes the place of an older one, which then counts as "don't send".
 */

import { sentence } from '../lib/browser.js';
import { STYLE } from './notice-style.js';

const QUIET = 1_000; // ms before a check that takes its time is shown
const TOLD = 6_000; // ms that a passing word stays

/**
 * @typedef {object} Choice
 * @property {string} label
 * @property {string} [means] what pressing it does, in plain words
 * @property {string} value
 * @property {boolean} [strong]
 */

export class Notice {
  /** @param {Document} document */
  constructor(document) {
    this.document = document;
    /** @type {ShadowRoot | null} */
    this.root = null;
    /** @type {HTMLElement | null} */
    this.host = null;
    /** Closes the question that is open, with its safe answer. */
    this.close = () => {};
  }

  /**
   * Why nothing was sent. True when the person chose to send it as typed, this once.
   * @param {{ code: string, message: string, canSend: boolean }} refused
   * @returns {Promise<boolean>}
   */
  async refuse({ code, message, canSend }) {
    /** @type {Choice[]} */
    const choices = [{ label: sentence('notice_close'), value: 'close', strong: true }];
    if (canSend) choices.push({ label: sentence('notice_send_once'), means: sentence('notice_send_once_means'), value: 'send' });
    const why = sentence(`refused_${code.replaceAll('-', '_')}`) || message || sentence('refused_failed');
    return (await this.ask(sentence('notice_not_sent'), why, choices)) === 'send';
  }

  /** The exposure has reached the threshold: whether to send this prompt. @returns {Promise<boolean>} */
  async cross() {
    const choices = [
      { label: sentence('notice_cross_go'), means: sentence('notice_cross_go_means'), value: 'go', strong: true },
      { label: sentence('notice_cross_stop'), value: 'stop' },
    ];
    return (await this.ask(sentence('notice_cross'), sentence('notice_cross_why'), choices)) === 'go';
  }

  /** A passing word that needs no answer. @param {string} name of the sentence */
  tell(name) {
    const box = this.box('status');
    box.append(this.text('p', sentence(name)));
    this.show(box);
    setTimeout(() => box.remove(), TOLD);
  }

  /**
   * Shows that a prompt is being checked, once that takes long enough to be noticed.
   * @param {() => void} cancel
   * @returns {{ end: () => void }}
   */
  progress(cancel) {
    /** @type {HTMLElement | null} */
    let box = null;
    const timer = setTimeout(() => {
      box = this.box('status');
      const bar = this.document.createElement('progress');
      bar.setAttribute('aria-label', sentence('notice_checking'));
      box.append(this.text('p', sentence('notice_checking')), bar, this.button({ label: sentence('notice_cancel'), value: '' }, cancel));
      this.show(box);
    }, QUIET);
    return {
      end: () => {
        clearTimeout(timer);
        box?.remove();
      },
    };
  }

  /**
   * Asks the person; Escape is the safe choice, the one that sends nothing.
   * @param {string} title @param {string} why @param {Choice[]} choices @returns {Promise<string>}
   */
  ask(title, why, choices) {
    this.close();
    return new Promise((resolve) => {
      const before = /** @type {HTMLElement | null} */ (this.document.activeElement);
      const box = this.box('alertdialog');
      const heading = this.text('h2', title);
      const reason = this.text('p', why);
      heading.id = 'title';
      reason.id = 'why';
      box.setAttribute('aria-labelledby', 'title');
      box.setAttribute('aria-describedby', 'why');
      /** @param {string} value */
      const done = (value) => {
        const hadFocus = this.document.activeElement === this.host;
        box.remove();
        this.close = () => {};
        if (hadFocus) before?.focus?.();
        resolve(value);
      };
      this.close = () => done('');
      const row = this.document.createElement('div');
      row.className = 'row';
      box.append(heading, reason);
      for (const choice of choices) {
        if (choice.means !== undefined) box.append(this.text('p', choice.means, 'means'));
        row.append(this.button(choice, () => done(choice.value)));
      }
      box.append(row);
      box.addEventListener('keydown', (event) => {
        event.stopPropagation(); // the page's shortcuts are not meant
        if (event.isTrusted && event.key === 'Escape') done('');
      });
      this.show(box);
      // The box and not a button: the Enter that sent the prompt may still be on its way.
      box.tabIndex = -1;
      box.focus();
    });
  }

  /** @param {string} role */
  box(role) {
    const box = this.document.createElement('section');
    box.className = 'box';
    box.setAttribute('role', role);
    if (role === 'status') box.setAttribute('aria-live', 'polite');
    const name = this.text('span', 'Penname', 'name');
    box.append(name);
    return box;
  }

  /** @param {string} tag @param {string} words @param {string} [className] */
  text(tag, words, className = '') {
    const element = this.document.createElement(tag);
    element.textContent = words;
    if (className !== '') element.className = className;
    return element;
  }

  /** @param {Choice} choice @param {() => void} press */
  button(choice, press) {
    const button = this.document.createElement('button');
    button.type = 'button';
    button.textContent = choice.label;
    if (choice.strong) button.className = 'strong';
    button.addEventListener('click', (event) => {
      if (event.isTrusted) press();
    });
    return button;
  }

  /** @param {HTMLElement} box */
  show(box) {
    if (this.root === null || this.host?.isConnected !== true) {
      this.host = this.document.createElement('penname-notice');
      this.root = this.host.attachShadow({ mode: 'closed' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      try {
        this.root.adoptedStyleSheets = [sheet];
      } catch {
        const style = this.document.createElement('style'); // Firefox: a sheet of this world cannot be adopted by the page's tree
        style.textContent = STYLE;
        this.root.append(style);
      }
      this.document.documentElement.append(this.host);
    }
    this.root.append(box);
  }
}
