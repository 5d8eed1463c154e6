import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../domain/website/pages.ts'
import { expectAccessibleInBothThemes, expectAccessibleOn } from '../axe.ts'
import { untilHydrated } from '../boot-script.ts'
import { expect, test } from '../journey-test.ts'
import { layoutShift } from '../layout-shift.ts'
import { brokenWords } from './broken-words.ts'

/** Elements that overflow a narrow screen, as lines for the failure message. */
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

/** Pictures that lack a size, an alternative text or their file. */
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

/** Screens on which no word may be broken, in the order of the checks. */
const widths = [1440, 1024, 768, 360, 320]

for (const id of pageIds) {
  const only = existsIn(id, 'en') ? '' : ' (Dutch site only)'

  test(`page ${id}: nothing shifts, accessible, no broken word, no overflow at 320 px, pictures complete, hydrates without errors${only}`, async ({
    page,
    language,
  }) => {
    await page.setViewportSize({ width: 1350, height: 1024 })
    const response = await page.goto(pathOf(id, language))
    expect(response?.status()).toBe(200)
    expect(await layoutShift(page)).toBeLessThan(0.001)
    await page.setViewportSize({ width: language === 'en' ? 360 : 1440, height: 900 })
    await (only ? expectAccessibleInBothThemes(page) : expectAccessibleOn(language, page))
    expect(await badPictures(page)).toEqual([])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 640 })
      expect(await page.evaluate(brokenWords), `at ${width} px`).toEqual([])
    }
    expect(await tooWide(page)).toEqual([])
    await page.locator('[name=zipCode]').last().focus()
    await untilHydrated(page)
  })
}
