import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expectAccessible } from '../axe.ts'
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

/** Every page is looked at in both themes and at both widths: half of the combinations in each language. */
const looks = {
  en: [
    { width: 360, colorScheme: 'light' },
    { width: 1440, colorScheme: 'dark' },
  ],
  nl: [
    { width: 360, colorScheme: 'dark' },
    { width: 1440, colorScheme: 'light' },
  ],
} as const

for (const id of pageIds) {
  const only = existsIn(id, 'en') ? '' : ' (Dutch site only)'

  test(`page ${id}: accessible in light and dark, fits 320 px, pictures whole, hydrates without a word${only}`, async ({
    page,
    language,
    faults,
  }) => {
    // `start` without a postcode answers what it answers to a form that was sent empty.
    if (id === 'start') faults.expect(/422/)
    await page.goto(pathOf(id, language))
    for (const { width, colorScheme } of looks[language]) {
      await page.setViewportSize({ width, height: 900 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expectAccessible(page)
    }
    expect(await badPictures(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page)).toEqual([])
    await page.locator('[name=zipCode]').last().focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  })
}
