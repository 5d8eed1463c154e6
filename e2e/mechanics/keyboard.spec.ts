import type { Page } from '@playwright/test'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

/** The focused element: its landmark, its name, and whether it shows a focus ring. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document
    if (!element || element === document.body) return undefined
    // The field in a pill has its ring around the pill.
    const rings = [element, element.parentElement].map((ringed) => ringed && getComputedStyle(ringed))
    const container = element.closest('dialog, main, footer, header') ?? element.closest('body > *')
    return {
      name: element.getAttribute('aria-label') ?? element.textContent ?? '',
      landmark: container?.tagName.toLowerCase(),
      ring: rings.some(
        (style) =>
          style &&
          style.outlineStyle !== 'none' &&
          Number.parseFloat(style.outlineWidth) >= 2 &&
          !/, 0\)$/.test(style.outlineColor),
      ),
      html: element.outerHTML.slice(0, 120),
    }
  })

test('the first tab stop is the skip link, which leads past the header into the content', async ({
  page,
  words,
  language,
}) => {
  await page.goto(pathOf('faq', language))
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: words.layout.skipLink })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Tab')
  expect((await focused(page))?.landmark).toBe('main')
})

test('the focus follows the page order, is visible at every stop, and is never trapped', async ({ page, language }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(pathOf('customer-service', language))
  const stops: NonNullable<Awaited<ReturnType<typeof focused>>>[] = []
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (!here) break
    stops.push(here)
  }
  expect(stops.length, 'the page ends').toBeLessThan(120)
  expect(
    stops.filter(({ ring }) => !ring).map(({ html }) => html),
    'a ring at every stop',
  ).toEqual([])
  const landmarks = stops.map(({ landmark }) => landmark).filter((landmark, index, all) => landmark !== all[index - 1])
  expect(landmarks.filter((landmark) => ['header', 'main', 'footer'].includes(landmark ?? ''))).toEqual([
    'header',
    'main',
    'footer',
  ])
})
