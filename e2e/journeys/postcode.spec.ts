import { expect, test } from '../journey-test.ts'
import { goodPostcode } from '../postcodes.ts'

test('each postcode form of the home page redirects with exactly the deep cleaning and the canonical postcode', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  await page.goto('/')
  const forms = await page.getByLabel(words.postcodeForm.label).count()
  expect(forms, 'hero, block and footer').toBe(3)
  for (let index = 0; index < forms; index++) {
    await page.goto('/')
    const field = page.getByLabel(words.postcodeForm.label).nth(index)
    await field.fill(typed)
    await field.press('Enter')
    await expect(page).toHaveURL(`${sites[language].ordering}/location?packageId=gs&zipCode=${zipCode}`)
    await expect(page.locator('[name=zipCode]')).toHaveValue(zipCode)
  }
})
