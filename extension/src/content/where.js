/**
 * Which conversation this page is in.
 *
 * The address says it once the site has minted an id. A new chat has a name of our own until then; when the id
 * appears because a prompt has left, the daemon is told that both are one (`rename`), and when it appears
 * because the person went to another chat, nothing is.
 */

/** @typedef {import('../sites/site.js').Site} Site */

const VISIT = 5_000; // ms between a click on a link and the address that it leads to

export class Where {
  /**
   * @param {Site} site
   * @param {{ pathname: string, search: string, hash: string }} location
   * @param {() => string} mint a new name for a chat without id
   * @param {{ moved: (conversation: string) => void, renamed: (before: string, after: string) => void }} told
   */
  constructor(site, location, mint, told) {
    this.site = site;
    this.location = location;
    this.mint = mint;
    this.told = told;
    this.used = false; // a prompt has left under the current name
    this.ours = false; // the current name is of our making
    this.clicked = { id: '', at: 0 };
    /** @type {() => Set<string>} ids of the conversations that the page links to */
    this.linked = () => new Set();
    /** @type {Set<string>} */
    this.linkedBefore = new Set();
    this.address = '';
    this.current = '';
    this.look();
  }

  /** @param {{ pathname: string, search: string, hash: string }} location @returns {string} "" where the address names none */
  idIn(location) {
    const { pathname, search, hash } = location;
    const whole = this.site.prompt.length > 0 ? pathname : pathname + search + hash;
    return this.site.conversation.exec(decoded(whole))?.groups?.conversation ?? '';
  }

  /** @param {string} href of a link, which may be no address at all @returns {string} "" where it leads to no conversation */
  idAt(href) {
    const base = /** @type {{ href?: string }} */ (this.location).href;
    return URL.canParse(href, base) ? this.idIn(new URL(href, base)) : '';
  }

  /** Reads the address; cheap when it has not changed. @param {number} [now] */
  look(now = Date.now()) {
    const { pathname, search, hash } = this.location;
    const address = pathname + search + hash;
    if (address === this.address) return;
    const samePath = this.address.split(/[?#]/)[0] === pathname;
    this.address = address;
    const id = this.idIn(this.location);
    if (id === '') {
      if (this.current === '' || !samePath) this.begin(this.mint(), true);
      return;
    }
    if (id === this.current) return;
    if (this.isTemporary() && this.used && !this.isVisit(id, now)) this.rename(id);
    else this.begin(id, false);
  }

  /**
   * The conversation of a request that says it itself, or does not.
   * @param {string} said "" when it does not
   * @param {boolean} prompt
   */
  of(said, prompt) {
    this.look();
    if (said === '' || said === this.current) return this.current;
    if (prompt && this.idIn(this.location) === '') {
      // The page has an id that its address does not show: made by the page, or learnt from the stream.
      if (this.isTemporary() && this.used) this.rename(said);
      else this.begin(said, false);
    }
    return said;
  }

  /** A prompt has left under this name. @param {string} conversation */
  left(conversation) {
    if (conversation !== this.current) return;
    this.used = true;
    this.linkedBefore = this.linked();
  }

  /** The person has clicked on a link to another conversation. @param {string} id @param {number} [now] */
  going(id, now = Date.now()) {
    this.clicked = { id, at: now };
  }

  isTemporary() {
    return this.ours || (this.site.temporary?.test(this.current) ?? false);
  }

  /** @param {string} id @param {number} now */
  isVisit(id, now) {
    return this.linkedBefore.has(id) || (this.clicked.id === id && now - this.clicked.at < VISIT);
  }

  /** @param {string} id @param {boolean} ours */
  begin(id, ours) {
    this.current = id;
    this.ours = ours;
    this.used = false;
    this.told.moved(id);
  }

  /** @param {string} after */
  rename(after) {
    const before = this.current;
    this.current = after;
    this.ours = false;
    this.told.renamed(before, after);
  }
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone percent sign: the row's pattern sees it as it is
  }
}
