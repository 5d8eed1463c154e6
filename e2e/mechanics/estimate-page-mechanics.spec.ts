import type { Page } from '@playwright/test'
import type { Language } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../journey-test.ts'
import { goodPostcode, longNamedPostcodes } from '../postcodes.ts'

/** Opens the estimate page for deep cleaning. @param more what follows the postcode in its address */
const openEstimate = (page: Page, language: Language, more = '') =>
  page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${goodPostcode[language].zipCode}${more}`)

test('estimate and address follow the form, a reload keeps the choice, and Order now leads to the ordering site', async ({
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

  await rows.first().fill('20')
  await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1$/)
  await page.getByRole('button', { name: `+ ${roomTypes.tr}` }).click()
  await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1,tr-2-2$/)
  await expect(page.locator('[name=type]').last()).toBeFocused()
  await page.locator('summary').filter({ hasText: form.extras }).click()
  await page.getByRole('checkbox', { name: extras.oven.name }).check()
  await expect(page).toHaveURL(/extras=oven$/)
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
})

test('a room larger than we estimate gets no price, neither typed nor by its address', async ({
  page,
  words,
  language,
  faults,
}) => {
  faults.expect(/422/)
  const { result } = words.estimateDesk
  await openEstimate(page, language, '&rooms=wk-250-2')
  await expect(page.locator('section li').first()).toBeVisible()
  await page.locator('[name=area]').fill('400')
  await expect(page).toHaveURL(/rooms=wk-400-2$/)
  await expect(page.getByRole('status').filter({ hasText: result.tooLarge })).toBeVisible()
  await expect(page.locator('section li')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(result.tooLarge)).toBeVisible()
  await expect(page.locator('[name=area]')).toHaveValue('400')
})

test('an estimate that cannot be refreshed stays, with a sentence and a way to retry', async ({
  page,
  words,
  language,
  faults,
}) => {
  faults.expect(/503/)
  const { result, form } = words.estimateDesk
  await openEstimate(page, language, '&rooms=br-6-1')
  await page.route('**/api/estimate*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.locator('[name=area]').fill('9')
  await expect(page.getByText(result.failed)).toBeVisible()
  await expect(page.locator('section li').first()).toBeVisible()
  await page.unroute('**/api/estimate*')
  await page.getByRole('button', { name: form.submit, exact: true }).last().click()
  await expect(page).toHaveURL(/rooms=br-9-1$/)
  await expect(page.getByText(result.failed)).toHaveCount(0)
})

test('a postcode typed in another form of the page is the one estimated and sent to the ordering site', async ({
  page,
  words,
  language,
  sites,
}) => {
  const other = longNamedPostcodes[language][0]
  await openEstimate(page, language)
  const footer = page.getByRole('contentinfo').getByLabel(words.postcodeForm.label)
  await footer.focus()
  await untilHydrated(page)
  await footer.fill(other)
  await expect(page.getByRole('main').locator('[name=zipCode]').first()).toHaveValue(other)
  const order = page.locator('section').getByRole('link', { name: words.estimate.order })
  await expect(order).toHaveAttribute('href', handOffUrl(sites[language].ordering, 'gs', other))
  // The new estimate has moved the link by then: a press before that could miss it.
  await expect(page).toHaveURL(new RegExp(`zipCode=${other}$`))
  await order.click()
  await expect(page).toHaveURL(handOffUrl(sites[language].ordering, 'gs', other))
})

test('Order now uses the current values of the form when the estimate has not been refreshed', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { zipCode } = goodPostcode[language]
  const other = longNamedPostcodes[language][0]
  await openEstimate(page, language)
  await page.route('**/api/estimate*', () => {})
  const choices = page.getByRole('main').locator('form:has([name=packageId])').last()
  await choices.locator('[name=packageId]').selectOption('rs')
  await choices.locator('[name=zipCode]').fill(other)
  const order = page.locator('section').getByRole('link', { name: words.estimate.order })
  await expect(order).toHaveAttribute('href', handOffUrl(sites[language].ordering, 'rs', other))
  await choices.locator('[name=zipCode]').fill('12')
  await expect(order).toHaveAttribute('href', handOffUrl(sites[language].ordering, 'rs', zipCode))
})

test('a chosen extra survives a switch to a package that includes it, in the address and in its box', async ({
  page,
  language,
}) => {
  await openEstimate(page, language, '&extras=oven')
  const choices = page.getByRole('main').locator('form:has([name=packageId])').last()
  const oven = choices.locator('[name=extra][value=oven]')
  await expect(oven).toBeChecked()
  await choices.locator('[name=packageId]').focus()
  await choices.locator('[name=packageId]').selectOption('es')
  await expect(oven).toBeHidden()
  await expect(page).toHaveURL(/packageId=es&zipCode=\w+$/)
  await choices.locator('[name=packageId]').selectOption('gs')
  await expect(oven).toBeChecked()
  await expect(page).toHaveURL(/packageId=gs&zipCode=\w+&extras=oven$/)
})

test('dates that have passed are requested again', async ({ page, words, language }) => {
  await openEstimate(page, language)
  const button = page.getByRole('button', { name: words.estimateDesk.form.submit, exact: true }).last()
  await button.focus()
  await untilHydrated(page)
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
  const asked = page.waitForRequest('**/api/estimate*')
  await button.click()
  await asked
})

test('the print button prints the estimate', async ({ page, words, language }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openEstimate(page, language)
  await page.getByRole('button', { name: words.estimateDesk.result.print }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('the printed page shows the summary without the form, dark on white', async ({ page, words, language }) => {
  await openEstimate(page, language, '&rooms=br-6-1')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('section li').first()).toBeVisible()
  await expect(page.getByText(words.estimateDesk.drivers.work, { exact: true })).toBeVisible()
  const ink = page.locator('section').filter({ has: page.locator('li') })
  await expect(ink).toHaveCSS('color', 'rgb(20, 50, 44)')
  await expect(page.locator('form [name]').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})
