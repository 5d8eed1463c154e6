import { pathOf } from '../../domain/website/pages.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../journey-test.ts'

test('forced colours: controls keep an edge and the focus keeps a ring', async ({ page, words }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const edges = await page
    .locator('main button, main input:not([type=hidden]), main a[class*=button]')
    .evaluateAll((all) =>
      all
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          // The edge may belong to the row around field and button.
          const { borderTopStyle, borderTopWidth } = getComputedStyle(control)
          const around = getComputedStyle(control.parentElement as Element)
          const hasEdge = (style: string, width: string) => style !== 'none' && Number.parseFloat(width) > 0
          return !hasEdge(borderTopStyle, borderTopWidth) && !hasEdge(around.borderTopStyle, around.borderTopWidth)
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
  expect(edges, 'controls without an edge').toEqual([])
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.focus()
  const ring = await field.evaluate((input) => {
    const { outlineStyle, outlineWidth } = getComputedStyle(input)
    const around = getComputedStyle(input.parentElement as Element)
    return [outlineStyle, outlineWidth, around.outlineStyle, around.outlineWidth]
  })
  expect(ring.join(' ')).toMatch(/(?:solid|auto) [2-9]/)
})

test('forced colours: pages stay accessible, apart from contrast, which the visitor’s own colours decide', async ({
  page,
  language,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const id of ['home', 'customer-service', 'reviews'] as const) {
    await page.goto(pathOf(id, language))
    await expectAccessible(page, ['color-contrast'])
  }
})

test('reduced motion: nothing animates, and scrolling is not smooth', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  expect(await page.evaluate(() => document.getAnimations().map((animation) => animation.constructor.name))).toEqual([])
  expect(
    await page.locator('video').evaluateAll((films: HTMLVideoElement[]) => films.every(({ paused }) => paused)),
  ).toBe(true)
})
