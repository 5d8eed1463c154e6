import { crewState, subscribe } from './crew-state.ts'

const address = '/crew/worker.js'

let registration: ServiceWorkerRegistration | undefined
/** Whether a new version has taken over, from this tab or another, while this page is still the old one. */
let isReplaced = false

interface Policies {
  createPolicy(name: 'crew', rules: { createScriptURL: () => string }): { createScriptURL(text: string): string }
}

/** The worker's address, as the page's policy asks for: registering is where a script could come in. */
function workerAddress(): string {
  const policies = (window as { trustedTypes?: Policies }).trustedTypes
  return policies ? policies.createPolicy('crew', { createScriptURL: () => address }).createScriptURL('') : address
}

/**
 * Registers the worker that keeps the page. A new version takes over while the page is hidden or shows the day, and
 * never while a reload would lose something: an open sheet, a photo, how to get in (R20.12).
 */
export async function registerWorker(): Promise<void> {
  const workers = navigator.serviceWorker
  if (!workers) return
  // The first worker takes over a page that is the same.
  let isControlled = Boolean(workers.controller)
  workers.addEventListener('controllerchange', () => {
    isReplaced = isControlled
    isControlled = true
    activateUpdate()
  })
  registration = await workers.register(workerAddress(), { scope: '/crew', updateViaCache: 'none' })
  // Registering keeps a worker that was about to go. The one that removes itself then does it again.
  registration.active?.postMessage('opened')
  registration.addEventListener('updatefound', () =>
    registration?.installing?.addEventListener('statechange', activateUpdate),
  )
  subscribe(activateUpdate)
  for (const name of ['hashchange', 'pageshow']) addEventListener(name, activateUpdate)
  addEventListener('pageshow', update)
  document.addEventListener('visibilitychange', () => (document.hidden ? activateUpdate() : update()))
  activateUpdate()
}

function activateUpdate(): void {
  const { busy, access, facts } = crewState()
  const isIdle = document.hidden || ['', '#day'].includes(location.hash)
  if (!isIdle || busy > 0 || access || facts.camera) return
  if (isReplaced) location.reload()
  else registration?.waiting?.postMessage('skipWaiting')
}

/** Asks for a new version. Without a network it is asked for later. */
const update = () => void registration?.update().catch(() => undefined)

/** The builds that this page has asked for. */
const asked = new Set<string>()

/** Asks for a new version once the server's build differs from this page's. */
export function askForUpdate(build: string): void {
  if (asked.has(build)) return
  asked.add(build)
  update()
}
