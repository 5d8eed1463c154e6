import { expect, test } from '../journey-test.ts'

test('the sticky header never hides the focused element (WCAG 2.4.11)', async ({ page }) => {
  // Smooth scrolling would still be under way when positions are read.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.locator('footer a').last().focus()
  const hidden: string[] = []
  // Backwards, because that is how elements end up under the header.
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
