import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { existsIn, pageIds, pathOf } from '../../site/pages.ts'
import { expect, test } from '../test.ts'
import { wcag } from '../wcag.ts'

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

async function expectAccessible(page: Page, rules: (axe: AxeBuilder) => AxeBuilder) {
  const { violations } = await rules(new AxeBuilder({ page })).analyze()
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, any }) => [html, any[0]?.message]),
  }))
  expect(found).toEqual([])
}

for (const id of pageIds) {
  const only = existsIn(id, 'en') ? '' : ' (Dutch site only)'

  test(`page ${id}: accessible in light and dark, fits 320 px, pictures whole, hydrates without a word${only}`, async ({
    page,
    language,
  }) => {
    const response = await page.goto(pathOf(id, language))
    expect(response?.status()).toBe(200)
    await expectAccessible(page, (axe) => axe.withTags(wcag))
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectAccessible(page, (axe) => axe.withRules(['color-contrast']))
    expect(await badPictures(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await tooWide(page)).toEqual([])
    await page.locator('[name=zipCode]').last().focus()
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  })
}
