import type { Page } from '@playwright/test'

/** What TypeScript does not know of layout shifts yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

/** How far the page has moved since it was asked for, as Chromium adds it up (Cumulative Layout Shift). */
export const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) => {
          tell(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a single shift the observer never calls.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => tell(0))))
      }),
  )
