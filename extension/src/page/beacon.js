/** Beacons, event sources and forms: requests that nobody waits for. */

import { apply, branded, construct, getter, lower, record, uncurry, upper } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * `sendBeacon` says true and the message is queued: what may not leave is dropped in silence, as a lost beacon is.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardBeacon(world, gate) {
  const proto = world.Navigator.prototype;
  const { sendBeacon } = proto;
  if (sendBeacon === undefined) return;
  replace(proto, 'sendBeacon', /** @this {any} */ function sendBeaconGuarded(/** @type {any} */ url, /** @type {any} */ body) {
    let answer = true;
    const request = record();
    request.method = 'POST';
    request.url = `${url}`;
    request.base = world.document.baseURI;
    request.body = body;
    request.type = '';
    request.now = false;
    const way = record();
    /** @param {any} out @param {string} to */
    way.go = (out, to) => {
      answer = apply(sendBeacon, this, [to, out]);
    };
    way.stop = () => {};
    gate(request, way);
    return answer;
  });
}

/**
 * `EventSource` opens at once: an address that carries the person's words is not opened at all.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardEventSource(world, gate) {
  const Native = world.EventSource;
  if (Native === undefined) return;
  /** @param {any} url @param {any} options */
  const EventSource = function EventSource(url, options) {
    let to = '';
    const request = record();
    request.method = 'GET';
    request.url = `${url}`;
    request.base = world.document.baseURI;
    request.body = null;
    request.type = '';
    request.now = true;
    const way = record();
    way.go = (/** @type {any} */ _out, /** @type {string} */ address) => { to = address; };
    way.stop = () => {};
    gate(request, way);
    if (to === '') throw new world.DOMException('Failed to open (Penname)', 'SecurityError');
    return construct(Native, [to, options], new.target ?? EventSource);
  };
  EventSource.prototype = Native.prototype;
  EventSource.CONNECTING = Native.CONNECTING;
  EventSource.OPEN = Native.OPEN;
  EventSource.CLOSED = Native.CLOSED;
  // @ts-ignore the constructor takes the place of the native one, statics and prototype included
  world.EventSource = EventSource;
}

/**
 * A form that the browser submits itself: held, its fields rewritten, then submitted.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardForms(world, gate) {
  const { HTMLFormElement, HTMLInputElement, HTMLTextAreaElement, FormData, Event, EventTarget } = world;
  const { submit } = HTMLFormElement.prototype;
  const elementsOf = getter(HTMLFormElement.prototype, 'elements');
  const methodOf = getter(HTMLFormElement.prototype, 'method');
  const actionOf = getter(HTMLFormElement.prototype, 'action');
  const targetOf = getter(Event.prototype, 'target');
  const prevented = getter(Event.prototype, 'defaultPrevented');
  const prevent = uncurry(Event.prototype.preventDefault);
  const addListener = uncurry(EventTarget.prototype.addEventListener);
  const inputValue = getter(HTMLInputElement.prototype, 'value');
  const areaValue = getter(HTMLTextAreaElement.prototype, 'value');
  const setInput = setter(HTMLInputElement.prototype);
  const setArea = setter(HTMLTextAreaElement.prototype);
  const formGet = uncurry(FormData.prototype.get);

  /** @param {any} form @param {() => void} unchanged @returns {boolean} whether it is on its way already */
  const ask = (form, unchanged) => {
    const data = construct(FormData, [form]);
    let passed = false;
    let inside = true;
    const get = lower(methodOf(form)) === 'get';
    const request = record();
    request.method = upper(methodOf(form));
    request.base = world.document.baseURI;
    request.url = `${actionOf(form)}`;
    request.body = data;
    request.type = '';
    request.now = false;
    if (get) request.method = 'POST'; // its fields become the query: they are read as a form either way
    const way = record();
    way.go = (/** @type {any} */ out) => {
      if (inside && out === data) {
        passed = true;
        return unchanged();
      }
      fill(form, out);
      return apply(submit, form, []);
    };
    way.stop = () => {};
    gate(request, way);
    inside = false;
    return passed;
  };

  /** @param {any} form @param {any} data */
  const fill = (form, data) => {
    const elements = elementsOf(form);
    for (let i = 0; i < elements.length; i += 1) {
      const field = elements[i];
      const value = formGet(data, field.name);
      if (typeof value !== 'string') continue;
      if (branded(areaValue, field) && areaValue(field) !== value) setArea(field, value);
      else if (branded(inputValue, field) && field.type !== 'checkbox' && field.type !== 'radio' && inputValue(field) !== value) setInput(field, value);
    }
  };

  addListener(world, 'submit', (/** @type {any} */ event) => {
    const form = targetOf(event);
    if (prevented(event) || !branded(elementsOf, form)) return;
    if (!ask(form, () => {})) prevent(event);
  });
  replace(HTMLFormElement.prototype, 'submit', /** @this {any} */ function submitGuarded() {
    ask(this, () => apply(submit, this, []));
  });
}

/** @param {object} proto @returns {(self: any, value: string) => void} */
function setter(proto) {
  const found = Reflect.getOwnPropertyDescriptor(proto, 'value')?.set;
  if (found === undefined) throw new TypeError('no setter');
  return uncurry(found);
}
