/** As much of a DOM as text nodes need: elements, texts, parents and siblings. */

class TinyNode {
  /** @param {number} nodeType */
  constructor(nodeType) {
    this.nodeType = nodeType;
    this.parentNode = null;
    this.childNodes = [];
  }

  get firstChild() {
    return this.childNodes[0] ?? null;
  }

  get nextSibling() {
    const siblings = this.parentNode?.childNodes ?? [];
    return siblings[siblings.indexOf(this) + 1] ?? null;
  }
}

/** `element('p', 'Dear ', element('b', 'Elena'))`. Counts every write to a text in `writes`. */
export function element(name, ...children) {
  const made = new TinyNode(1);
  made.localName = name;
  made.childNodes = children.map((child) => (typeof child === 'string' ? text(child) : child));
  for (const child of made.childNodes) child.parentNode = made;
  return made;
}

export function text(data) {
  const made = new TinyNode(3);
  made.writes = 0;
  let value = data;
  Object.defineProperty(made, 'data', {
    get: () => value,
    set: (next) => {
      value = next;
      made.writes += 1;
    },
  });
  return made;
}

/** Texts in order, nodes parted by |. */
export function shown(root) {
  return root.nodeType === 3 ? root.data : root.childNodes.map(shown).join('|');
}

export function texts(root) {
  return root.nodeType === 3 ? [root] : root.childNodes.flatMap(texts);
}
