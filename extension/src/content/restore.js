/**
 * Shows originals where the page holds stand-ins: in its texts while they stream in, in titles, labels, links and
 * in fields that are opened for editing.
 *
 * Only values are changed, never nodes, and always at once: a mutation is brought back before the browser paints
 * it. Nothing is touched until the page has taken over its own markup. A name that the stream has cut is simply
 * right at the next mutation, because each change is read as a whole.
 */

import { shadowRootOf } from '../lib/browser.js';
import { TextNodes } from '../lib/text-nodes.js';

const ATTRIBUTES = ['title', 'aria-label', 'alt', 'placeholder', 'href'];
const SELECTOR = ATTRIBUTES.map((name) => `[${name}]`).join(',');
const CONTACT = /^(?:mailto|tel|sms):/i;
const LATE = [0, 100, 500, 2_000]; // ms after which an element may still get its shadow root
const SETTLED = 100;
const LONGEST_WAIT = 1_000;
const TYPING = 1_500;
const MOST_FIGHTS = 20; // times that a page may undo the same change before it is left alone
const MOST_LINKS = 300;
const AT_ONCE = 4;

export class Restoration {
  /**
   * @param {object} parts
   * @param {Window & typeof globalThis} parts.world
   * @param {import('../sites/site.js').Site} parts.site
   * @param {import('./where.js').Where} parts.where
   * @param {import('./memory.js').Memory} parts.memory
   */
  constructor({ world, site, where, memory }) {
    this.world = world;
    this.document = world.document;
    this.site = site;
    this.where = where;
    this.memory = memory;
    this.started = false;
    this.typedAt = 0;
    /** @type {Set<Node>} documents and shadow roots that are watched */
    this.roots = new Set();
    /** @type {WeakMap<object, { value: string, times: number }>} */
    this.fights = new WeakMap();
    /** @type {string[]} conversations in the side bar, not yet asked for */
    this.links = [];
    this.linksAsked = 0;
    this.observer = new MutationObserver((records) => this.changed(records));
    this.texts = new TextNodes();
  }

  /** Watches from now on; restores from the moment the page stands. */
  async start() {
    this.world.addEventListener('input', (event) => {
      if (event.isTrusted) this.typedAt = Date.now();
    }, { capture: true, passive: true });
    this.world.addEventListener('focusin', (event) => this.field(event.target), { capture: true, passive: true });
    await settled(this.world);
    this.started = true;
    this.watch(this.document);
    this.all();
  }

  /** Everything again: there is a new way back, or another conversation. */
  all() {
    if (!this.started) return;
    for (const root of this.roots) this.tree(root);
  }

