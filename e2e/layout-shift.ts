import type { Page } from '@playwright/test'

/** TypeScript has no type for layout shifts yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

const wholeDocument = 'whole document'

/**
 * Marks the end of the first frame that shows the whole of a document. A starved Chromium paints a half-parsed header
 * before it, whose links then make room for each other.
 */
export const markWholeDocuments = (page: Page) =>
  page.addInitScript((mark) => {
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
export async function layoutShift(page: Page, since = wholeDocument): Promise<number> {
  // On a starved machine the boot script may run before the frame that the mark waits for.
  const marked = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, since)
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = (list.getEntries() as LayoutShift[]).filter(({ startTime }) => startTime >= from)
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // The observer is never called without a shift; past ones are delivered within a frame.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))))
      }),
    Number(await marked.jsonValue()),
  )
}
