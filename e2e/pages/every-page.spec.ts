import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../test.ts'

/** Elements that stick out of a narrow screen, for the message of a failure. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map(
        (element) => `${element.tagName}.${element.className} ${Math.round(element.getBoundingClientRect().right)} px`,
      )
  })

/** Pictures without a size, an alternative text, or a file behind them. */
const badPictures = (page: Page) =>
  page.locator('img').evaluateAll(async (pictures: HTMLImageElement[]) => {
    const bad: string[] = []
    for (const picture of pictures) {
      picture.loading = 'eager'
      await picture.decode().catch(() => bad.push(`${picture.src} does not load`))
      for (const name of ['width', 'height', 'alt']) {
        if (!picture.hasAttribute(name)) bad.push(`${picture.src} has no ${name}`)
      }
    }
    return bad
  })

/** What TypeScript does not know of layout shifts yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
}

/** How far the page has moved since it was asked for, as Chromium adds it up (Cumulative Layout Shift). */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((tell) => {
        new PerformanceObserver((list) => {
          tell(list.getEntries().reduce((sum, entry) => sum + (entry as LayoutShift).value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        // Without a shift there is nothing to be told of.
        requestAnimationFrame(() => setTimeout(() => tell(0)))
      }),
  )

const widths = [360, 1440]

for (const id of pageIds) {
  const only = existsIn(id, 'en') ? '' : ' (Dutch site only)'

  test(`page ${id}: stands still, accessible in light and dark, fits 320 px, pictures whole, hydrates without a word${only}`, async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width: 1350, height: 940 })
    const response = await page.goto(pathOf(id, language))
    expect(response?.status()).toBe(200)
    expect(await layoutShift(page)).toBeLessThan(0.001)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessibleInBothThemes(page)
    }
    expect(await badPictures(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page)).toEqual([])
    await page.locator('[name=zipCode]').last().focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  })
}
