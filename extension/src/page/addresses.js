/**
 * Addresses that the page opens by itself: pictures that report, windows, links, other pages. They cannot be held,
 * so one that carries the person's words is not opened.
 */

import { append, apply, defineProperty, getter, getOwnPropertyDescriptor, list, lower, record, run, startsWith, uncurry } from '../lib/primitives.js';
import { replace } from './xhr.js';

/** Where an element has an address that is fetched as soon as it is set. */
const FETCHED = [
  ['HTMLImageElement', 'src'], ['HTMLImageElement', 'srcset'], ['HTMLScriptElement', 'src'], ['HTMLIFrameElement', 'src'], ['HTMLLinkElement', 'href'],
  ['HTMLLinkElement', 'imageSrcset'], ['HTMLMediaElement', 'src'], ['HTMLVideoElement', 'poster'], ['HTMLSourceElement', 'src'], ['HTMLSourceElement', 'srcset'],
  ['HTMLTrackElement', 'src'], ['HTMLEmbedElement', 'src'], ['HTMLObjectElement', 'data'], ['HTMLInputElement', 'src'], ['HTMLAnchorElement', 'ping'],
  ['HTMLAreaElement', 'ping'],
];
const ATTRIBUTE = /^(?:src|srcset|imagesrcset|poster|ping|data|background|(?:xlink:)?href)$/;
const LINK = /^(?:a|area|base)$/;

/**
 * Whether an address may be opened: nothing typed is in it.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 * @returns {(url: string) => boolean}
 */
export function openings(world, gate) {
  return (url) => {
    let may = false;
    const request = record();
    request.method = 'GET';
    request.url = url;
    request.base = world.document.baseURI;
    request.body = null;
    request.type = '';
    request.now = true;
    const way = record();
    way.go = () => { may = true; };
    way.stop = () => {};
    gate(request, way);
    return may;
  };
}

/**
 * @param {Window & typeof globalThis} world
 * @param {(url: string) => boolean} mayOpen
 * @param {(opened: any) => void} share puts the guards into a window that was opened
 */
export function guardAddresses(world, mayOpen, share) {
  for (let i = 0; i < FETCHED.length; i += 1) {
    const entry = /** @type {string[]} */ (FETCHED[i]);
    guardSetter(/** @type {any} */ (world)[/** @type {string} */ (entry[0])]?.prototype, /** @type {string} */ (entry[1]));
  }

  /** @param {any} proto @param {string} name */
  function guardSetter(proto, name) {
    const found = proto === undefined ? undefined : getOwnPropertyDescriptor(proto, name);
    if (found?.set === undefined) return;
    const { set } = found;
    const guarded = record();
    guarded.get = found.get;
    guarded.set = /** @this {any} */ function setGuarded(/** @type {any} */ given) {
      if (mayOpen(`${given}`)) apply(set, this, [given]); // as given: a page's policy may want its own type of text
    };
    guarded.enumerable = found.enumerable;
    guarded.configurable = true;
    defineProperty(proto, name, guarded);
  }

  const { setAttribute, setAttributeNS } = world.Element.prototype;
  const nameOf = getOwnPropertyDescriptor(world.Element.prototype, 'localName') === undefined ? () => '' : getter(world.Element.prototype, 'localName');
  /** @param {any} element @param {string} name @param {any} value */
  const maySet = (element, name, value) => {
    const low = lower(name);
    if (run(ATTRIBUTE, low) === null) return true;
    if (low === 'href' && run(LINK, nameOf(element)) !== null) return true; // followed by a click, which is looked at
    return mayOpen(`${value}`);
  };
  if (setAttribute !== undefined) {
    replace(world.Element.prototype, 'setAttribute', /** @this {any} */ function setAttributeGuarded(/** @type {any[]} */ ...given) {
      if (given.length < 2 || maySet(this, `${given[0]}`, given[1])) return apply(setAttribute, this, given);
      return undefined;
    });
  }
  if (setAttributeNS !== undefined) {
    replace(world.Element.prototype, 'setAttributeNS', /** @this {any} */ function setAttributeNSGuarded(/** @type {any[]} */ ...given) {
      if (given.length < 3 || maySet(this, `${given[1]}`, given[2])) return apply(setAttributeNS, this, given);
      return undefined;
    });
  }

  const { open } = world;
  if (open === undefined) return;
  replace(world, 'open', /** @this {any} */ function openGuarded(/** @type {any[]} */ ...given) {
    if (given.length > 0 && given[0] !== undefined) given[0] = `${given[0]}`;
    if (given.length > 0 && given[0] !== undefined && !mayOpen(given[0])) return null;
    const opened = apply(open, this ?? world, given);
    share(opened);
    return opened;
  });
}

