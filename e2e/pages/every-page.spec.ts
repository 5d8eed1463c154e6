import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { layoutShift } from '../layout-shift.ts'
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

const widths = [360, 1440]

for (const id of pageIds) {
  const only = existsIn(id, 'en') ? '' : ' (Dutch site only)'

  test(`page ${id}: stands still, accessible in light and dark, fits 320 px, pictures whole, hydrates without a word${only}`, async ({
    page,
    language,
  }) => {
    // The tallest screen on which bands are laid out as they come near shows the most of them.
    await page.setViewportSize({ width: 1350, height: 1024 })
    const response = await page.goto(pathOf(id, language))
    expect(response?.status()).toBe(200)
    expect(await layoutShift(page)).toBeLessThan(0.001)
    // One that waited for what never comes would stay invisible for a second (decision 0023).
    await expect(page.locator('body')).toHaveCSS('animation-name', 'none')
    // Whoever asks for every height has the bands laid out at each question that they are not yet.
    await page.locator('.later').evaluateAll((bands: HTMLElement[]) => {
      for (const band of bands) band.style.contentVisibility = 'visible'
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessibleInBothThemes(page)
    }
    expect(await badPictures(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page)).toEqual([])
    await page.locator('[name=zipCode]').last().focus()
    await expect(page.locator('[data-hydrated]').first()).toBeAttached()
  })
}
