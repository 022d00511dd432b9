/** `fetch`, with whatever it can be given. */

import { apply, branded, construct, getter, lower, NativePromise, NativeTypeError, record, then, uncurry, upper } from '../lib/primitives.js';

/** What `init` may say. Each is read once, own or inherited, as the browser does: `init` may be a Request. */
const MEMBERS = [
  'body', 'cache', 'credentials', 'duplex', 'headers', 'integrity', 'keepalive', 'method', 'mode', 'priority', 'redirect', 'referrer',
  'referrerPolicy', 'signal', 'targetAddressSpace', 'window', 'attributionReporting', 'browsingTopics', 'adAuctionHeaders',
  'privateToken', 'sharedStorageWritable',
];

/**
 * Puts the gate before a window's `fetch`.
 * @param {Window & typeof globalThis} world
 * @param {(request: import('./gate.js').Outgoing, way: import('./gate.js').Way) => import('./gate.js').Held} gate
 */
export function guardFetch(world, gate) {
  const { Request, Headers, AbortSignal, EventTarget } = world;
  const nativeFetch = world.fetch;
  const requestUrl = getter(Request.prototype, 'url');
  const requestMethod = getter(Request.prototype, 'method');
  const requestHeaders = getter(Request.prototype, 'headers');
  const requestSignal = getter(Request.prototype, 'signal');
  const requestBody = Object.hasOwn(Request.prototype, 'body') ? getter(Request.prototype, 'body') : null;
  const requestClone = uncurry(Request.prototype.clone);
  const requestBuffer = uncurry(Request.prototype.arrayBuffer);
  const headersEach = uncurry(Headers.prototype.forEach);
  const headerOf = uncurry(Headers.prototype.get);
  const aborted = getter(AbortSignal.prototype, 'aborted');
  const abortReason = getter(AbortSignal.prototype, 'reason');
  const addListener = uncurry(EventTarget.prototype.addEventListener);

  /** @param {any} headers what `init.headers` may be */
  const typeIn = (headers) => {
    return headers === null || headers === undefined ? '' : lower(headerOf(headers, 'content-type') ?? '');
  };

  /** What the page says in the headers, line by line. @param {any} headers */
  const said = (headers) => {
    let out = '';
    if (headers !== null && headers !== undefined) headersEach(headers, (/** @type {string} */ value) => { out += `${value}\n`; });
    return out;
  };

  /** A copy of `init` that the page cannot change while the request is held. @param {any} init */
  const copied = (init) => {
    const copy = record();
    if (init === null || init === undefined) return copy;
    for (let i = 0; i < MEMBERS.length; i += 1) {
      const name = /** @type {string} */ (MEMBERS[i]);
      const value = init[name];
      if (value !== undefined) copy[name] = value;
    }
    if (copy.method !== undefined) copy.method = `${copy.method}`;
    if (copy.headers !== undefined) copy.headers = construct(Headers, [copy.headers]);
    return copy;
  };

  /**
   * @param {any} input
   * @param {any} init
   * @param {any} body of the request, already taken from a Request
   * @param {string} type
   * @param {(value: any) => void} resolve
   * @param {(reason: any) => void} reject
   */
  const pass = (input, init, body, type, resolve, reject) => {
    const isRequest = branded(requestUrl, input);
    const request = record();
    request.method = upper(`${init.method ?? (isRequest ? requestMethod(input) : 'GET')}`);
    request.url = isRequest ? requestUrl(input) : input;
    request.headers = said(init.headers) || (isRequest ? said(requestHeaders(input)) : '');
    request.base = world.document.baseURI;
    request.body = body;
    request.type = type;
    request.now = false;

    const way = record();
    /** @param {any} out @param {string} url */
    way.go = (out, url) => {
      if (out === body && url === request.url) return resolve(apply(nativeFetch, world, [input, init]));
      init.body = out;
      if (url === request.url) return resolve(apply(nativeFetch, world, [input, init]));
      return resolve(apply(nativeFetch, world, [isRequest ? construct(Request, [url, input]) : url, init]));
    };
    way.stop = (/** @type {string} */ code) => reject(failure(code));
    const held = gate(request, way);

    const signal = init.signal ?? (isRequest ? requestSignal(input) : null);
    if (signal === null || signal === undefined || !branded(aborted, signal)) return;
    const once = record();
    once.once = true;
    addListener(signal, 'abort', () => {
      reject(abortReason(signal));
      held.cancel();
    }, once);
  };

  /** @param {any} resource @param {any} [given] */
  const fetch = function fetch(resource, given) {
    return new NativePromise((resolve, reject) => {
      const init = copied(given);
      const isRequest = branded(requestUrl, resource);
      const input = isRequest ? resource : `${resource}`; // an address that the page could change while it is held
      if (init.body !== undefined && init.body !== null) {
        const type = typeIn(init.headers) || (isRequest ? lower(headerOf(requestHeaders(input), 'content-type') ?? '') : '');
        return pass(input, init, init.body, type, resolve, reject);
      }
      const method = isRequest ? upper(requestMethod(input)) : 'GET';
      if (!isRequest || method === 'GET' || method === 'HEAD' || (requestBody !== null && requestBody(input) === null)) {
        return pass(input, init, undefined, '', resolve, reject);
      }
      const type = lower(headerOf(requestHeaders(input), 'content-type') ?? '');
      const whole = requestBuffer(requestClone(input));
      return then(whole, (/** @type {any} */ buffer) => {
        if (buffer.byteLength === 0) return pass(input, init, undefined, '', resolve, reject);
        return pass(input, init, buffer, type, resolve, reject);
      }, reject);
    });
  };
  world.fetch = fetch;
  return fetch;
}

/**
 * What the page sees when nothing was sent: the same as when the network fails.
 * @param {string} code
 */
export function failure(code) {
  return new NativeTypeError(`Failed to fetch (Penname: ${code})`);
}
