/**
 * Brings surrogates back in the texts of a page, over a block at a time: a name whose parts stand in several nodes
 * (`<b>Elena</b> Vargas`) is written into the first of them and leaves the others. Only the data of text nodes is
 * changed, never the nodes, so the page's own framework still finds what it made.
 *
 * What the page wrote is remembered for every node we changed. A block is always read as the page wrote it, so a name
 * that the stream has cut, or that grows into somebody else's ("Elena" … "Elena Ferrante"), is right at the next
 * change, and bringing back twice changes nothing.
 */

/** @typedef {{ start: number, end: number, written: string }} Match positions in UTF-16 units */
/** @typedef {{ matches(text: string): Match[] }} Restorer */
/** @typedef {{ node: Text, start: number, end: number }} Place an original as it now stands in a node */
/** @typedef {{ node: Text, source: string, restorer: Restorer }} Piece */
/** @typedef {{ source: string, written: string }} Change what the page wrote into a node, and what we made of it */

/** Elements inside a line of text. Every other element, and `br`, ends a stretch in which a name may stand. */
const INLINE = new Set(
  ('a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label mark q rb rt ruby s samp small span ' +
    'strike strong sub sup time tt u var wbr').split(' '),
);

const TEXT = 3;
const ELEMENT = 1;

export class TextNodes {
  constructor() {
    /** @type {WeakMap<Text, Change>} */
    this.changes = new WeakMap();
    /** Nodes that show what the page wrote, while the person asks for it. @type {WeakSet<Text>} */
    this.revealed = new WeakSet();
  }

  /**
   * Brings back everything in the blocks that `root` is part of.
   * @param {Node} root a text, an element, a document or a shadow root
   * @param {(node: Text) => Restorer | null} restorerFor the way back for a text; null where it is left alone
   * @returns {Place[]} where originals stand now, in those blocks
   */
  restore(root, restorerFor) {
    /** @type {Place[]} */
    const places = [];
    for (const run of runsIn(blockOf(root), restorerFor, (node) => this.source(node))) {
      if (root.nodeType !== TEXT || run.some((piece) => piece.node === root)) places.push(...this.restoreRun(run));
    }
    return places;
  }

  /** What the page wrote into a node. @param {Text} node */
  source(node) {
    const change = this.changes.get(node);
    if (change === undefined || node.data === change.source) return node.data;
    // The page may have added to what it believes is still there.
    const isOurs = node.data === change.written || (change.written !== '' && node.data.startsWith(change.written));
    return isOurs ? change.source + node.data.slice(change.written.length) : node.data;
  }

  /** Shows what the page wrote, as the service sees it. @param {Node} root @returns {number} how many nodes changed */
  reveal(root) {
    return each(root, (node) => {
      const change = this.changes.get(node);
      if (change === undefined || node.data !== change.written || change.written === change.source) return false;
      this.revealed.add(node);
      node.data = change.source;
      return true;
    });
  }

  /** Shows originals again after `reveal`. @param {Node} root @returns {number} how many nodes changed */
  conceal(root) {
    return each(root, (node) => {
      const change = this.changes.get(node);
      if (change === undefined || !this.revealed.delete(node) || node.data !== change.source) return false;
      node.data = change.written;
      return true;
    });
  }

  /** @param {Piece[]} run texts of one block and one way back, in order @returns {Place[]} */
  restoreRun(run) {
    const text = run.map((piece) => piece.source).join('');
    const matches = run[0]?.restorer.matches(text) ?? [];
    /** @type {Place[]} */
    const places = [];
    let from = 0;
    for (const { node, source } of run) {
      const to = from + source.length;
      let data = '';
      let done = from;
      for (const match of matches) {
        if (match.end <= from || match.start >= to) continue;
        data += text.slice(done, Math.max(done, match.start));
        if (match.start >= from) {
          places.push({ node, start: data.length, end: data.length + match.written.length });
          data += match.written;
        }
        done = Math.min(match.end, to);
      }
      this.write(node, source, data + text.slice(done, to));
      from = to;
    }
    return places;
  }

  /** @param {Text} node @param {string} source @param {string} written */
  write(node, source, written) {
    if (source === written) this.changes.delete(node);
    else this.changes.set(node, { source, written });
    if (this.revealed.has(node)) {
      if (node.data === source) return;
      this.revealed.delete(node);
    }
    if (node.data !== written) node.data = written;
  }
}

/** The nearest element around a node, or itself, that is no part of a line. @param {Node} node */
function blockOf(node) {
  let block = node;
  while (block.parentNode !== null && (block.nodeType === TEXT || isInline(block))) block = block.parentNode;
  return block;
}

/** @param {Node} node */
function isInline(node) {
  return node.nodeType === ELEMENT && INLINE.has(/** @type {Element} */ (node).localName);
}

/**
 * The stretches in which a name may stand: texts that nothing but inline elements parts, of one way back.
 * @param {Node} root
 * @param {(node: Text) => Restorer | null} restorerFor
 * @param {(node: Text) => string} sourceOf
 * @returns {Piece[][]}
 */
function runsIn(root, restorerFor, sourceOf) {
  /** @type {Piece[][]} */
  const runs = [];
  /** @type {Piece[]} */
  let run = [];
  const end = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  /** @param {Node} node */
  const visit = (node) => {
    if (node.nodeType === TEXT) {
      const text = /** @type {Text} */ (node);
      const restorer = restorerFor(text);
      const last = run[run.length - 1];
      if (restorer === null || (last !== undefined && (last.restorer !== restorer || areApart(last.node, text)))) end();
      if (restorer !== null) run.push({ node: text, source: sourceOf(text), restorer });
      return;
    }
    const parts = node.nodeType === ELEMENT && !isInline(node);
    if (parts) end();
    for (let child = node.firstChild; child !== null; child = child.nextSibling) visit(child);
    if (parts) end();
  };
  visit(root);
  end();
  return runs;
}

/**
 * Whether two texts that touch letter to letter are laid out apart: entries of a side bar made of spans, a badge
 * beside a title. Layout is asked for in this rare case only.
 * @param {Text} before
 * @param {Text} after
 */
function areApart(before, after) {
  const layout = before.ownerDocument?.defaultView;
  if (!layout || !/[\p{L}\p{N}]$/u.test(before.data) || !/^[\p{L}\p{N}]/u.test(after.data)) return false;
  for (const [from, other] of [[before, after], [after, before]]) {
    for (let at = from.parentElement; at !== null && !at.contains(other); at = at.parentElement) {
      if (!/^(?:inline|contents|ruby.*)$/.test(layout.getComputedStyle(at).display)) return true;
    }
  }
  return false;
}

/** @param {Node} root @param {(node: Text) => boolean} change @returns {number} */
function each(root, change) {
  let changed = root.nodeType === TEXT && change(/** @type {Text} */ (root)) ? 1 : 0;
  for (let child = root.firstChild; child !== null; child = child.nextSibling) changed += each(child, change);
  return changed;
}
