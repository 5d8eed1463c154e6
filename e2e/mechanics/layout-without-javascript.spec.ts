import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, hasTouch: true })

test('the menu and the FAQ answers open', async ({ page, words, language }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.layout.menu, exact: true }).tap()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: words.layout.navigation['customer-service'] }).tap()
  await expect(page).toHaveURL(pathOf('customer-service', language))

  await page.goto(pathOf('faq', language))
  const answer = page.getByRole('main').locator('details').first()
  await answer.locator('summary').tap()
  await expect(answer).toHaveAttribute('open')
})

test('a phone number typed in the business box is filled into the call-back form', async ({ page, language }) => {
  await page.goto(pathOf('gs', language))
  const box = page
    .getByRole('main')
    .locator('form')
    .filter({ has: page.locator('[name=phoneNumber]') })
  await box.locator('[name=phoneNumber]').fill('+32470123456')
  await box.getByRole('button').click()
  expect(page.url()).not.toContain('470123456')
  const form = page.getByRole('main').locator('form[method=post]')
  await expect(form.locator('[name=phoneNumber]')).toHaveValue('+32470123456')
  await expect(form.locator('[name=kind]')).toHaveValue('callBack')
})
