import type { BrowserContext, Page } from '@playwright/test'

/** TypeScript has no type for layout shifts yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

const wholeDocument = 'whole document'

/**
 * Marks the end of the first frame that shows the whole of a document. A starved Chromium paints a half-parsed header
 * before it, whose links then make room for each other.
 */
export const markWholeDocuments = (context: BrowserContext) =>
  context.addInitScript((mark) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return
      requestAnimationFrame(() => setTimeout(() => performance.mark(mark)))
    })
  }, wholeDocument)

/**
 * How far the page has moved, as Chromium adds it up (Cumulative Layout Shift).
 * @param since name of a performance mark; shifts before it do not count. Without one, those after the first frame of
 *   the whole document count
 */
export const layoutShift = (page: Page, since = wholeDocument) =>
  page.evaluate(
    (since) =>
      new Promise<number>((resolve, reject) => {
        const [mark] = performance.getEntriesByName(since)
        if (!mark) return reject(new Error(`The page has no mark “${since}”.`))
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ startTime }) => startTime >= mark.startTime)
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is never called without a shift; past ones are delivered within a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))))
      }),
    since,
  )
