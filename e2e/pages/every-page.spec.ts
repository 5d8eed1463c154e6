import type { Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import { existsIn, type PageId, pageIds, pathOf } from '../../domain/website/pages.ts'
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

/** Pages of one test, which share the browser's cache. Only the first is checked for shifts with an empty one. */
const pagesOfTest = 8

for (let first = 0; first < pageIds.length; first += pagesOfTest) {
  const ids = pageIds.slice(first, first + pagesOfTest)

  test(`pages ${ids.join(', ')}: nothing shifts, accessible, no broken word, no overflow at 320 px, pictures complete, hydrates without errors`, async ({
    page,
    language,
  }) => {
    for (const id of ids.filter((id) => existsIn(id, language))) await test.step(id, () => check(page, id, language))
  })
}

async function check(page: Page, id: PageId, language: Language): Promise<void> {
  await page.setViewportSize({ width: 1350, height: 1024 })
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  const response = await page.goto(pathOf(id, language))
  expect.soft(response?.status()).toBe(200)
  expect.soft(await layoutShift(page)).toBeLessThan(0.001)
  await page.setViewportSize({ width: language === 'en' ? 360 : 1440, height: 900 })
  await (existsIn(id, 'en') ? expectAccessibleOn(language, page) : expectAccessibleInBothThemes(page))
  expect.soft(await badPictures(page)).toEqual([])
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 })
    expect.soft(await page.evaluate(brokenWords), `at ${width} px`).toEqual([])
  }
  expect.soft(await tooWide(page)).toEqual([])
  await page.locator('[name=zipCode]').last().focus()
  await untilHydrated(page)
}
