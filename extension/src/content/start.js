/**
 * Penname in the isolated world of a page: puts its parts together, before the page's first script.
 *
 * Frames, and windows whose opener is of the same origin, get no port: another script may have been in their
 * world before us. Their hook refuses what carries typed text.
 */

import { Link } from '../lib/link.js';
import { SITES, siteOf } from '../sites/index.js';
import { guardCopying } from './clipboard.js';
import { Guard } from './guard.js';
import { Memory } from './memory.js';
import { Notice } from './notice.js';
import { handOver, PagePort } from './port.js';
import { Restoration } from './restore.js';
import { Where } from './where.js';

const AGAIN = 1_000;
const PROOF_AGAIN = [2_000, 5_000, 15_000, 30_000, 60_000];
const REPLY_PAUSE = 1_500;
const REPLY_LENGTH = 1_000;

/** @param {Window & typeof globalThis} world */
function isOurs(world) {
  if (world.top !== world) return false;
  try {
    return world.opener === null || world.opener === world || world.opener.document === undefined;
  } catch {
    return true; // the opener is of another origin
  }
}

/** @param {Window & typeof globalThis} world */
function start(world) {
  const port = handOver(world); // first of all: the page's scripts are about to run
  const site = siteOf(world.location);
  const link = new Link('content');
  const notice = new Notice(world.document);
  const guard = new Guard();

  const memory = new Memory(link, site.id, () => {
    guard.know(memory.originals());
    page.tellKnowing();
    restoration.all();
  });
  const where = new Where(site, world.location, () => `new:${crypto.randomUUID()}`, {
    moved: (conversation) => queueMicrotask(() => arrive(conversation)),
    renamed: (before, after) => void rename(before, after),
  });
  const restoration = new Restoration({ world, site, where, memory });
  const copy = guardCopying(world, (text) => memory.of(where.current).restorer.restoreOnce(text));
  const page = new PagePort({ port, site: site.id, link, where, memory, guard, notice, copy, origin: world.location.origin });

  where.linked = () => {
    if (site.links === '') return new Set();
    const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (world.document.querySelectorAll(site.links));
    return new Set([...links].map((a) => where.idAt(a.href)));
  };

  /** @param {string} conversation */
  function arrive(conversation) {
    void link.askWorker('at', { conversation });
    void memory.refresh(conversation);
    restoration.all();
  }

  /** @param {string} before @param {string} after */
  async function rename(before, after) {
    memory.rename(before, after);
    await page.inOrder(() => link.ask({ type: 'rename', site: site.id, before, after }));
    arrive(after);
  }

  // A site that gives its chats no ids: the tab is the chat.
  if (!SITES.includes(site) && where.ours) void link.askWorker('own-id').then(({ id }) => { if (id !== undefined && where.ours && !where.used) where.begin(id, true); });

  let proofs = 0;
  const prove = async () => {
    if (await page.prove()) {
      proofs = 0;
      void memory.refresh(where.current);
      restoration.all(); // links whose titles could not be asked for
      return;
    }
    const pause = PROOF_AGAIN[Math.min(proofs, PROOF_AGAIN.length - 1)];
    proofs += 1;
    setTimeout(() => { if (!page.proved && world.document.visibilityState === 'visible') void prove(); }, pause);
  };
  link.on('prove', () => void prove());
  link.onOpen = () => {
    page.proved = false;
    void link.askWorker('at', { conversation: where.current });
    void prove();
  };
  link.onBreak = () => {
    page.proved = false;
    setTimeout(() => link.open(), AGAIN);
  };
  link.open();

  world.addEventListener('click', (event) => {
    const from = /** @type {Element | null} */ (event.target);
    if (!event.isTrusted || site.links === '' || from?.closest === undefined) return;
    const to = /** @type {HTMLAnchorElement | null} */ (from.closest(site.links));
    if (to !== null) where.going(where.idAt(to.href));
  }, { capture: true, passive: true });
  world.addEventListener('popstate', () => where.look());
  world.addEventListener('pageshow', (event) => { if (event.persisted) link.open(); });
  setInterval(() => where.look(), AGAIN);

  listenToReplies();
  void restoration.start();

  /** Tells the daemon the beginning of each reply, so that the forms of its language are there. */
  function listenToReplies() {
    if (site.reply === '') return;
    let told = '';
    setInterval(() => {
      const entry = memory.of(where.current);
      if (entry.empty) return;
      const words = [...world.document.querySelectorAll(site.reply)].at(-1)?.textContent?.slice(0, REPLY_LENGTH) ?? '';
      if (words.length < 20 || words === told) return;
      told = words;
      const conversation = where.current;
      void link.ask({ type: 'observed', site: site.id, conversation, text: words }).then(() => memory.refresh(conversation));
    }, REPLY_PAUSE);
  }
}

if (isOurs(window)) start(window);
