/** The page's own service worker. It answers for its static files, and sends what the page asks it to send. */
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  if (new URL(event.request.url).pathname.startsWith('/static/')) event.respondWith(fetch(event.request));
});
self.addEventListener('message', (event) => {
  const { url, body } = event.data;
  event.waitUntil(
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      .then((response) => response.status, () => 'refused')
      .then((outcome) => event.source.postMessage({ outcome })),
  );
});
