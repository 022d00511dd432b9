/**
 * Remembers what the person typed or pasted on this page, and tells which texts carry it.
 *
 * Only trusted events count. Fields that must reach the site as they are (passwords, sign-in names, codes)
 * are left alone. Texts are compared without white space and letter case, so an editor's own paragraphs
 * do not hide them.
 *
 * @typedef {object} Typed
 * @property {(text: string) => boolean} carries whether the text shares a stretch with what was typed
 * @property {(text: string) => boolean} starts whether the text may be a draft of it: its first words so far
 * @property {(text: string) => string} whole the text without a last word that goes on in what was typed
 * @property {() => boolean} any
 * @property {(text: string) => void} plant remembers a made-up text: the canary
 * @property {(text: string) => void} uproot forgets it
 * @property {(size: number) => boolean} picked whether a file of this size was chosen, dropped or pasted here
 */

import { append, branded, codeAt, getter, hasOwn, includes, list, lower, record, run, slice, squashed, startsWith, uncurry } from '../lib/primitives.js';

/** Two texts that share this many characters, white space aside, are the same words. */
const BLOCK = 12;
const KEPT = 120;
const LONGEST = 400_000;
const MOST_BLOCKS = 4_000_000;
const LEFT_ALONE = /^(?:password|email|tel|hidden|checkbox|radio|submit|button|range|color|file|image|reset)$/;
const SIGN_IN = /username|email|password|one-time-code|cc-|\btel\b/;

/**
 * @param {Window & typeof globalThis} world
 * @returns {Typed}
 */
export function listen(world) {
  const { Event, HTMLElement, HTMLInputElement, HTMLTextAreaElement, Node, Element } = world;
  const path = uncurry(Event.prototype.composedPath);
  const textContent = getter(Node.prototype, 'textContent');
  const parentElement = getter(Node.prototype, 'parentElement');
  const editable = getter(HTMLElement.prototype, 'isContentEditable');
  const inputValue = getter(HTMLInputElement.prototype, 'value');
  const inputType = getter(HTMLInputElement.prototype, 'type');
  const areaValue = getter(HTMLTextAreaElement.prototype, 'value');
  const attribute = uncurry(Element.prototype.getAttribute);
  const filesOf = getter(HTMLInputElement.prototype, 'files');
  /** @param {any} node */
  const isInput = (node) => branded(inputType, node);
  /** @param {any} node */
  const isArea = (node) => branded(areaValue, node);
  /** @param {any} node */
  const isHtml = (node) => branded(editable, node);
  const clipboard = world.ClipboardEvent ? getter(world.ClipboardEvent.prototype, 'clipboardData') : () => null;
  const dragged = world.DragEvent ? getter(world.DragEvent.prototype, 'dataTransfer') : () => null;
  const dataOf = world.DataTransfer ? uncurry(world.DataTransfer.prototype.getData) : () => '';
  const droppedFiles = world.DataTransfer ? getter(world.DataTransfer.prototype, 'files') : () => null;
  const addListener = uncurry(world.EventTarget.prototype.addEventListener);

  const memory = new Remembered();
  const sizes = record();
  /** Editors seen, with their text in squashed form: the one being written now is `editors[i].text`. */
  const editors = list();

  /** @param {any} event @returns {any} */
  const editorOf = (event) => {
    const nodes = path(event);
    let node = nodes.length > 0 ? nodes[0] : null;
    if (node !== null && isInput(node)) {
      const wanted = run(LEFT_ALONE, lower(inputType(node))) === null && run(SIGN_IN, lower(attribute(node, 'autocomplete') ?? '')) === null;
      return wanted ? node : null;
    }
    if (node !== null && isArea(node)) return node;
    if (node !== null && !isHtml(node)) node = branded(parentElement, node) ? parentElement(node) : null;
    let root = null;
    for (let at = node; at !== null && isHtml(at) && editable(at); at = parentElement(at)) root = at;
    return root;
  };

  /** @param {any} editor */
  const read = (editor) => {
    const words = isInput(editor) ? inputValue(editor) : isArea(editor) ? areaValue(editor) : textContent(editor);
    return squashed(slice(words ?? '', 0, LONGEST));
  };

  /** @param {any} event */
  const onInput = (event) => {
    if (event.isTrusted !== true) return;
    const editor = editorOf(event);
    if (editor === null) return;
    const now = read(editor);
    let entry = null;
    for (let i = 0; i < editors.length; i += 1) if (editors[i].editor === editor) entry = editors[i];
    if (entry === null) {
      entry = record();
      entry.editor = editor;
      entry.text = '';
      append(editors, entry);
    }
    // A text that was emptied or replaced has been sent or thrown away: it stays remembered.
    if (entry.text !== '' && !startsWith(now, slice(entry.text, 0, entry.text.length >> 1))) memory.keep(entry.text);
    entry.text = now;
    memory.add(now);
  };

  /** @param {any} transfer */
  const onTransfer = (transfer) => {
    if (transfer === null) return;
    const words = dataOf(transfer, 'text/plain');
    if (typeof words === 'string' && words !== '') memory.keep(squashed(slice(words, 0, LONGEST)));
    onFiles(droppedFiles(transfer));
  };

  /** @param {any} files */
  const onFiles = (files) => {
    if (files === null) return;
    for (let i = 0; i < files.length; i += 1) sizes[files[i].size] = true;
  };

  const capture = record();
  capture.capture = true;
  capture.passive = true;
  addListener(world, 'input', onInput, capture);
  addListener(world, 'keydown', onInput, capture); // Enter: the last moment before an editor is emptied
  addListener(world, 'compositionend', onInput, capture);
  addListener(world, 'paste', (/** @type {any} */ event) => { if (event.isTrusted === true) onTransfer(clipboard(event)); }, capture);
  addListener(world, 'drop', (/** @type {any} */ event) => { if (event.isTrusted === true) onTransfer(dragged(event)); }, capture);
  addListener(world, 'change', (/** @type {any} */ event) => {
    const nodes = path(event);
    if (event.isTrusted === true && nodes.length > 0 && isInput(nodes[0])) onFiles(filesOf(nodes[0]));
  }, capture);

  return {
    carries: (text) => memory.carries(text),
    starts: (text) => memory.starts(text),
    whole: (text) => memory.goesOn(text) ? run(/^(?:[^]*\s)?/, text)?.[0] ?? '' : text,
    any: () => memory.entries.length > 0,
    plant: (text) => memory.keep(squashed(text)),
    uproot: (text) => memory.drop(squashed(text)),
    picked: (size) => hasOwn(sizes, size),
  };
}

