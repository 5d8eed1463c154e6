/** What the workers use of their scope: its types are in no library that a page's modules can have beside their own. */
export interface WorkerScope {
  /** The build whose page this is, and its files; the server writes both before the script. */
  crewBuild: string
  crewFiles: readonly string[]
  clients: { claim(): Promise<void> }
  registration: ServiceWorkerRegistration
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void
  addEventListener(type: 'message', listener: () => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent {
  request: Request
  respondWith(response: Promise<Response>): void
}
