import { pathOf } from '../../site/pages.ts'
import { expectAccessible } from '../axe.ts'
import { expect, test } from '../test.ts'

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
    await expectAccessible(page, 'html', ['color-contrast'])
  }
})

test.describe('at 400 % zoom on a screen of 1280 × 1024', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 })

  test('nothing overflows sideways, and the focused element is visible', async ({ page, language }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(pathOf('customer-service', language))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const hidden: string[] = []
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press('Tab')
      const covered = await page.evaluate(() => {
        const { activeElement: element } = document
        if (!element || element === document.body) return undefined
        const { left, top, width, height } = element.getBoundingClientRect()
        const seen = [0.1, 0.5, 0.9].some((down) => {
          const at = document.elementFromPoint(left + Math.min(width / 2, 100), top + height * down)
          return at !== null && (element.contains(at) || at.contains(element))
        })
        return seen ? undefined : element.outerHTML.slice(0, 120)
      })
      if (covered) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  })

  test('menu and modal scroll to their end', async ({ page, words }) => {
    await page.goto('/')
    await page.getByRole('button', { name: words.layout.menu, exact: true }).click()
    const last = page.locator('#menu a').last()
    await last.scrollIntoViewIfNeeded()
    await expect(last).toBeInViewport()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: words.layout.footer.business }).click()
    const dialog = page.getByRole('dialog', { name: words.layout.businessDialog.title })
    const submit = dialog.getByRole('button', { name: words.contactForm.submit })
    await submit.scrollIntoViewIfNeeded()
    await expect(submit).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})

test('text at twice the size breaks no layout (WCAG 1.4.4)', async ({ page, language }) => {
  await page.setViewportSize({ width: 720, height: 900 })
  for (const id of ['home', 'customer-service', 'terms-and-conditions'] as const) {
    await page.goto(pathOf(id, language))
    // As the browser's own text size setting does.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), id).toBeLessThanOrEqual(720)
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
