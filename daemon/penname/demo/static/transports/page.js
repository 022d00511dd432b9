/** A page that sends what was typed into it by every transport a page has. One button each; `#outcome` says how it ended. */
import { button, gzipped, make, registerWorker } from '../shared/dom.js';

const text = () => document.querySelector('#typed').value;
const json = () => JSON.stringify({ note: text(), kind: 'test' });
const to = (way) => `/transports/${way}`;
const post = (way, body, headers = {}) => fetch(to(way), { method: 'POST', body, headers });

/** The XHR way, asynchronous or not. @param {string} way @param {boolean} asynchronous */
function xhr(way, asynchronous) {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', to(way), asynchronous);
    request.setRequestHeader('content-type', 'application/json');
    request.onload = resolve;
    request.onerror = () => reject(new Error('refused'));
    request.send(json());
  });
}

/** The websocket way. @param {string | Blob} data */
function socket(data) {
  return new Promise((resolve, reject) => {
    const opened = new WebSocket(`wss://${location.host}/transports/socket`);
    const late = setTimeout(() => reject(new Error('no answer')), 4000);
    opened.onopen = () => opened.send(data);
    opened.onmessage = () => (clearTimeout(late), opened.close(), resolve());
    opened.onerror = () => (clearTimeout(late), reject(new Error('refused')));
  });
}

/** Submits a form into a hidden frame. @param {string} encoding */
async function form(encoding) {
  const frame = document.querySelector('iframe');
  const sent = make('form', { method: 'POST', action: to('form'), target: 'elsewhere', enctype: encoding },
    make('input', { name: 'note' }));
  sent.elements.note.value = text();
  document.body.append(sent);
  const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }));
  sent.requestSubmit();
  await Promise.race([loaded, new Promise((_, late) => setTimeout(() => late(new Error('refused')), 4000))]);
}

/** Has the page's service worker send the text to a prompt endpoint. */
async function throughWorker() {
  const worker = (await navigator.serviceWorker.ready).active;
  const answered = new Promise((done) => navigator.serviceWorker.addEventListener('message', (event) => done(event.data.outcome), { once: true }));
  worker.postMessage({ url: '/backend-api/f/conversation', body: JSON.stringify({ action: 'next', messages: [{ id: 'w', content: { parts: [text()] } }], parent_message_id: 'client-created-root' }) });
  if ((await answered) === 'refused') throw new Error('refused');
}

/** Sends through the `fetch` of a frame that was made just now. */
async function freshFrame() {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  await frame.contentWindow.fetch(new URL(to('frame'), location.href), { method: 'POST', body: json() });
}

const ways = {
  'fetch-string': () => post('fetch-string', json(), { 'content-type': 'application/json' }),
  'fetch-request': () => fetch(new Request(to('fetch-request'), { method: 'POST', body: json(), headers: { 'content-type': 'application/json' } })),
  'fetch-blob': () => post('fetch-blob', new Blob([json()], { type: 'application/json' })),
  'fetch-bytes': () => post('fetch-bytes', new TextEncoder().encode(json()), { 'content-type': 'application/json' }),
  'fetch-form-data': () => {
    const data = new FormData();
    data.set('note', text());
    return post('fetch-form-data', data);
  },
  'fetch-urlencoded': () => post('fetch-urlencoded', new URLSearchParams({ note: text() })),
  'fetch-gzip': async () => post('fetch-gzip', await gzipped(json()), { 'content-type': 'application/json', 'content-encoding': 'gzip' }),
  'fetch-query': () => fetch(`${to('fetch-query')}?note=${encodeURIComponent(text())}`, { method: 'POST' }),
  'xhr': () => xhr('xhr', true),
  'xhr-sync': () => xhr('xhr-sync', false),
  'socket': () => socket(json()),
  'beacon': () => navigator.sendBeacon(to('beacon'), json()) || Promise.reject(new Error('refused')),
  'beacon-blob': () => navigator.sendBeacon(to('beacon-blob'), new Blob([json()], { type: 'application/json' })) || Promise.reject(new Error('refused')),
  'form-urlencoded': () => form('application/x-www-form-urlencoded'),
  'form-multipart': () => form('multipart/form-data'),
  'service-worker': throughWorker,
  'fresh-frame': freshFrame,
};

const outcome = document.querySelector('#outcome');
for (const [name, go] of Object.entries(ways)) {
  document.querySelector('#ways').append(button({ id: name }, name, async () => {
    outcome.value = '';
    try {
      await go();
      outcome.value = `${name}: went out`;
    } catch (error) {
      outcome.value = `${name}: ${error.message}`;
    }
  }));
}
await registerWorker().catch(() => {});
document.documentElement.dataset.ready = 'true';
