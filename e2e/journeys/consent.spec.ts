import { localeOf } from '../../domain/language.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, question, refuse, test } from '../google/counted-test.ts'
import { layoutShift } from '../layout-shift.ts'

// In one worker: each other one would start the sites of counted tests again.
test.describe.configure({ mode: 'default' })

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`at ${width} px the question shifts nothing, fits, and is accessible in light and dark`, async ({
    page,
    words,
    language,
  }) => {
    await page.setViewportSize({ width, height })
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        if (changes.some(({ target }) => (target as Element).id === 'consent')) performance.mark('asked')
      }).observe(document, { subtree: true, attributeFilter: ['hidden'] })
    })
    await page.goto('/')
    await expect(question(page, words)).toBeInViewport({ ratio: 1 })
    expect(await layoutShift(page, 'asked')).toBe(0)
    // Colours do not depend on the width, and what axe finds does not depend on the words.
    if (width === 360 && language === 'en') await expectAccessibleInBothThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })
}

test('the footer reopens the question with the choice and its date, and Escape keeps the choice (English site only)', async ({
  page,
  words,
  language,
}) => {
  await page.goto('/')
  await refuse(page, words)
  const change = page.getByRole('button', { name: words.consent.change })
  await change.click()
  await expect(question(page, words)).toContainText(words.consent.refused.split('{date}')[0] ?? '')
  await expect(question(page, words)).toContainText(
    new Date().toLocaleDateString(localeOf(language), { dateStyle: 'long', timeZone: 'Europe/Brussels' }),
  )
  await expect(page.locator('#consent-title')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question(page, words)).toBeHidden()
  await expect(change).toBeFocused()
})
