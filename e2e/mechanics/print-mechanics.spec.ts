import { fill } from '../../copy/fill.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

for (const [id, part] of [
  ['gs', 'rooms'],
  ['custom', 'own-list'],
] as const) {
  test(`the print button of ${part} prints that part of the page alone, and once`, async ({
    page,
    words,
    language,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.append(Object.assign(document.createElement('i'), { className: 'printed' }))
    })
    await page.goto(pathOf(id, language))
    if (part === 'own-list') {
      // Its bar shows once something is ticked.
      await page.locator('#own-list summary').first().click()
      await page.locator('#own-list').getByRole('checkbox').first().check()
      const chosen = fill(words.packagePage.ownList.chosen, { count: 1 })
      await expect(page.locator('#own-list').getByRole('status')).toHaveText(chosen)
    }
    const button = page.locator(`#${part} button[data-prints]`)
    await button.click()
    await expect(page.locator('i.printed')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator(`#${part}`)).toBeVisible()
    await expect(button).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}