/** What was typed, in squashed form. Holds plain strings in records without prototype only. */
export class Remembered {
  constructor() {
    /** Newest last. `text` grows while it is being written; `done` is its part whose blocks are known. */
    this.entries = list();
    this.blocks = record();
    this.count = 0;
  }

  /**
   * The text being written: takes the place of the newest one when it goes on from it.
   * @param {string} text
   */
  add(text) {
    const newest = this.entries[this.entries.length - 1];
    if (newest !== undefined && startsWith(text, newest.text)) newest.text = text;
    else if (newest === undefined || !startsWith(newest.text, text)) this.keep(text);
  }

  /** @param {string} text */
  keep(text) {
    if (text === '') return;
    for (let i = 0; i < this.entries.length; i += 1) if (this.entries[i].text === text) return;
    if (this.entries.length >= KEPT) {
      for (let i = 1; i < this.entries.length; i += 1) this.entries[i - 1] = this.entries[i];
      this.entries.length -= 1;
    }
    const entry = record();
    entry.text = text;
    entry.done = '';
    append(this.entries, entry);
  }

  /** @param {string} text */
  drop(text) {
    let kept = 0;
    for (let i = 0; i < this.entries.length; i += 1) {
      if (this.entries[i].text === text) continue;
      this.entries[kept] = this.entries[i];
      kept += 1;
    }
    this.entries.length = kept;
    this.forgetBlocks();
  }

  /**
   * Whether the words share a stretch with what was typed.
   * @param {string} words
   */
  carries(words) {
    if (this.entries.length === 0 || words.length < 3) return false;
    const text = squashed(words);
    const wordy = isWordy(words);
    for (let i = 0; i < this.entries.length; i += 1) {
      const typed = this.entries[i].text;
      if (typed === text) return true;
      if (typed.length >= 6 && text.length >= typed.length && includes(text, typed)) return true;
      if (wordy && text.length >= 5 && includes(typed, text)) return true;
    }
    return (wordy || text.length >= 2 * BLOCK) && text.length >= BLOCK && this.sharesBlock(text);
  }

  /**
   * Whether the words may be a draft: the first ones of something typed.
   * @param {string} words
   */
  starts(words) {
    const text = squashed(words);
    if (text.length < 3) return false;
    for (let i = 0; i < this.entries.length; i += 1) if (startsWith(this.entries[i].text, text)) return true;
    return false;
  }

  /**
   * Whether something typed begins with these words and has more of the last one.
   * @param {string} words
   */
  goesOn(words) {
    const text = squashed(words);
    let found = false;
    for (let i = 0; i < this.entries.length; i += 1) {
      const typed = this.entries[i].text;
      if (typed === text) return false;
      if (startsWith(typed, text)) found = true;
    }
    return found;
  }

  /**
   * Any run of 2·BLOCK−1 characters in common is found: the text is cut at fixed places, what was typed at every place.
   * @param {string} text squashed
   */
  sharesBlock(text) {
    for (let i = 0; i < this.entries.length; i += 1) this.index(this.entries[i]);
    for (let at = 0; at + BLOCK <= text.length; at += BLOCK) if (slice(text, at, at + BLOCK) in this.blocks) return true;
    return false;
  }

  /** @param {{ text: string, done: string }} entry */
  index(entry) {
    if (entry.done === entry.text) return;
    const from = entry.done.length >= BLOCK && startsWith(entry.text, entry.done) ? entry.done.length - BLOCK : 0;
    for (let at = from; at + BLOCK <= entry.text.length; at += 1) {
      this.blocks[slice(entry.text, at, at + BLOCK)] = true;
      this.count += 1;
    }
    entry.done = entry.text;
    if (this.count > MOST_BLOCKS) this.forgetBlocks();
  }

  /** Starts the index anew: it held texts that are no longer kept. */
  forgetBlocks() {
    this.blocks = record();
    this.count = 0;
    for (let i = 0; i < this.entries.length; i += 1) this.entries[i].done = '';
  }
}

/**
 * Whether a text is more than one word of a protocol: it has white space, or letters that protocols do not use.
 * @param {string} words
 */
function isWordy(words) {
  for (let i = 0; i < words.length; i += 1) {
    const code = codeAt(words, i);
    if (code === 0x20 || code === 0x0a || code > 0x7f) return true;
  }
  return false;
}
