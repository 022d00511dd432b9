/**
 * Makes an element with attributes and children; strings become text nodes.
 * @param {string} tag
 * @param {Record<string, string>} [attributes]
 * @param {...(Node | string)} children
 */
export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** Makes a button that calls `act`. @param {Record<string, string>} attributes @param {string} label @param {() => void} act */
export function button(attributes, label, act) {
  const element = make('button', { type: 'button', ...attributes }, label);
  element.addEventListener('click', act);
  return element;
}

/** Calls `act` once the calls have paused for `ms`. @param {() => void} act @param {number} ms */
export function debounced(act, ms) {
  let timer = 0;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
}

/** Sends JSON and gives the reply. @param {string} method @param {string} url @param {unknown} [body] @param {Record<string, string>} [headers] */
export function call(method, url, body, headers = {}) {
  return fetch(url, {
    method,
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

/** Compresses a text. @param {string} text @returns {Promise<Uint8Array>} */
export async function gzipped(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Registers the page's service worker, through a Trusted Types policy as the page's rules demand. */
export function registerWorker() {
  const policy = globalThis.trustedTypes?.createPolicy('replica', { createScriptURL: (url) => url });
  return navigator.serviceWorker.register(policy ? policy.createScriptURL('/sw.js') : '/sw.js');
}
