import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

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

  test('menu and modal scroll to their end (English site only)', async ({ page, words }) => {
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
