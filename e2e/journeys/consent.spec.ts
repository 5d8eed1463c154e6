import { pathOf } from '../../site/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { accept, expect, question, refuse, test } from '../google/counted-test.ts'

test('nothing is asked of Google, and nothing stored, before a yes and after a no', async ({
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

test('the choice is remembered with version and time, and holds for half a year', async ({ page, words }) => {
  await page.goto('/')
  await refuse(page, words)
  const choice = await page.evaluate(() => JSON.parse(localStorage.getItem('consent') ?? ''))
  expect(choice).toEqual({ version: 1, at: expect.any(String), statistics: 'denied' })
  expect(Math.abs(Date.now() - Date.parse(choice.at))).toBeLessThan(60_000)
  const keep = (changed: object) =>
    page.evaluate((value) => localStorage.setItem('consent', JSON.stringify(value)), { ...choice, ...changed })
  const days = 24 * 60 * 60 * 1000
  await keep({ at: new Date(Date.now() - 180 * days).toISOString() })
  await page.reload()
  await expect(page.getByRole('button', { name: words.consent.change })).toBeAttached()
  await expect(question(page, words)).toBeHidden()
  await keep({ at: new Date(Date.now() - 190 * days).toISOString() })
  await page.reload()
  await expect(question(page, words), 'an old choice is asked again').toBeVisible()
  await keep({ version: 0 })
  await page.reload()
  await expect(question(page, words), 'another question is asked anew').toBeVisible()
})

test('both answers stand in the first layer, equal in size, look and reach of the keyboard', async ({
  page,
  words,
}) => {
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

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the question moves nothing, fits, and is accessible in light and dark`, async ({
    page,
    words,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => (target as Element).id === 'consent')) performance.mark('asked')
      }).observe(document, { subtree: true, attributeFilter: ['hidden'] })
    })
    await page.goto('/')
    await expect(question(page, words)).toBeInViewport({ ratio: 1 })
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const asked = performance.getEntriesByName('asked')[0]?.startTime ?? 0
          new PerformanceObserver((list) => {
            const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
            resolve(shifts.reduce((sum, { value, startTime }) => sum + (startTime < asked ? 0 : value), 0))
          }).observe({ type: 'layout-shift', buffered: true })
          // Without a single shift the observer never calls.
          setTimeout(resolve, 500, 0)
        }),
    )
    expect(shifted).toBe(0)
    await expectAccessibleInBothThemes(page, '#consent')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('what has the focus is not hidden behind the question, and the end of the page can be read', async ({
  page,
  words,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  // Without smooth scrolling things are at once where they will be.
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

test('the footer asks again, says what was chosen and when, and Escape leaves it as it is', async ({ page, words }) => {
  await page.goto('/')
  await refuse(page, words)
  const change = page.getByRole('button', { name: words.consent.change })
  await change.click()
  await expect(question(page, words)).toContainText(words.consent.refused.split('{date}')[0] ?? '')
  await expect(question(page, words)).toContainText(String(new Date().getFullYear()))
  await expect(page.locator('#consent-title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page, words)).toBeHidden()
  await expect(change).toBeFocused()
})

test('the privacy page offers the same choice', async ({ page, words, language }) => {
  await page.goto(pathOf('privacy', language))
  await accept(page, words)
  await page.getByRole('main').getByRole('button', { name: words.consent.change }).click()
  await expect(question(page, words)).toBeVisible()
})

test('answering downloads no React', async ({ page, words }) => {
  await page.goto('/')
  await refuse(page, words)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-hydrated]')).toHaveCount(0)
})

test('where the browser forbids storage the question still goes away', async ({ page, words }) => {
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
