/**
 * Shows Markdown the way a React page does: nodes are kept, and a text node is written only when the *page's own*
 * text for it has changed, never because somebody else has changed the node.
 */

/** @typedef {{ tag: string, runs: [string, string][] }} Block  a block and its inline runs: [tag or '', text] */

/** @type {WeakMap<Node, string>} what the page last wrote into a text node */
const written = new WeakMap();

/** Reads the small part of Markdown that the replicas' model writes. @param {string} text @returns {Block[]} */
export function blocks(text) {
  /** @type {Block[]} */
  const out = [];
  let fence = null;
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) {
      if (fence) fence = null;
      else out.push((fence = { tag: 'pre', runs: [['', '']] }));
    } else if (fence) {
      fence.runs[0][1] += (fence.runs[0][1] && '\n') + line;
    } else if (line.startsWith('- ')) {
      out.push({ tag: 'li', runs: runs(line.slice(2)) });
    } else if (line) {
      out.push({ tag: 'p', runs: runs(line) });
    }
  }
  return out;
}

/** Splits a line into plain, bold, emphasised and code runs. @param {string} line @returns {[string, string][]} */
function runs(line) {
  const marks = { '**': 'strong', '`': 'code', '*': 'em' };
  return line.split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*]+\*)/).filter(Boolean).map((piece) => {
    const mark = Object.keys(marks).find((m) => piece.length > 2 * m.length && piece.startsWith(m) && piece.endsWith(m));
    return mark ? [marks[mark], piece.slice(mark.length, -mark.length)] : ['', piece];
  });
}

/** Makes `place` show `text`, touching as little as possible. @param {Element} place @param {string} text */
export function show(place, text) {
  const wanted = blocks(text);
  while (place.children.length > wanted.length) place.lastElementChild.remove();
  wanted.forEach((block, index) => {
    let element = place.children[index];
    if (element?.localName !== block.tag) {
      const fresh = document.createElement(block.tag);
      element ? element.replaceWith(fresh) : place.append(fresh);
      element = fresh;
    }
    showRuns(element, block.runs);
  });
}

/** @param {Element} element @param {[string, string][]} wanted */
function showRuns(element, wanted) {
  while (element.childNodes.length > wanted.length) element.lastChild.remove();
  wanted.forEach(([tag, text], index) => {
    let node = element.childNodes[index];
    const kind = tag || '#text';
    if (node?.nodeName.toLowerCase() !== kind) {
      const fresh = tag ? document.createElement(tag) : document.createTextNode('');
      if (tag) fresh.append('');
      node ? node.replaceWith(fresh) : element.append(fresh);
      node = fresh;
    }
    setText(tag ? node.firstChild ?? node.appendChild(document.createTextNode('')) : node, text);
  });
}

/** Writes a text node as React would: only when the page's own text for it is another one. @param {Text} node @param {string} text */
export function setText(node, text) {
  if (written.get(node) === text) return;
  written.set(node, text);
  node.nodeValue = text;
}
