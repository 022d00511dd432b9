/**
 * A content script's or a page's line to the worker. Opens by itself, again after the browser has stopped the
 * worker, and answers every question, with a refusal where there is nobody to ask.
 */

import { browser, disconnectReason, isAlive } from './browser.js';
import { refusal } from '../protocol/reply.js';

/** @typedef {import('../protocol/messages.js').Request} Request */
/** @typedef {import('../protocol/messages.js').Reply} Reply */

export class Link {
  /** @param {string} name */
  constructor(name) {
    this.name = name;
    /** @type {chrome.runtime.Port | null} */
    this.port = null;
    this.count = 0;
    /** @type {Map<number, (reply: any) => void>} */
    this.waiting = new Map();
    /** @type {Map<string, () => void>} */
    this.told = new Map();
    /** @type {() => void} called each time a new line has been opened */
    this.onOpen = () => {};
    /** @type {() => void} called each time it broke */
    this.onBreak = () => {};
  }

  /**
   * @param {Request} request
   * @param {number} [time] ms
   * @returns {Promise<Reply>}
   */
  ask(request, time = 10_000) {
    return this.send({ request, time }, time);
  }

  /**
   * What the worker itself answers.
   * @param {string} local
   * @param {Record<string, unknown>} [more]
   * @returns {Promise<any>}
   */
  askWorker(local, more = {}) {
    return this.send({ local, ...more }, 15_000);
  }

  /** @param {string} what @param {() => void} listener */
  on(what, listener) {
    this.told.set(what, listener);
  }

  /** @param {Record<string, unknown>} message @param {number} time @returns {Promise<any>} */
  send(message, time) {
    const port = this.open();
    if (port === null) return Promise.resolve({ ...refusal('unreachable'), code: 'reloaded' });
    this.count += 1;
    const n = this.count;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(n, refusal('timeout')), time + 250);
      this.waiting.set(n, (reply) => {
        clearTimeout(timer);
        resolve(reply);
      });
      try {
        port.postMessage({ ...message, n });
      } catch {
        this.settle(n, refusal('unreachable'));
        this.broken(port); // a page that was put aside and taken up again is not always told
      }
    });
  }

  /** @returns {chrome.runtime.Port | null} null when this extension is no more: the page must be loaded again */
  open() {
    if (this.port !== null) return this.port;
    if (!isAlive()) return null;
    let port;
    try {
      port = browser.runtime.connect({ name: this.name });
    } catch {
      return null; // the extension went away between the two lines
    }
    this.port = port;
    port.onMessage.addListener((message) => {
      if (message.told !== undefined) this.told.get(message.told)?.();
      else this.settle(message.n, message.reply);
    });
    port.onDisconnect.addListener(() => {
      disconnectReason(port);
      this.broken(port);
    });
    this.onOpen();
    return port;
  }

  /** @param {chrome.runtime.Port} port */
  broken(port) {
    if (port !== this.port) return;
    this.port = null;
    for (const n of [...this.waiting.keys()]) this.settle(n, refusal('unreachable'));
    this.onBreak();
  }

  /** @param {number} n @param {any} reply */
  settle(n, reply) {
    const resolve = this.waiting.get(n);
    this.waiting.delete(n);
    resolve?.(reply);
  }
}
