/**
 * The language's own tools, taken before any script of the page could replace them.
 *
 * Whatever runs in the page's world and holds a text must use these: a page may put a setter on
 * `Array.prototype[0]` or a getter on `Object.prototype.then` and would see what passes there.
 * So no `push`, no `for…of`, no spread, no `await`, and no object with a prototype for values.
 */

export const { apply, construct, defineProperty, deleteProperty, getOwnPropertyDescriptor, ownKeys } = Reflect;
export const create = Object.create;
export const { parse, stringify } = JSON;
export const NativePromise = Promise;
export const NativeTypeError = TypeError;
export const setTimer = globalThis.setTimeout.bind(globalThis);
export const clearTimer = globalThis.clearTimeout.bind(globalThis);

const bind = Function.prototype.bind;
const call = Function.prototype.call;

/**
 * A method as a plain function that takes its receiver first.
 * @param {Function} method
 * @returns {(self: any, ...rest: any[]) => any}
 */
export function uncurry(method) {
  return apply(bind, call, [method]);
}

/**
 * A getter of a prototype as a plain function.
 * @param {object} prototype
 * @param {PropertyKey} name
 * @returns {(self: any) => any}
 */
export function getter(prototype, name) {
  const found = getOwnPropertyDescriptor(prototype, name)?.get;
  if (found === undefined) throw new TypeError(`no getter ${String(name)}`);
  return uncurry(found);
}

export const includes = uncurry(String.prototype.includes);
export const indexOf = uncurry(String.prototype.indexOf);
export const slice = uncurry(String.prototype.slice);
export const startsWith = uncurry(String.prototype.startsWith);
export const codeAt = uncurry(String.prototype.charCodeAt);
export const normal = uncurry(String.prototype.normalize);
export const { iterator } = Symbol;
export const lower = uncurry(String.prototype.toLowerCase);
export const upper = uncurry(String.prototype.toUpperCase);
export const trim = uncurry(String.prototype.trim);
export const hasOwn = /** @type {(self: object, name: PropertyKey) => boolean} */ (uncurry(Object.prototype.hasOwnProperty));
export const run = /** @type {(expression: RegExp, text: string) => RegExpExecArray | null} */ (uncurry(RegExp.prototype.exec));
export const then = uncurry(Promise.prototype.then);

/**
 * A record without a prototype: nothing of the page's is ever asked for a missing field.
 * @returns {any}
 */
export function record() {
  return create(null);
}

/**
 * A list without a prototype. Grows by `append`, read by index up to `length`.
 * @template T
 * @typedef {{ length: number, [index: number]: T }} List
 */

/** @returns {List<any>} */
export function list() {
  const made = record();
  made.length = 0;
  return made;
}

/**
 * @template T
 * @param {List<T>} to
 * @param {T} item
 */
export function append(to, item) {
  to[to.length] = item;
  to.length += 1;
}

/**
 * JSON of a text, a number, a truth, a record or a list made here.
 *
 * Our own walk, because `JSON.stringify` would ask objects for `toJSON`.
 * @param {any} value
 * @returns {string}
 */
export function encode(value) {
  if (value === null || typeof value !== 'object') return value === undefined ? 'null' : stringify(value);
  let out = '';
  if (hasOwn(value, 'length')) {
    for (let i = 0; i < value.length; i += 1) out += (i === 0 ? '' : ',') + encode(value[i]);
    return `[${out}]`;
  }
  const names = ownKeys(value);
  for (let i = 0; i < names.length; i += 1) {
    const name = /** @type {string} */ (names[i]);
    out += `${i === 0 ? '' : ','}${stringify(name)}:${encode(value[name])}`;
  }
  return `{${out}}`;
}

/**
 * The text with every `part` replaced. Not `String.prototype.replace`, which would ask the page's `Symbol.replace`.
 * @param {string} text
 * @param {string} part not empty
 * @param {string} by
 */
export function replaced(text, part, by) {
  let out = '';
  let from = 0;
  for (let at = indexOf(text, part); at !== -1; at = indexOf(text, part, from)) {
    out += slice(text, from, at) + by;
    from = at + part.length;
  }
  return out + slice(text, from);
}

/**
 * The text's letters and digits in lower case, without accents: how texts are compared, so that paragraphs, another
 * quotation mark, an editor's escapes and the words of an address do not matter.
 * @param {string} text
 */
export function squashed(text) {
  const low = lower(normal(text, 'NFKD'));
  let out = '';
  let from = 0;
  for (let at = 0; at < low.length; at += 1) {
    if (isBetween(codeAt(low, at))) {
      out += slice(low, from, at);
      from = at + 1;
    }
  }
  return out + slice(low, from);
}

/**
 * Whether a character stands between words or marks them, and is no letter or digit.
 * @param {number} code a UTF-16 unit
 */
export function isBetween(code) {
  if (code < 0x80) return code < 0x30 || (code > 0x39 && code < 0x41) || (code > 0x5a && code < 0x61) || code > 0x7a;
  return code < 0xc0 || (code >= 0x300 && code < 0x370) || (code >= 0x2000 && code < 0x2070) || (code >= 0x3000 && code < 0x3030) ||
    (code >= 0xfe00 && code < 0xfe10) || code === 0xfeff;
}

/**
 * A sequence of one, for constructors that walk through one. A plain array would ask the page's iterator.
 * @param {any} item
 */
export function only(item) {
  const sequence = record();
  sequence[iterator] = () => {
    const walk = record();
    let done = false;
    walk.next = () => {
      const step = record();
      step.done = done;
      step.value = done ? undefined : item;
      done = true;
      return step;
    };
    return walk;
  };
  return sequence;
}

/**
 * Whether a value is of the type whose getter or method `brand` is, from whatever window it comes.
 * @param {(self: any) => any} brand throws for anything else
 * @param {any} value
 */
export function branded(brand, value) {
  try {
    brand(value);
    return true;
  } catch {
    return false; // another type: that is the question asked
  }
}
