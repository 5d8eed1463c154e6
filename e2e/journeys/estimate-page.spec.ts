import { otherLanguage } from '../../domain/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'
import { foreignPostcode, goodPostcode } from '../postcodes.ts'

test('the form links to the estimate page, which shows dates side by side and what drives the price', async ({
  page,
  words,
  language,
}) => {
  await page.goto(pathOf('es', language))
  const form = page.locator('main form').filter({ has: page.getByLabel(words.postcodeForm.label) })
  await form.first().getByLabel(words.postcodeForm.label).fill(goodPostcode[language].typed)
  await expect(form.first().getByText(words.workOrder.stamps.nonBinding, { exact: true })).toBeVisible()
  await form.first().getByRole('link', { name: words.estimate.adjust }).click()
  await expect(page).toHaveURL(`${pathOf('estimate', language)}?packageId=es&zipCode=${goodPostcode[language].zipCode}`)
  await expect(page.locator('section li')).toHaveCount(5)
  await page.locator('summary').filter({ hasText: words.estimateDesk.drivers.title }).click()
  await expect(
    page
      .locator('details li')
      .filter({ hasText: /\d+\sminu/, visible: true })
      .first(),
  ).toBeVisible()
})

test('a postcode of the other country leads to the other site with the whole choice', async ({
  page,
  language,
  sites,
}) => {
  const { zipCode } = foreignPostcode[language]
  const choice = `packageId=es&zipCode=${zipCode}&rooms=br-9-1`
  await page.goto(`${pathOf('estimate', language)}?${choice}`)
  const other = otherLanguage(language)
  const link = page.getByRole('main').locator(`a[href^="${sites[other].origin}"]`).first()
  await expect(link).toHaveAttribute('href', `${sites[other].origin}${pathOf('estimate', other)}?${choice}`)
})
