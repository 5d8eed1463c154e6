import { expect, test } from '../test.ts'

test('whatever has the focus is never hidden by the sticky header (WCAG 2.4.11)', async ({ page }) => {
  // Otherwise the page still scrolls smoothly to what has the focus while it is looked at.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('footer a').last().focus()
  const hidden: string[] = []
  // Backwards through the page, the way on which things come to lie under the header.
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Shift+Tab')
    const covered = await page.evaluate(() => {
      const { activeElement: element } = document
      const header = document.querySelector('header')
      if (!element || !header || header.contains(element)) return undefined
      const { top, bottom } = element.getBoundingClientRect()
      const cover = header.getBoundingClientRect()
      return top >= cover.top && bottom <= cover.bottom ? element.outerHTML.slice(0, 120) : undefined
    })
    if (covered) hidden.push(covered)
  }
  expect(hidden).toEqual([])
})
