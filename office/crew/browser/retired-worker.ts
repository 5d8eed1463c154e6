import type { WorkerScope } from './worker-scope.ts'

/** Removes the worker and what it cached, and leaves what the crew recorded alone (`CREW_WORKER=off`, R20.12). */
const scope = self as unknown as WorkerScope

async function retire(): Promise<void> {
  await Promise.all((await caches.keys()).map((key) => caches.delete(key)))
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(retire()))
scope.addEventListener('message', retire)
