import type { Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../journey-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { goodPostcode } from '../postcodes.ts'

/** Opens the estimate page for deep cleaning. @param more what follows the postcode in its address */
const openEstimate = (page: Page, language: Language, more = '') =>
  page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${goodPostcode[language].zipCode}${more}`)

test('estimate and address follow the form, a reload keeps the choice, and Order now hands it over to the steps of an order', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { roomTypes, extras, form } = words.estimateDesk
  const { zipCode } = goodPostcode[language]
  await openEstimate(page, language, '&rooms=kr-12-2,br-6-1')
  const rows = page.locator('[name=area]')
  await expect(rows).toHaveCount(2)

  // Not even a tap that comes before the script loads the page again.
  await page.getByRole('button', { name: `+ ${roomTypes.tr}` }).dispatchEvent('click')
  await expect(page.locator('[name=type]').last()).toBeFocused()
  await rows.first().fill('20')
  await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1,tr-2-2$/)
  await page.locator('summary').filter({ hasText: form.extras }).click()
  await page.getByRole('checkbox', { name: extras.oven.name }).check()
  await page.locator('[name=remove]').first().click()
  await expect(page).toHaveURL(/rooms=br-6-1,tr-2-2&extras=oven$/)

  // Enter in a field updates the estimate and removes no row.
  await rows.first().press('Enter')
  await expect(rows).toHaveCount(2)

  const shown = await page.locator('section li').allTextContents()
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(page.locator('section li')).toHaveText(shown)
  await expectAccessibleInBothThemes(page)
  await page.locator('section').getByRole('link', { name: words.estimate.order }).click()
  const wishes = '&rooms=br-6-1,tr-2-2&extras=oven'
  await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'gs', zipCode) + wishes)
  const { visits, location, details } = orderingWords[language]
  await expect(rows).toHaveCount(2)
  await page.getByLabel(details.labels.houseNumber).fill('12')
  await page.getByRole('button', { name: location.submit }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(visits.title)
})

test('a page that is still open when its dates have passed asks for them again at the first touch', async ({
  page,
  language,
}) => {
  await openEstimate(page, language)
  await page.clock.setFixedTime('2099-01-01')
  const again = page.waitForRequest(/\/estimate\?.*&size=/)
  await page.locator('[name=size]').focus()
  await again
})

test('the printed page shows the summary without the form, dark on white', async ({ page, words, language }) => {
  await openEstimate(page, language, '&rooms=br-6-1')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('section li').first()).toBeVisible()
  await expect(page.getByText(words.estimateDesk.drivers.work, { exact: true })).toBeVisible()
  const ink = page.locator('section').filter({ has: page.locator('li') })
  await expect(ink).toHaveCSS('color', 'rgb(20, 50, 44)')
  await expect(page.locator('form :is(input, select)').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})
