import { expect, test } from '../journey-test.ts'

test('without a measurement id no consent is asked for, and nothing mentions Google', async ({ page, words }) => {
  const response = await page.goto('/')
  const html = (await response?.text()) ?? ''
  expect(html).not.toMatch(/googletagmanager|google-analytics|gtag|measurement/i)
  expect(response?.headers()['content-security-policy']).not.toMatch(/google/)
  await expect(page.locator('#consent')).toHaveCount(0)
  await expect(page.getByRole('button', { name: words.consent.change })).toHaveCount(0)
})
