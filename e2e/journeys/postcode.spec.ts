import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { packageIds } from '../../domain/packages/cleaning-packages.ts'
import { existsIn, pageIds, pages, pathOf } from '../../domain/website/pages.ts'
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

test('every package page redirects with its package, from its own form and from the footer (English site only)', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  const landingPages = pageIds.filter((id) => pages[id].packageId && existsIn(id, language))
  expect(landingPages).toHaveLength(packageIds.length + 1)
  for (const id of landingPages) {
    const { packageId = 'gs' } = pages[id]
    await page.goto(pathOf(id, language))
    const forms = page.locator('form:has([name=zipCode])')
    const form = packageId === 'es' ? forms.last() : forms.first()
    await form.getByLabel(words.postcodeForm.label).fill(typed)
    await form.getByRole('button', { name: words.postcodeForm.start }).click()
    await expect(page).toHaveURL(handOffUrl(sites[language].ordering, packageId, zipCode))
  }
})

test('the home cards lead to the ordering site without a postcode, and to their package pages (English site only)', async ({
  page,
  words,
  language,
  sites,
}) => {
  await page.goto('/')
  const { orderNow, moreInfo } = words.home.packages
  const order = page.getByRole('main').getByRole('link', { name: new RegExp(`^${orderNow} .`) })
  await expect(order).toHaveCount(2)
  await expect(order.nth(0)).toHaveAttribute('href', `${sites[language].ordering}/location?packageId=gs`)
  await expect(order.nth(1)).toHaveAttribute('href', `${sites[language].ordering}/location?packageId=ms`)
  const more = page.getByRole('main').getByRole('link', { name: new RegExp(`^${moreInfo} .`) })
  await expect(more.nth(0)).toHaveAttribute('href', pathOf('gs', language))
  await expect(more.nth(1)).toHaveAttribute('href', pathOf('ms', language))
})
