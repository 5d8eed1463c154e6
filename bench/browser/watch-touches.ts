import type { UnwatchedPage } from './unwatched-page.ts'

/** What the page itself has seen; times in milliseconds since it began to load. */
export interface TouchWatch {
  /** Longest time from an input to the paint that follows it, in steps of 8; 0 where all were shorter than 16. */
  longest: number
  /** When a control was first touched, and when React answered on the page. */
  touchedAt?: number
  hydratedAt?: number
}

type Watching = Window & { touchWatch: TouchWatch }

/** Makes every page that is opened watch its inputs. */
export const watchTouches = (page: UnwatchedPage): Promise<void> => page.begin(watch)

/** What was seen once the paint after the last input is over. */
export const seenTouches = (page: UnwatchedPage): Promise<TouchWatch> => page.ask(settled)

/** Runs in the page, before anything of its own. */
function watch() {
  const seen: TouchWatch = { longest: 0 }
  Object.assign(window, { touchWatch: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[]) {
      if (entry.interactionId) seen.longest = Math.max(seen.longest, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  const touched = () => {
    seen.touchedAt ??= performance.now()
  }
  for (const type of ['pointerdown', 'focusin', 'keydown']) addEventListener(type, touched, { capture: true })
  new MutationObserver(() => {
    if (document.documentElement.hasAttribute('data-hydrated')) seen.hydratedAt ??= performance.now()
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] })
}

/** Runs in the page: event timing is told a moment after the paint. */
const settled = () =>
  new Promise<TouchWatch>((resolve) => {
    const tell = () => setTimeout(() => resolve((window as unknown as Watching).touchWatch), 300)
    requestAnimationFrame(() => requestAnimationFrame(tell))
  })
