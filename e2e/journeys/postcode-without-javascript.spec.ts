import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'

test.use({ javaScriptEnabled: false })

test('every postcode form redirects to the ordering site without JavaScript (English site only)', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  for (let index = 0; index < 3; index++) {
    await page.goto('/')
    const field = page.getByLabel(words.postcodeForm.label).nth(index)
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'gs', zipCode))
    await expect(page.locator('[name=zipCode]')).toHaveValue(zipCode)
  }
  await page.goto(pathOf('es', language))
  await page.getByLabel(words.postcodeForm.label).last().fill(typed)
  await page.getByLabel(words.postcodeForm.label).last().press('Enter')
  await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'es', zipCode))
})