  /** @param {Node} root */
  watch(root) {
    if (this.roots.has(root)) return;
    this.roots.add(root);
    this.observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true, attributeFilter: ATTRIBUTES });
  }

  /** @param {MutationRecord[]} records */
  changed(records) {
    this.where.look();
    /** @type {Set<Node>} */
    const nodes = new Set();
    for (const record of records) {
      if (record.type === 'attributes') this.attribute(/** @type {Element} */ (record.target), record.attributeName ?? '');
      else if (record.type === 'characterData') nodes.add(record.target);
      else for (const node of record.addedNodes) nodes.add(node);
    }
    for (const node of nodes) if (node.isConnected) this.tree(node);
  }

  /** @param {Node} root a text, an element, or a whole document */
  tree(root) {
    const element = root.nodeType === Node.TEXT_NODE ? root.parentElement : root;
    const restorer = this.restorerAt(element);
    this.texts.restore(root, (node) => this.wayBackOf(node));
    if (!(root instanceof this.world.Element) && root.nodeType === Node.TEXT_NODE) return;
    const within = /** @type {ParentNode & Node} */ (root);
    if (restorer !== null) {
      if (root instanceof this.world.Element) this.attributes(root);
      this.field(root);
      for (const found of within.querySelectorAll(SELECTOR)) this.attributes(found);
      for (const found of within.querySelectorAll('textarea, input')) this.field(found);
    }
    if (root instanceof this.world.Element) this.open(root);
    for (const found of within.querySelectorAll('*')) if (found.localName.includes('-')) this.open(found);
    if (this.site.links !== '') for (const link of within.querySelectorAll(this.site.links)) this.askFor(/** @type {HTMLAnchorElement} */ (link));
  }

  /**
   * The way back for a place in the page: a link to another conversation speaks in that conversation's stand-ins.
   * @param {Node | null} node
   * @returns {any} null where there is nothing to bring back
   */
  restorerAt(node) {
    const id = this.linkedFrom(node) || this.where.current;
    const entry = this.memory.of(id);
    return entry.empty ? null : entry.restorer;
  }

  /** @param {Node | null} node @returns {string} the conversation of the link around a node, or "" */
  linkedFrom(node) {
    if (this.site.links === '' || !(node instanceof this.world.Element)) return '';
    const link = /** @type {HTMLAnchorElement | null} */ (node.closest(this.site.links));
    return link === null ? '' : this.where.idAt(link.href);
  }

  /** What is being edited may hold dates that the person has typed: only forms are brought back there. @param {Text} node */
  wayBackOf(node) {
    if (!this.wanted(node)) return null;
    const restorer = this.restorerAt(node.parentElement);
    return restorer !== null && node.parentElement?.isContentEditable ? restorer.formsOnly : restorer;
  }

  /** @param {Text} node */
  wanted(node) {
    const parent = node.parentElement;
    if (parent === null) return node.parentNode instanceof this.world.ShadowRoot;
    if (/^(?:script|style|noscript|textarea)$/.test(parent.localName)) return false;
    // What is being typed is the person's; what an editor opens with comes from the page.
    return !parent.isContentEditable || Date.now() - this.typedAt > TYPING;
  }

  /** @param {Element} element */
  attributes(element) {
    for (const name of ATTRIBUTES) if (element.hasAttribute(name)) this.attribute(element, name);
  }

  /** @param {Element} element @param {string} name */
  attribute(element, name) {
    const value = element.getAttribute(name);
    const restorer = value === null || value === '' ? null : this.restorerAt(element);
    if (restorer === null || value === null || (name === 'href' && !CONTACT.test(value))) return;
    const restored = restorer.restoreOnce(value);
    if (restored !== value && this.mayWin(element, value)) element.setAttribute(name, restored);
  }

  /** A field that the page has filled. @param {EventTarget | null} target */
  field(target) {
    const { HTMLTextAreaElement, HTMLInputElement } = this.world;
    if (!(target instanceof HTMLTextAreaElement) && !(target instanceof HTMLInputElement)) return;
    if (target instanceof HTMLInputElement && !/^(?:text|search)$/.test(target.type)) return;
    const restorer = target.value === '' || Date.now() - this.typedAt < TYPING ? null : this.restorerAt(target);
    if (restorer === null) return;
    const restored = restorer.restoreForms(target.value);
    if (restored === target.value || !this.mayWin(target, target.value)) return;
    target.value = restored;
    target.dispatchEvent(new this.world.InputEvent('input', { bubbles: true }));
  }

  /** Shadow roots, open or closed, some of which come late. @param {Element} element */
  open(element) {
    if (!element.localName.includes('-')) return;
    for (const delay of LATE) {
      setTimeout(() => {
        const root = shadowRootOf(element);
        if (root === null || this.roots.has(root) || element.localName === 'penname-notice') return;
        this.watch(root);
        this.tree(root);
      }, delay);
    }
  }

  /** A page that undoes what we write gets its way, so that both do not write for ever. @param {object} what @param {string} value */
  mayWin(what, value) {
    const fight = this.fights.get(what);
    if (fight === undefined || fight.value !== value) {
      this.fights.set(what, { value, times: 1 });
      return true;
    }
    fight.times += 1;
    return fight.times <= MOST_FIGHTS;
  }

  /** @param {HTMLAnchorElement} link */
  askFor(link) {
    const id = this.where.idAt(link.href);
    if (id === '' || id === this.where.current || this.memory.has(id) || this.links.includes(id) || this.linksAsked >= MOST_LINKS) return;
    this.links.push(id);
    this.linksAsked += 1;
    if (this.links.length <= AT_ONCE) void this.nextLink(id);
  }

  /** @param {string} id */
  async nextLink(id) {
    await this.memory.refresh(id);
    this.links = this.links.filter((other) => other !== id);
    const next = this.links[AT_ONCE - 1];
    if (next !== undefined) await this.nextLink(next);
  }
}

/**
 * Resolves when the page has taken over its markup: nothing has changed for a moment after it was parsed.
 * React throws its tree away when it finds other texts than it rendered.
 * @param {Window & typeof globalThis} world
 */
export async function settled(world) {
  const { document } = world;
  if (document.readyState === 'loading') await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }));
  const until = Date.now() + LONGEST_WAIT;
  await new Promise((resolve) => {
    /** @type {any} */
    let timer = 0;
    const quiet = new MutationObserver(() => wait());
    const end = () => {
      quiet.disconnect();
      resolve(undefined);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(end, Math.min(SETTLED, Math.max(until - Date.now(), 0)));
    };
    quiet.observe(document, { subtree: true, childList: true, characterData: true });
    wait();
  });
}
