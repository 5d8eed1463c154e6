import type { Page } from '@playwright/test'
import { type Language, otherLanguage } from '../../domain/language.ts'
import { handOffUrl } from '../../domain/orders/ordering-site.ts'
import { pathOf } from '../../site/pages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { foreignPostcode, goodPostcode, longNamedPostcodes } from '../postcodes.ts'
import { expect, test } from '../test.ts'

/** Opens the page that refines an estimate, for deep cleaning. @param more what follows the postcode in its address */
const openEstimate = (page: Page, language: Language, more = '') =>
  page.goto(`${pathOf('estimate', language)}?packageId=gs&zipCode=${goodPostcode[language].zipCode}${more}`)

test('the page is reached from the form and shows dates side by side and what drives the price', async ({
  page,
  words,
  language,
}) => {
  await page.goto(pathOf('es', language))
  const form = page.locator('main form').filter({ has: page.getByLabel(words.postcodeForm.label) })
  await form.first().getByLabel(words.postcodeForm.label).fill(goodPostcode[language].typed)
  await form.first().getByRole('link', { name: words.estimate.adjust }).click()
  await expect(page).toHaveURL(`${pathOf('estimate', language)}?packageId=es&zipCode=${goodPostcode[language].zipCode}`)
  await expect(page.locator('section time')).toHaveCount(5)
  const drivers = page.getByRole('table', { name: words.estimateDesk.drivers.title })
  await expect(drivers.getByRole('row').nth(1)).toContainText(/\d+ minu/)
})

test('figures and address follow the form, the address keeps the choice, and Order now hands over the contract', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { roomTypes, extras, result } = words.estimateDesk
  const { zipCode } = goodPostcode[language]
  await openEstimate(page, language, '&rooms=kr-12-2,br-6-1')
  const rows = page.locator('[name=area]')
  await expect(rows).toHaveCount(2)

  await rows.first().fill('20')
  await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1$/)
  await page.getByRole('button', { name: `+ ${roomTypes.tr}` }).click()
  await expect(page).toHaveURL(/rooms=kr-20-2,br-6-1,tr-2-2$/)
  await expect(page.locator('[name=type]').last()).toBeFocused()
  await page.getByRole('checkbox', { name: extras.oven.name }).check()
  await expect(page).toHaveURL(/extras=oven$/)
  await page.locator('[name=remove]').first().click()
  await expect(page).toHaveURL(/rooms=br-6-1,tr-2-2&extras=oven$/)

  // Enter in a field asks for the figures and drops no row.
  await rows.first().press('Enter')
  await expect(rows).toHaveCount(2)

  const shown = await page.locator('section ol > li').allTextContents()
  await page.reload()
  await expect(rows).toHaveCount(2)
  await expect(page.locator('section ol > li')).toHaveText(shown)
  await expectAccessibleInBothThemes(page)
  await page.locator('section').getByRole('link', { name: result.order }).click()
  await expect(page).toHaveURL(handOffUrl(sites.ordering, 'gs', zipCode))
})

test('a room larger than we estimate is not priced as a smaller one, also at the address of it', async ({
  page,
  words,
  language,
  faults,
}) => {
  faults.expect(/422/)
  const { result } = words.estimateDesk
  await openEstimate(page, language, '&rooms=wk-250-2')
  await expect(page.locator('section time').first()).toBeVisible()
  await page.locator('[name=area]').fill('400')
  await expect(page).toHaveURL(/rooms=wk-400-2$/)
  await expect(page.getByRole('status').filter({ hasText: result.tooLarge })).toBeVisible()
  await expect(page.locator('section time')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(result.tooLarge)).toBeVisible()
  await expect(page.locator('[name=area]')).toHaveValue('400')
})

test('figures that cannot be refreshed stay, with words and a way to try again', async ({
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
  await expect(page.locator('section time').first()).toBeVisible()
  await page.unroute('**/api/estimate*')
  await page.getByRole('button', { name: form.submit, exact: true }).last().click()
  await expect(page).toHaveURL(/rooms=br-9-1$/)
  await expect(page.getByText(result.failed)).toHaveCount(0)
})

test('a postcode typed in another form of the page is the one that is estimated and handed over', async ({
  page,
  words,
  language,
  sites,
}) => {
  const other = longNamedPostcodes[language][0]
  await openEstimate(page, language)
  const footer = page.getByRole('contentinfo').getByLabel(words.postcodeForm.label)
  await footer.focus()
  await expect(page.locator('[data-hydrated]').first()).toBeAttached()
  await footer.fill(other)
  await expect(page.getByRole('main').locator('[name=zipCode]').first()).toHaveValue(other)
  await page.locator('section').getByRole('link', { name: words.estimateDesk.result.order }).click()
  await expect(page).toHaveURL(handOffUrl(sites.ordering, 'gs', other))
})

test('who is quicker than the figures, or stays without them, is handed over with what the form says', async ({
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
  const order = page.locator('section').getByRole('link', { name: words.estimateDesk.result.order })
  await expect(order).toHaveAttribute('href', handOffUrl(sites.ordering, 'rs', other))
  await choices.locator('[name=zipCode]').fill('12')
  await expect(order).toHaveAttribute('href', handOffUrl(sites.ordering, 'rs', zipCode))
})

test('an extra that was chosen outlasts a package that has it anyway, in figures and box alike', async ({
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

test('a code of the other country takes the choice along to the sister site', async ({ page, language, sites }) => {
  const { zipCode } = foreignPostcode[language]
  const choice = `packageId=es&zipCode=${zipCode}&rooms=br-9-1`
  await page.goto(`${pathOf('estimate', language)}?${choice}`)
  const sister = otherLanguage(language)
  const link = page.getByRole('main').locator(`a[href^="${sites[sister].origin}"]`).first()
  await expect(link).toHaveAttribute('href', `${sites[sister].origin}${pathOf('estimate', sister)}?${choice}`)
})

test('dates that have passed are asked for anew', async ({ page, words, language }) => {
  await openEstimate(page, language)
  const button = page.getByRole('button', { name: words.estimateDesk.form.submit, exact: true }).last()
  await button.focus()
  await expect(page.locator('[data-hydrated]').first()).toBeAttached()
  await page.clock.setFixedTime(Date.now() + 7 * 86_400_000)
  const asked = page.waitForRequest('**/api/estimate*')
  await button.click()
  await asked
})

test('an estimate is printed by its button', async ({ page, words, language }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openEstimate(page, language)
  await page.getByRole('button', { name: words.estimateDesk.result.print }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('on paper stands the summary without the form, dark on white', async ({ page, words, language }) => {
  await openEstimate(page, language, '&rooms=br-6-1')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.locator('section time').first()).toBeVisible()
  await expect(page.getByRole('table', { name: words.estimateDesk.drivers.title })).toBeVisible()
  const ink = page.locator('section').filter({ has: page.locator('time') })
  await expect(ink).toHaveCSS('color', 'rgb(20, 50, 44)')
  await expect(page.locator('form [name]').filter({ visible: true })).toHaveCount(0)
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
})
