import { fill } from '../../copy/fill.ts'
import { otherLanguage } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'
import { badPostcode, foreignPostcode, goodPostcode } from '../postcodes.ts'

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

test('an invalid postcode is shown again with the message (English site only)', async ({
  page,
  words,
  language,
  faults,
}) => {
  faults.expect(/422/)
  await page.goto(pathOf('ls', language))
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.fill(badPostcode)
  await field.press('Enter')
  const again = page.getByLabel(words.postcodeForm.label).first()
  await expect(again).toHaveValue(badPostcode)
  await expect(again).toHaveAccessibleDescription(words.postcodeForm.problems.malformed)
  await expect(page.locator('[name=packageId]').first(), 'the package is not lost').toHaveValue('ls')
})

test('a postcode of the other country links to the counterpart of a package page', async ({
  page,
  words,
  language,
  sites,
  faults,
}) => {
  faults.expect(/422/)
  const { zipCode } = foreignPostcode[language]
  const other = otherLanguage(language)
  await page.goto(pathOf('es', language))
  const field = page.getByLabel(words.postcodeForm.label).last()
  await field.fill(zipCode)
  await field.press('Enter')
  await page
    .getByRole('link', { name: fill(words.postcodeForm.toOtherSite, { zipCode }) })
    .first()
    .click()
  await expect(page).toHaveURL(`${sites[other].origin}${pathOf('es', other)}?zipCode=${zipCode}`)
})
