import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'
import { foreignPostcode, goodPostcode } from '../postcodes.ts'

test.use({ javaScriptEnabled: false })

test('the estimate opens on its own page, which links to the ordering site', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  await page.goto(pathOf('es', language))
  const form = page
    .locator('main form')
    .filter({ has: page.getByLabel(words.postcodeForm.label) })
    .first()
  await form.getByLabel(words.postcodeForm.label).fill(typed)
  await form.getByRole('button', { name: words.estimate.adjust }).click()
  await expect(page.getByText(words.workOrder.stamps.nonBinding, { exact: true })).toBeVisible()
  await page.locator('section').getByRole('link', { name: words.estimate.order }).click()
  await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'es', zipCode))
})

test('a form sent without a postcode asks for one in words', async ({ page, words, language }) => {
  await page.goto(pathOf('estimate', language))
  await page.getByRole('button', { name: words.estimateDesk.form.submit, exact: true }).last().click()
  const form = page.locator('form').first()
  await expect(form.getByText(words.postcodeForm.problems.required)).toBeVisible()
  await expect(form.getByLabel(words.postcodeForm.label)).toHaveAccessibleDescription(/\S/)
})

test('rooms are added and removed, and the address stays short', async ({ page, words, language }) => {
  const { roomTypes, extras, form } = words.estimateDesk
  const { zipCode } = goodPostcode[language]
  const path = pathOf('estimate', language)
  await page.goto(`${path}?packageId=gs&zipCode=${zipCode}&rooms=kr-12-2`)
  await page.getByRole('button', { name: `+ ${roomTypes.br}` }).click()
  await expect(page).toHaveURL(`${path}?packageId=gs&zipCode=${zipCode}&rooms=kr-12-2,br-6-2`)
  await page.locator('summary').filter({ hasText: form.extras }).click()
  await page.getByRole('checkbox', { name: extras.windows.name }).check()
  await page.getByRole('button', { name: form.submit, exact: true }).last().click()
  await expect(page).toHaveURL(`${path}?packageId=gs&zipCode=${zipCode}&rooms=kr-12-2,br-6-2&extras=windows`)
  await page.locator('[name=remove]').first().click()
  await expect(page).toHaveURL(`${path}?packageId=gs&zipCode=${zipCode}&rooms=br-6-2&extras=windows`)
})

test('a postcode outside our area gets its message and no price', async ({ page, words, language }) => {
  await page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${foreignPostcode[language].zipCode}`)
  await expect(page.getByText(words.estimateDesk.result.noPrice)).toBeVisible()
  await expect(
    page.locator('form').first().getByRole('link', { name: foreignPostcode[language].zipCode }),
  ).toBeVisible()
  await expect(page.locator('section').getByText('€')).toHaveCount(0)
})
