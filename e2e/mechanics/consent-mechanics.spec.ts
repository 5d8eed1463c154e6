import { pathOf } from '../../domain/website/pages.ts'
import { expect, question, refuse, test } from '../google/counted-test.ts'

test('nothing is requested from Google or stored before consent is given, or after it is refused', async ({
  page,
  words,
  google,
  language,
}) => {
  await page.goto('/')
  await expect(question(page, words)).toBeVisible()
  await page.locator('[name=zipCode]').first().focus()
  await page.waitForLoadState('networkidle')
  expect(await page.context().cookies()).toEqual([])
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await refuse(page, words)
  await expect(question(page, words)).toBeHidden()
  await page.goto(pathOf('reviews', language))
  await page.waitForLoadState('networkidle')
  await expect(question(page, words)).toBeHidden()
  expect(google.requests).toEqual([])
  expect(await page.context().cookies()).toEqual([])
})

test('both answers are in the first layer, with equal size, look and keyboard access', async ({ page, words }) => {
  await page.goto('/')
  const buttons = question(page, words).getByRole('button')
  await expect(buttons).toHaveText([words.consent.refuse, words.consent.accept])
  const looks = await buttons.evaluateAll((all) =>
    all.map((button) => {
      const { width, height } = button.getBoundingClientRect()
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
      return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
    }),
  )
  expect(looks[1]).toEqual(looks[0])
  await page.keyboard.press('Tab')
  await expect(question(page, words).getByRole('link', { name: words.consent.more })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttons.first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(buttons.last()).toBeFocused()
  expect(await page.evaluate(() => scrollY), 'the page stays where it is').toBe(0)
  await page.keyboard.press('Enter')
  await expect(question(page, words)).toBeHidden()
  await expect(page.locator('#content'), 'the focus is not lost').toBeFocused()
})

test('the question never covers the focused element or the end of the page', async ({ page, words }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Smooth scrolling would still be under way when positions are read.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await expect(question(page, words)).toBeVisible()
  const edge = () => question(page, words).evaluate((banner) => banner.getBoundingClientRect().top)
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const { activeElement: element } = document
      if (!element || element === document.body || element.closest('#consent')) return undefined
      return { top: element.getBoundingClientRect().top, html: element.outerHTML.slice(0, 100) }
    })
    if (focused) expect(focused.top, focused.html).toBeLessThan(await edge())
  }
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  const bottom = () => page.locator('footer').evaluate((footer) => footer.getBoundingClientRect().bottom)
  await expect.poll(async () => (await bottom()) <= (await edge()) + 1).toBe(true)
})

test('the question closes even where the browser forbids storage', async ({ page, words }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await refuse(page, words)
  await expect(question(page, words)).toBeHidden()
})
