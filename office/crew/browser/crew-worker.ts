import type { WorkerScope } from './worker-scope.ts'

/**
 * Keeps the page of the crew's phone with its files, so that it opens without a network (R20.12). Data never passes
 * through here. A new version waits until the page lets it take over.
 */
const scope = self as unknown as WorkerScope
const { crewBuild: build, crewFiles: files } = scope
const name = `crew-${build}`

/** Stores a file of this build. Any other answer, such as a sign-in page or another build, stops the installation. */
async function store(cache: Cache, file: string): Promise<void> {
  const answer = await fetch(file, { cache: 'reload' })
  const isOfBuild = file !== '/crew' || answer.headers.get('crew-build') === build
  if (!answer.ok || answer.redirected || !isOfBuild) throw new Error(`${file} is not of the build ${build}`)
  await cache.put(file, answer)
}

async function install(): Promise<void> {
  const cache = await caches.open(name)
  const stored = await Promise.allSettled(files.map((file) => store(cache, file)))
  const failed = stored.find(({ status }) => status === 'rejected')
  if (!failed) return
  await caches.delete(name)
  throw (failed as PromiseRejectedResult).reason
}

async function activate(): Promise<void> {
  const old = (await caches.keys()).filter((key) => key !== name)
  await Promise.all(old.map((key) => caches.delete(key)))
  await scope.clients.claim()
}

scope.addEventListener('install', (event) => event.waitUntil(install()))
scope.addEventListener('activate', (event) => event.waitUntil(activate()))
scope.addEventListener('message', () => scope.skipWaiting())
scope.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== location.origin || !files.includes(pathname)) return
  const stored = caches.match(pathname, { cacheName: name })
  event.respondWith(stored.then((answer) => answer ?? fetch(event.request)))
})
