import type { Page } from '@playwright/test'

/** TypeScript has no type for layout shifts yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

/**
 * How far the page has moved, as Chromium adds it up (Cumulative Layout Shift).
 * @param since name of a performance mark; shifts before it do not count. Without one, those of a whole document count:
 *   on a starved machine Chromium paints a half-parsed header, whose links then make room for each other
 */
export const layoutShift = (page: Page, since = '') =>
  page.evaluate(
    (since) =>
      new Promise<number>((resolve) => {
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        const start = performance.getEntriesByName(since)[0]?.startTime ?? navigation?.domInteractive ?? 0
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ startTime }) => startTime >= start)
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is never called without a shift; past ones are delivered within a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))))
      }),
    since,
  )
