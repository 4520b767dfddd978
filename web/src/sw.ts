// The service worker: every file and list that came from the server is kept, and given where the server cannot be
// reached. Whoever reaches the server always has what is new.
/// <reference lib="webworker" />
export {}
declare const self: ServiceWorkerGlobalScope
declare const __FILES__: string[] // put in by vite.config.ts

const KEPT = 'trivault'
// What the page is made of, listed by the build: a browser that was here once can open it.
const PAGE = ['./', ...__FILES__]
const LIVE = ['/health', '/metrics', '/ws'] // true only now

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((kept) => kept.addAll(PAGE))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== location.origin || LIVE.some((end) => url.pathname.endsWith(end)))
    return
  event.respondWith(fromServer(request))
})

async function fromServer(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await kept.put(request, answer.clone())
    return answer
  } catch (error) {
    const found = await kept.match(request, { ignoreVary: true })
    if (!found) throw error
    return found
  }
}
