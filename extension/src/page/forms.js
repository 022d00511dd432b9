/** Forms that the browser submits itself. */

import { append, apply, branded, construct, getter, list, lower, record, uncurry, upper } from '../lib/primitives.js';
import { replace } from './xhr.js';

/**
 * A form that the browser submits itself: held, its fields rewritten, then submitted.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 * @returns {(root: EventTarget) => void} watches the forms of a shadow root, whose events do not leave it
 */
export function guardForms(world, gate) {
  const { HTMLFormElement, HTMLInputElement, HTMLTextAreaElement, FormData, Event, EventTarget } = world;
  const dataOf = world.FormDataEvent === undefined ? null : getter(world.FormDataEvent.prototype, 'formData');
  const formDelete = uncurry(FormData.prototype.delete);
  const formEach = uncurry(FormData.prototype.forEach);
  /** Above 0 while a script, this one or the page's, reads a form or submits what was let go. */
  let reading = 0;
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
    reading += 1;
    const data = construct(FormData, [form]);
    reading -= 1;
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
      return leave(form);
    };
    way.stop = () => {};
    gate(request, way);
    inside = false;
    return passed;
  };

  /** @param {any} form what may leave it */
  const leave = (form) => {
    reading += 1;
    apply(submit, form, []);
    reading -= 1;
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

  /** @param {any} event */
  const onSubmit = (event) => {
    const form = targetOf(event);
    if (prevented(event) || !branded(elementsOf, form)) return;
    if (!ask(form, () => {})) prevent(event);
  };

  /**
   * The browser itself collects the fields: whoever kept the `submit` event from us, what may not leave is taken out.
   * @param {any} event
   */
  const onData = (event) => {
    if (reading > 0 || dataOf === null) return;
    const data = dataOf(event);
    const request = record();
    request.method = 'POST';
    request.url = world.document.baseURI;
    request.base = request.url;
    request.body = data;
    request.type = '';
    request.now = true;
    const way = record();
    way.go = () => {};
    way.stop = () => {
      const names = list();
      formEach(data, (/** @type {any} */ _value, /** @type {string} */ name) => append(names, name));
      for (let i = 0; i < names.length; i += 1) formDelete(data, names[i]);
    };
    gate(request, way);
  };

  const capture = record();
  capture.capture = true;
  /** @param {EventTarget} target */
  const watch = (target) => {
    addListener(target, 'submit', onSubmit);
    addListener(target, 'formdata', onData, capture);
  };
  watch(world);
  replace(HTMLFormElement.prototype, 'submit', /** @this {any} */ function submitGuarded() {
    ask(this, () => leave(this));
  });

  /** @param {any[]} given */
  const Guarded = function Guarded(...given) {
    reading += 1;
    try {
      return construct(FormData, given, new.target ?? Guarded);
    } finally {
      reading -= 1;
    }
  };
  Guarded.prototype = FormData.prototype;
  replace(world, 'FormData', Guarded);
  return watch;
}

/** @param {object} proto @returns {(self: any, value: string) => void} */
function setter(proto) {
  const found = Reflect.getOwnPropertyDescriptor(proto, 'value')?.set;
  if (found === undefined) throw new TypeError('no setter');
  return uncurry(found);
}
