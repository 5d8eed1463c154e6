import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { placeOrder } from '../ordering/place-in-browser.ts'

/** The outcomes that the stand-in for the provider offers. */
type Outcome = 'Paid' | 'Failed' | 'Pending'

/** Presses the button that pays online, and has the provider's page come to an outcome. @returns that page's address */
async function payOnline(page: Page, outcome: Outcome): Promise<string> {
  await page.locator('button[name=method]').click()
  await expect(page.getByText('No money moves')).toBeVisible()
  const checkout = page.url()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.waitForURL(/\/paid/)
  return checkout
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a transfer is copied or scanned, and an online payment fails, waits and is paid', async ({
  page,
  context,
  language,
  site,
}) => {
  test.setTimeout(240_000)
  const { payment, paid } = orderingWords[language]
  const look = async () => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflowOf(page), `${page.url()} at ${width} px`).toBe(0)
    }
    await expectAccessibleInBothThemes(page)
    await page.emulateMedia({ colorScheme: null })
  }
  await placeOrder({ page, language, origin: site.ordering, name: `pay-${language}` })
  await page.getByRole('link', { name: payment.link, exact: true }).click()
  await look()

  await expect(page.getByRole('img', { name: payment.transfer.code })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: payment.transfer.copyLabels.iban }).click()
  await expect(page.getByText(payment.transfer.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(BE|NL)\w{14,16}$/)

  await payOnline(page, 'Failed')
  await expect(page.getByText(paid.states.failed)).toBeVisible()
  await look()
  await page.getByRole('link', { name: paid.pay }).click()
  const checkout = await payOnline(page, 'Pending')
  await expect(page.getByText(paid.states.checking)).toBeVisible()
  // That page refreshes itself. The bank's next answer is asked for after 15 seconds, or a minute.
  const tab = await context.newPage()
  await tab.goto(checkout)
  await tab.getByRole('button', { name: 'Paid', exact: true }).click()
  await tab.waitForURL(/\/paid/)
  await expect(tab.getByText(paid.states.paid)).toBeVisible({ timeout: 90_000 })
  await expect(tab.getByText(paid.nothingDue)).toBeVisible()
  await tab.goto(tab.url().replace(/\/paid.*/, '/pay'))
  await expect(tab.getByText(payment.standings.paid)).toBeVisible()
  await expect(tab.getByRole('img', { name: payment.transfer.code })).toHaveCount(0)
})

test.describe('on a small phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('an order is paid, and the page says so by itself', async ({ page, language, site }) => {
    test.setTimeout(120_000)
    const { payment, paid } = orderingWords[language]
    await placeOrder({ page, language, origin: site.ordering, name: `pay-plainly-${language}` }, 1)
    await page.getByRole('link', { name: payment.link, exact: true }).click()
    await expect(page.getByRole('img', { name: payment.transfer.code })).toBeVisible()
    await expect(page.getByText(payment.transfer.copy, { exact: true }).first()).toBeHidden()
    expect(await overflowOf(page)).toBe(0)
    await payOnline(page, 'Paid')
    await expect(page.getByText(paid.states.paid)).toBeVisible()
    expect(await overflowOf(page)).toBe(0)
  })
})
