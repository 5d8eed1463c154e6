import type { Page } from '@playwright/test'
import { pathOf } from '../../site/pages.ts'
import { layoutShift } from '../layout-shift.ts'
import { fillIn, hardMessage, sendMessage } from '../messages.ts'
import { goodPostcode } from '../postcodes.ts'
import { expect, test } from '../test.ts'

/** Addresses of the script files that the page asks for. */
function watchScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url())
  })
  return asked
}

/** Keeps all script files on the way until it is told to let them go. */
async function holdScripts(page: Page) {
  const gate = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise
    await route.continue()
  })
  return () => gate.resolve()
}

test('who only reads and scrolls downloads no script file', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/')
  await page.mouse.move(2, 400)
  for (let step = 0; step < 30; step++) await page.mouse.wheel(0, 400)
  await expect(page.getByRole('contentinfo')).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(scripts).toEqual([])
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')

  await page.locator('[name=zipCode]').first().focus()
  await expect(page.locator('html'), 'the first sign of intent brings it').toHaveAttribute('data-hydrated')
  expect(scripts.length).toBeGreaterThan(0)
})

test('what is typed while the scripts are on their way stays, and Enter is not lost', async ({
  page,
  words,
  language,
  sites,
}) => {
  const { typed, zipCode } = goodPostcode[language]
  const letGo = await holdScripts(page)
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.pressSequentially(typed.trim())
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  letGo()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(field).toHaveValue(typed.trim())
  await field.press('Enter')
  await expect(page).toHaveURL(`${sites.ordering}/location?packageId=gs&zipCode=${zipCode}`)
})

test('Enter before the scripts have come takes the way that needs none', async ({ page, words, language, sites }) => {
  const { typed, zipCode } = goodPostcode[language]
  const letGo = await holdScripts(page)
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.fill(typed)
  await field.press('Enter')
  await expect(page).toHaveURL(`${sites.ordering}/location?packageId=gs&zipCode=${zipCode}`)
  letGo()
})

test('where the scripts are gone, postcode and message take the way that needs none', async ({
  page,
  words,
  language,
  sites,
  faults,
}) => {
  faults.expect(/404/)
  await page.route('**/assets/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto('/')
  const field = page.getByLabel(words.postcodeForm.label).first()
  await field.fill(goodPostcode[language].typed)
  await field.press('Enter')
  await expect(page).toHaveURL(`${sites.ordering}/location?packageId=gs&zipCode=${goodPostcode[language].zipCode}`)

  const message = hardMessage(language, `scripts-gone-${language}`)
  await page.goto(pathOf('customer-service', language))
  const form = page.getByRole('main').locator('form[method=post]')
  await fillIn(form, words, message)
  await sendMessage(form, words)
  await expect(page.getByText(words.contactForm.success)).toBeVisible()
  await sites.mailbox.officeMailFrom(message.email)
})

test('nothing on the home page moves while it loads and hydrates', async ({ page }) => {
  await page.goto('/')
  await page.locator('[name=zipCode]').first().focus()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  expect(await layoutShift(page)).toBeLessThan(0.01)
})
