/**
 * The way back, in this world's memory only: for each conversation that the page shows, what its stand-ins
 * mean, and which real values it knows.
 */

import { ComputedDates } from '../lib/restorer-dates.js';
import { Restorer } from '../lib/restorer.js';

/** @typedef {import('../protocol/messages.js').Reply} Reply */

/**
 * @typedef {object} Entry
 * @property {number} serial of the daemon's last answer
 * @property {any} restorer
 * @property {readonly string[]} originals
 * @property {boolean} empty
 */

const NOTHING = Object.freeze({ serial: 0, restorer: new Restorer([]), originals: [], empty: true });

export class Memory {
  /**
   * @param {{ ask: (request: any, time?: number) => Promise<Reply> }} link
   * @param {string} site its id
   * @param {() => void} changed called when a conversation has a new way back
   */
  constructor(link, site, changed) {
    this.link = link;
    this.site = site;
    this.changed = changed;
    /** @type {Map<string, Entry>} */
    this.entries = new Map();
    /** @type {Map<string, Promise<void>>} */
    this.asking = new Map();
  }

  /** @param {string} conversation @returns {Entry} */
  of(conversation) {
    return this.entries.get(conversation) ?? NOTHING;
  }

  /** @param {string} conversation */
  has(conversation) {
    return this.entries.has(conversation);
  }

  /**
   * Asks for what is new. One question at a time for each conversation.
   * @param {string} conversation
   * @returns {Promise<void>}
   */
  refresh(conversation) {
    const running = this.asking.get(conversation);
    if (running !== undefined) return running;
    const work = this.load(conversation).finally(() => this.asking.delete(conversation));
    this.asking.set(conversation, work);
    return work;
  }

  /** @param {string} conversation */
  async load(conversation) {
    const known = this.of(conversation);
    const reply = await this.link.ask({ type: 'restorations', site: this.site, conversation, since: known.serial });
    if (reply.type !== 'restored') return;
    if (this.entries.has(conversation) && reply.serial === known.serial) return;
    this.entries.set(conversation, {
      serial: reply.serial,
      restorer: new Restorer(reply.forms, reply.dates ? new ComputedDates(reply.dates, known.restorer.dates?.wrote) : null),
      originals: reply.originals,
      empty: reply.forms.length === 0,
    });
    if (reply.forms.length > 0 || reply.originals.length > 0 || !known.empty) this.changed();
  }

  /** @param {string} before @param {string} after */
  rename(before, after) {
    const entry = this.entries.get(before);
    this.entries.delete(before);
    if (entry !== undefined) this.entries.set(after, entry);
  }

  /** Every real value known in this page, of all its conversations. @returns {Set<string>} */
  originals() {
    const all = new Set();
    for (const entry of this.entries.values()) for (const original of entry.originals) all.add(original);
    return all;
  }
}
