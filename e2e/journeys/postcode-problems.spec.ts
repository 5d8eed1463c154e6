import type { Page } from '@playwright/test'
import { fill } from '../../copy/fill.ts'
import { spacedZipCode } from '../../copy/format/spaced-zip-code.ts'
import { otherLanguage } from '../../domain/language.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { untilHydrated } from '../hydrated.ts'
import { expect, test } from '../journey-test.ts'
import { badPostcode, foreignPostcode } from '../postcodes.ts'

/** Fails the test when the ordering site is requested. */
async function forbidRedirect(page: Page, ordering: string) {
  await page.route(`${ordering}/**`, (route) => {
    throw new Error(`redirected to ${route.request().url()}`)
  })
}

test('leaving the field empty or with an invalid postcode shows the problem, and a ring', async ({ page, words }) => {
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  const ring = () => field.locator('..').evaluate((row) => getComputedStyle(row).boxShadow)
  const calm = await ring()
  await field.focus()
  await untilHydrated(page)
  await field.blur()
  await expect.poll(ring).not.toBe(calm)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(words.postcodeForm.problems.required)
  await field.fill(badPostcode)
  await field.blur()
  await expect(field).toHaveAccessibleDescription(words.postcodeForm.problems.malformed)
  await field.fill('')
  await field.pressSequentially('2000')
  await expect(field).not.toHaveAccessibleDescription(words.postcodeForm.problems.malformed)
})

test('a postcode of the other country gets a link to the counterpart page, with the postcode', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = foreignPostcode[language]
  const other = otherLanguage(language)
  await forbidRedirect(page, sites[language].ordering)
  await page.goto(pathOf('ls', language))
  const field = page.getByLabel(words.postcodeForm.label).last()
  await field.fill(typed)
  await untilHydrated(page)
  await field.press('Enter')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: fill(words.postcodeForm.toOtherSite, { zipCode }) }).click()
  await expect(page).toHaveURL(`${sites[other].origin}${pathOf('ls', other)}?zipCode=${zipCode}`)
  for (const carried of await page.locator('[name=zipCode]').all()) await expect(carried).toHaveValue(zipCode)
})

test('a postcode of a Wadden island gets a kind sentence and the contact form (Dutch site only)', async ({
  page,
  words,
  site,
}) => {
  await forbidRedirect(page, site.ordering)
  for (const island of ['1791 ab', '8881xx', 'NL-9166 AA']) {
    await page.goto('/')
    const field = page.getByLabel(words.postcodeForm.label).first()
    await field.fill(island)
    await untilHydrated(page)
    await field.press('Enter')
    await expect(page.getByText(words.postcodeForm.problems.notCovered)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: words.postcodeForm.toContact }).click()
    const zipCode = island.replace(/^NL-|\s/g, '').toUpperCase()
    await expect(page).toHaveURL(`${pathOf('customer-service', 'nl')}?zipCode=${zipCode}#message`)
    await expect(page.getByRole('main').locator('[name=remark]')).toHaveValue(new RegExp(spacedZipCode(zipCode)))
  }
})
