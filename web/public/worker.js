// Keeps one page for the moment at which there is no connection. The game itself is never kept: what it shows
// must always be what the house says. The name carries a print of the page: another page is another name.
const KEPT = 'offline-b641f1d3'
const PAGE = '/offline.html'

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => self.clients.claim()))
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.mode !== 'navigate' || request.method !== 'GET') return
  if (new URL(request.url).pathname.startsWith('/api/')) return
  event.respondWith(fetch(request).catch(async () => (await caches.match(PAGE)) ?? Response.error()))
})

async function keepPage() {
  const kept = await caches.open(KEPT)
  await kept.add(new Request(PAGE, { cache: 'reload' }))
}

async function dropOthers() {
  const names = await caches.keys()
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)))
}

// A notice that a phone shows: a press leads to what it tells of, in the window that is open if there is one.
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  event.waitUntil(openPath(notification.data?.path ?? '/'))
})

async function openPath(path) {
  const [open] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open === undefined) return self.clients.openWindow(path)
  await open.focus()
  return open.navigate(path)
}
