import { pathOf } from '../../domain/website/pages.ts'
import { expect, test } from '../journey-test.ts'

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 800 }, hasTouch: true })

test('the menu and the FAQ answers open', async ({ page, words, language }) => {
  await page.goto('/')
  await page.getByRole('button', { name: words.layout.menu, exact: true }).tap()
  const menu = page.locator('#menu')
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: words.layout.pageNames['customer-service'] }).tap()
  await expect(page).toHaveURL(pathOf('customer-service', language))

  await page.goto(pathOf('faq', language))
  const answer = page.getByRole('main').locator('details').first()
  await answer.locator('summary').tap()
  await expect(answer).toHaveAttribute('open')
})
