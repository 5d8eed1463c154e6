import { fill } from '../../copy/fill.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

test('the list of custom cleaning announces how many tasks are chosen', async ({ page, words, language }) => {
  const { chosen, clear } = words.packagePage.ownList
  await page.goto(pathOf('custom', language))
  const list = page.locator('#own-list')
  const boxes = list.getByRole('checkbox')
  await list.locator('summary').first().click()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await boxes.nth(2).check()
  await expect(list.getByRole('status')).toHaveText(fill(chosen, { count: 3 }))
  await boxes.nth(0).uncheck()
  await expect(list.getByRole('status')).toHaveText(fill(chosen, { count: 2 }))
  await list.getByRole('button', { name: clear }).click()
  await expect(list.getByRole('status')).toHaveText(fill(chosen, { count: 0 }))
})

test('printing opens all answers, also in browsers without ::details-content, and closes them afterwards', async ({
  page,
  language,
}) => {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS)
    CSS.supports = (...asked: [string]) => !asked[0].includes('::details-content') && supports(...asked)
  })
  await page.goto(pathOf('faq', language))
  await page.locator('summary').first().click()
  const all = await page.locator('details').count()
  const named = await page.locator('details[name]').count()
  expect(named).toBeGreaterThan(0)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(page.locator('details[open]')).toHaveCount(all)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect(page.locator('details[open]')).toHaveCount(1)
  await expect(page.locator('details[name]')).toHaveCount(named)
})

for (const [id, part] of [
  ['gs', 'rooms'],
  ['custom', 'own-list'],
] as const) {
  test(`the print button of ${part} prints that part of the page alone, and once`, async ({ page, language }) => {
    await page.addInitScript(() => {
      window.print = () => document.body.append(Object.assign(document.createElement('i'), { className: 'printed' }))
    })
    await page.goto(pathOf(id, language))
    if (part === 'own-list') {
      // Its bar shows once something is ticked.
      await page.locator('#own-list summary').first().click()
      await page.locator('#own-list').getByRole('checkbox').first().check()
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
