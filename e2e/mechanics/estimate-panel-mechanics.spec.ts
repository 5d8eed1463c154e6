import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { expect, test } from '../journey-test.ts'
import { badPostcode, goodPostcode } from '../postcodes.ts'

for (const [how, status] of Object.entries({ hangs: undefined, fails: 500 })) {
  test(`when the answer ${how}, the example stays one and Start works as before`, async ({
    page,
    words,
    language,
    faults,
    sites,
  }) => {
    faults.expect(/500/)
    await page.route('**/api/estimate*', async (route) => {
      if (status) await route.fulfill({ status, body: '' })
    })
    await page.goto('/')
    const field = page.getByLabel(words.postcodeForm.label).first()
    const asked = page.waitForRequest('**/api/estimate*')
    await field.fill(goodPostcode[language].typed)
    const request = await asked
    if (status) await request.response()
    await expect(page.getByText(words.workOrder.stamps.example, { exact: true })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: '€' })).toHaveCount(0)
    await field.press('Enter')
    await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'gs', goodPostcode[language].zipCode))
  })
}

test('the log warns at start that prices come from the sample tariff', async ({ site }) => {
  await expect.poll(() => site.log()).toContain('sample tariff')
})

test('the estimate disappears when another form of the page gets another postcode', async ({
  page,
  words,
  language,
}) => {
  await page.goto('/')
  const [first, second] = [page.locator('main form').first(), page.locator('main form').nth(1)]
  await first.getByLabel(words.postcodeForm.label).pressSequentially(goodPostcode[language].typed)
  const figures = page.getByText(words.workOrder.stamps.nonBinding, { exact: true })
  await expect(figures).toBeVisible()
  await second.getByLabel(words.postcodeForm.label).fill(badPostcode)
  await expect(first.getByLabel(words.postcodeForm.label)).toHaveValue(badPostcode)
  await expect(figures).toHaveCount(0)
})
