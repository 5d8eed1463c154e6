import { expectAccessibleOn } from '../axe.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { emailOf, placeInBrowser, placeOrder, throughSteps } from '../ordering/take-order-steps.ts'

test('an order is placed, changed and cancelled, and every page is accessible and fits', async ({
  page,
  language,
  site,
  sites,
}) => {
  test.setTimeout(180_000)
  const { orderPage } = orderingWords[language]
  const look = async () => {
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 740 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow, `${page.url()} at ${width} px`).toBe(0)
    }
    await expectAccessibleOn(language, page)
    await page.emulateMedia({ colorScheme: null })
  }
  const name = `order-${language}`
  const url = await placeInBrowser({ page, language, origin: site.ordering, name, look })

  const mail = await sites.mailbox.receiptOf(emailOf(name))
  expect(mail.text).toContain(url)
  expect(mail.attachments.map(({ mimeType }) => mimeType)).toContain('text/calendar')

  await page.getByRole('link', { name: orderPage.actions.change }).click()
  await look()
  await page.getByRole('radio').nth(6).check()
  await page.getByRole('button', { name: orderPage.change.preview }).first().click()
  await look()
  for (const box of await page.locator('#preview').getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: orderPage.change.submit }).click()
  await expect(page.getByText(orderPage.changed)).toBeVisible()

  await page.getByRole('link', { name: orderPage.actions.proof }).click()
  await look()
  await page.getByRole('link', { name: orderPage.back }).click()
  await page.getByRole('link', { name: orderPage.actions.cancel }).click()
  await look()
  await page.getByRole('button', { name: orderPage.cancel.submit }).click()
  await expect(page.getByText(orderPage.titles.cancelled)).toBeVisible()
  await look()
})

test.describe('on a phone without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the third order of a mailbox is confirmed by the link and the button of its mail (R16.33) (English site only)', async ({
    page,
    language,
    site,
    sites,
  }) => {
    test.setTimeout(120_000)
    const { confirm } = orderingWords[language]
    const ordering = { page, language, origin: site.ordering, name: `asked-${language}` }
    for (let count = 0; count < 2; count += 1) await placeOrder(ordering)
    await throughSteps(ordering)
    await expect(page.getByRole('heading', { level: 1, name: confirm.sent.title })).toBeVisible()
    const look = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await look()
    const mailed = async () => (await sites.mailbox.mailsTo(emailOf(ordering.name))).map(({ text = '' }) => text)
    const links = async () => (await mailed()).flatMap((text) => /\S+\/confirm\/[\w-]+/.exec(text) ?? [])
    await expect.poll(links).toHaveLength(1)
    const [link = ''] = await links()
    await page.goto(link)
    await look()
    await page.getByRole('button', { name: confirm.submit }).click()
    await page.waitForURL(/\/order\//)
    await expect.poll(async () => (await mailed()).some((text) => text.includes(page.url()))).toBe(true)
  })
})
