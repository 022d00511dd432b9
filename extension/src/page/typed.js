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
 * @property {(text: string) => boolean} is whether the text is one that was typed, from its first word to its last
 * @property {(size: number) => boolean} picked whether a file of this size, or a part of one, was chosen, dropped or pasted here
 * @property {(text: string) => boolean} picture whether the text is a file written out in letters, and one was given here
 * @property {(world: Window & typeof globalThis) => void} listenIn hears what is typed in a frame of the page, too
 * @property {(root: ShadowRoot) => void} listenBelow hears what is typed in a closed shadow root, whose events do not say where
 * @property {Told} told
 */

import { append, branded, getter, list, lower, ownKeys, record, run, slice, squashed, startsWith, uncurry } from '../lib/primitives.js';
import { Remembered } from './remembered.js';

const WRITTEN_OUT = /^data:(?:image|audio|video|application)\/[\w.+-]*[;,]/;
const LONGEST = 400_000;
const SLICE = 4_096; // bytes from which a body that cannot be read may be a part of a file
const LEFT_ALONE = /^(?:password|email|tel|hidden|checkbox|radio|submit|button|range|color|file|image|reset)$/;
const SIGN_IN = /username|email|password|one-time-code|cc-|\btel\b/;

/**
 * What another window may ask, and not change.
 * @typedef {Pick<Typed, 'carries' | 'starts' | 'whole' | 'any' | 'is' | 'picked' | 'picture'>} Told
 */

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
  /** Of the files that the person gave. */
  const sizes = list();
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
    return slice(words ?? '', 0, LONGEST);
  };

  /** @param {any} event */
  const onInput = (event) => {
    if (event.isTrusted !== true) return;
    const editor = editorOf(event);
    if (editor === null) return;
    const raw = read(editor);
    const now = squashed(raw);
    let entry = null;
    for (let i = 0; i < editors.length; i += 1) if (editors[i].editor === editor) entry = editors[i];
    if (entry === null) {
      entry = record();
      entry.editor = editor;
      entry.text = '';
      entry.raw = '';
      append(editors, entry);
    }
    // A text that was emptied or replaced has been sent or thrown away: it stays remembered.
    if (entry.text !== '' && !startsWith(now, slice(entry.text, 0, entry.text.length >> 1))) memory.keep(entry.text, entry.raw);
    entry.text = now;
    entry.raw = raw;
    memory.add(now, raw);
  };

  /** @param {any} transfer */
  const onTransfer = (transfer) => {
    if (transfer === null) return;
    const words = dataOf(transfer, 'text/plain');
    if (typeof words === 'string' && words !== '') memory.keep(squashed(slice(words, 0, LONGEST)), slice(words, 0, LONGEST));
    onFiles(droppedFiles(transfer));
  };

  /** @param {any} files */
  const onFiles = (files) => {
    if (files === null) return;
    for (let i = 0; i < files.length; i += 1) append(sizes, files[i].size);
  };

  const capture = record();
  capture.capture = true;
  capture.passive = true;
  /** @param {any} event */
  const onChange = (event) => {
    onInput(event); // a browser that fills a form in may tell no more than this
    const nodes = path(event);
    if (event.isTrusted === true && nodes.length > 0 && isInput(nodes[0])) onFiles(filesOf(nodes[0]));
  };
  /** @param {EventTarget} target */
  const hear = (target) => {
    addListener(target, 'input', onInput, capture);
    addListener(target, 'keydown', onInput, capture); // Enter: the last moment before an editor is emptied
    addListener(target, 'compositionend', onInput, capture);
    addListener(target, 'paste', (/** @type {any} */ event) => { if (event.isTrusted === true) onTransfer(clipboard(event)); }, capture);
    addListener(target, 'drop', (/** @type {any} */ event) => { if (event.isTrusted === true) onTransfer(dragged(event)); }, capture);
    addListener(target, 'change', onChange, capture);
  };
  hear(world);

  /** @type {Told} */
  const told = {
    carries: (text) => memory.carries(text),
    starts: (text) => memory.starts(text),
    whole: (text) => memory.goesOn(text) ? run(/^(?:[^]*\s)?/, text)?.[0] ?? '' : text,
    any: () => memory.entries.length > 0,
    is: (text) => memory.is(text),
    picked: (size) => {
      for (let i = 0; i < sizes.length; i += 1) if (sizes[i] === size || (size >= SLICE && size < sizes[i])) return true;
      return false;
    },
    picture: (text) => sizes.length > 0 && text.length > SLICE && run(WRITTEN_OUT, slice(text, 0, 100)) !== null,
  };
  const typed = record();
  const names = ownKeys(told);
  for (let i = 0; i < names.length; i += 1) typed[names[i]] = /** @type {any} */ (told)[/** @type {string} */ (names[i])];
  typed.told = told;
  typed.plant = (/** @type {string} */ text) => memory.keep(squashed(text));
  typed.uproot = (/** @type {string} */ text) => memory.drop(squashed(text));
  typed.listenIn = hear;
  typed.listenBelow = hear;
  return typed;
}

/**
 * What was typed here, or in the page that opened this window.
 * @param {Typed} own
 * @param {Told | null} other
 * @returns {Typed}
 */
export function both(own, other) {
  if (other === null) return own;
  const typed = record();
  typed.carries = (/** @type {string} */ text) => own.carries(text) || other.carries(text);
  typed.starts = (/** @type {string} */ text) => own.starts(text) || other.starts(text);
  typed.whole = (/** @type {string} */ text) => other.whole(own.whole(text));
  typed.any = () => own.any() || other.any();
  typed.is = (/** @type {string} */ text) => own.is(text) || other.is(text);
  typed.picked = (/** @type {number} */ size) => own.picked(size) || other.picked(size);
  typed.picture = (/** @type {string} */ text) => own.picture(text) || other.picture(text);
  typed.plant = own.plant;
  typed.uproot = own.uproot;
  typed.listenIn = own.listenIn;
  typed.listenBelow = own.listenBelow;
  typed.told = own.told;
  return typed;
}
