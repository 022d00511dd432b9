/** `XMLHttpRequest`: held between `send` and the network. A synchronous one cannot be held and is refused. */

import { apply, defineProperty, lower, record, uncurry, upper } from '../lib/primitives.js';

/**
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardXhr(world, gate) {
  const { XMLHttpRequest, ProgressEvent, EventTarget, DOMException, WeakMap } = world;
  const proto = XMLHttpRequest.prototype;
  const { open, send, setRequestHeader, abort } = proto;
  const stateOf = uncurry(WeakMap.prototype.get);
  const setState = uncurry(WeakMap.prototype.set);
  const dispatch = uncurry(EventTarget.prototype.dispatchEvent);
  const states = new WeakMap();

  /** @param {any} xhr @param {string} kind */
  const fail = (xhr, kind) => {
    dispatch(xhr, new ProgressEvent(kind));
    dispatch(xhr, new ProgressEvent('loadend'));
  };

  replace(proto, 'open', /** @this {any} */ function openGuarded(/** @type {any} */ ...given) {
    const state = record();
    given[0] = `${given[0]}`;
    state.method = upper(given[0]);
    state.given = given;
    state.url = `${given[1]}`;
    state.now = given.length > 2 && !given[2];
    state.type = '';
    state.headers = record();
    state.headers.length = 0;
    state.held = null;
    const before = stateOf(states, this);
    if (before !== undefined && before.held !== null) before.held.cancel();
    setState(states, this, state);
    given[1] = state.url;
    return apply(open, this, given);
  });

  replace(proto, 'setRequestHeader', /** @this {any} */ function setRequestHeaderGuarded(/** @type {any} */ name, /** @type {any} */ value) {
    const state = stateOf(states, this);
    if (state !== undefined) {
      if (lower(`${name}`) === 'content-type') state.type = lower(`${value}`);
      const header = record();
      header.name = `${name}`;
      header.value = `${value}`;
      state.headers[state.headers.length] = header;
      state.headers.length += 1;
    }
    return apply(setRequestHeader, this, [name, value]);
  });

  replace(proto, 'send', /** @this {any} */ function sendGuarded(/** @type {any} */ body) {
    const state = stateOf(states, this);
    if (state === undefined) return apply(send, this, [body]); // never opened: the browser throws
    let refused = '';
    let inside = true;
    const request = record();
    request.method = state.method;
    request.url = state.url;
    request.base = world.document.baseURI;
    request.body = body;
    request.type = state.type;
    request.headers = '';
    for (let i = 0; i < state.headers.length; i += 1) request.headers += `${state.headers[i].value}\n`;
    request.now = state.now;
    const way = record();
    /** @param {any} out @param {string} url */
    way.go = (out, url) => {
      state.held = null;
      if (url !== state.url) {
        // Opening again with the new address clears the headers: they are set once more.
        state.given[1] = url;
        apply(open, this, state.given);
        for (let i = 0; i < state.headers.length; i += 1) apply(setRequestHeader, this, [state.headers[i].name, state.headers[i].value]);
      }
      apply(send, this, [out]);
    };
    /** @param {string} code */
    way.stop = (code) => {
      state.held = null;
      refused = code;
      if (!inside && code !== 'cancelled') fail(this, 'error');
    };
    state.held = gate(request, way);
    inside = false;
    if (refused === '') return undefined;
    state.held = null;
    if (state.now) throw new DOMException('Failed to load (Penname)', 'NetworkError');
    fail(this, 'error');
    return undefined;
  });

  replace(proto, 'abort', /** @this {any} */ function abortGuarded() {
    const state = stateOf(states, this);
    const held = state?.held ?? null;
    if (held !== null) {
      state.held = null;
      held.cancel();
      fail(this, 'abort');
    }
    return apply(abort, this, []);
  });
}

/**
 * Puts a method in place of a native one, with the native one's name and shape.
 * @param {any} target
 * @param {string} name
 * @param {Function} method
 */
export function replace(target, name, method) {
  const before = Reflect.getOwnPropertyDescriptor(target, name);
  const descriptor = record();
  descriptor.value = method;
  descriptor.writable = true;
  descriptor.enumerable = before?.enumerable ?? true;
  descriptor.configurable = true;
  defineProperty(target, name, descriptor);
  const label = record();
  label.value = name;
  label.configurable = true;
  defineProperty(method, 'name', label);
}