/**
 * Links that are followed and pages that are gone to, whoever says so.
 * @param {Window & typeof globalThis} world
 * @param {(url: string) => boolean} mayOpen
 */
export function guardLeaving(world, mayOpen) {
  const { Event, EventTarget, HTMLElement, HTMLAnchorElement, HTMLAreaElement } = world;
  const addListener = uncurry(EventTarget.prototype.addEventListener);
  const path = uncurry(Event.prototype.composedPath);
  const prevent = uncurry(Event.prototype.preventDefault);
  if (HTMLAnchorElement === undefined) return;
  const anchorHref = getter(HTMLAnchorElement.prototype, 'href');
  const areaHref = HTMLAreaElement === undefined ? anchorHref : getter(HTMLAreaElement.prototype, 'href');

  /** @param {any} node @returns {string} where it leads, or "" */
  const leadsTo = (node) => {
    try {
      return anchorHref(node);
    } catch {
      return tryArea(node); // no anchor: that is the question asked
    }
  };
  /** @param {any} node */
  const tryArea = (node) => {
    try {
      return areaHref(node);
    } catch {
      return ''; // no link
    }
  };
  /** @param {any} event */
  const onClick = (event) => {
    const nodes = path(event);
    for (let i = 0; i < nodes.length; i += 1) {
      const to = leadsTo(nodes[i]);
      if (to !== '' && isElsewhere(to) && !mayOpen(to)) prevent(event);
    }
  };
  addListener(world, 'click', onClick);
  addListener(world, 'auxclick', onClick);
  const { click } = HTMLElement.prototype;
  replace(HTMLElement.prototype, 'click', /** @this {any} */ function clickGuarded() {
    const to = leadsTo(this);
    if (to === '' || !isElsewhere(to) || mayOpen(to)) apply(click, this, []);
  });

  const { navigation } = /** @type {any} */ (world);
  if (navigation === undefined) return;
  const { NavigateEvent, NavigationDestination } = /** @type {any} */ (world);
  const destinationOf = getter(NavigateEvent.prototype, 'destination');
  const formOf = getter(NavigateEvent.prototype, 'formData');
  const kindOf = getter(NavigateEvent.prototype, 'navigationType');
  const urlOf = getter(NavigationDestination.prototype, 'url');
  const isSame = getter(NavigationDestination.prototype, 'sameDocument');
  const hashOnly = getter(NavigateEvent.prototype, 'hashChange');
  addListener(navigation, 'navigate', (/** @type {any} */ event) => {
    const to = destinationOf(event);
    const kind = kindOf(event);
    // A form's fields have been looked at; what is loaded again was there before.
    if (isSame(to) || hashOnly(event) || formOf(event) !== null || (kind !== 'push' && kind !== 'replace')) return;
    if (isElsewhere(urlOf(to)) && !mayOpen(urlOf(to))) prevent(event);
  });
}

/**
 * The words that a page writes into its own address go to the server with every request, as where it came from.
 * From then on the browser tells the site only, not the page.
 * @param {Window & typeof globalThis} world
 * @param {(url: string) => boolean} mayOpen
 */
export function guardReferrer(world, mayOpen) {
  const { History, Document, Element, Node } = world;
  if (History === undefined) return;
  const createElement = uncurry(Document.prototype.createElement);
  const set = uncurry(Element.prototype.setAttribute);
  const add = uncurry(Node.prototype.appendChild);
  const headOf = getter(Document.prototype, 'head');
  const quiet = () => {
    const head = headOf(world.document);
    if (head === null) return;
    const meta = createElement(world.document, 'meta');
    set(meta, 'name', 'referrer');
    set(meta, 'content', 'strict-origin');
    add(head, meta);
  };
  const names = list();
  append(names, 'pushState');
  append(names, 'replaceState');
  for (let i = 0; i < names.length; i += 1) {
    const name = names[i];
    const native = /** @type {any} */ (History.prototype)[name];
    replace(History.prototype, name, /** @this {any} */ function movedGuarded(/** @type {any[]} */ ...given) {
      const url = given[2];
      if (url !== undefined && url !== null) {
        given[2] = `${url}`;
        if (!mayOpen(given[2])) quiet();
      }
      return apply(native, this, given);
    });
  }
}

/** @param {string} url */
function isElsewhere(url) {
  return !startsWith(url, 'javascript:') && !startsWith(url, 'blob:') && !startsWith(url, 'mailto:');
}
