import type { Page } from '@playwright/test'
import { startOffice } from '../../testing/office/start-office.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { openDesk } from '../office/office-test.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'
import { emailOf, placeInBrowser, placeOrder } from '../ordering/take-order-steps.ts'

/** The outcomes that the stand-in for the provider offers. */
type Outcome = 'Paid' | 'Failed' | 'Pending'

/** Pays online with an outcome chosen on the provider's page. @returns that page's address */
async function payOnline(page: Page, outcome: Outcome): Promise<string> {
  await page.locator('button[name=method]').click()
  await expect(page.getByText('No money moves')).toBeVisible()
  const checkout = page.url()
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.waitForURL(/\/paid/)
  return checkout
}

/** Leaves a payment pending, and pays it in another tab, which it returns. */
async function payLater(page: Page, checking: string): Promise<Page> {
  const checkout = await payOnline(page, 'Pending')
  await expect(page.getByText(checking)).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto(checkout)
  await tab.getByRole('button', { name: 'Paid', exact: true }).click()
  await tab.waitForURL(/\/paid/)
  return tab
}

const overflowOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

test('a transfer is copied or scanned, an online payment fails, waits and is paid, and its prepayment invoice is there', async ({
  page,
  context,
  browser,
  language,
  site,
  sites,
}) => {
  test.setTimeout(240_000)
  const { payment, paid } = orderingWords[language]
  const look = async (seen = page) => {
    for (const width of [1440, 320]) {
      await seen.setViewportSize({ width, height: 800 })
      expect(await overflowOf(seen), `${seen.url()} at ${width} px`).toBe(0)
    }
    // What axe finds does not depend on the words.
    if (language === 'en') await expectAccessibleInBothThemes(seen)
    await seen.emulateMedia({ colorScheme: null })
  }
  const name = `pay-${language}`
  await placeOrder({ page, language, origin: site.ordering, name, presence: 'leaves' })
  // Customers who leave early get the way to pay with the order.
  expect((await sites.mailbox.receiptOf(emailOf(name))).text).toContain(`${page.url()}/pay`)
  await page.getByRole('link', { name: payment.link, exact: true }).click()
  await look()

  await expect(page.getByRole('img', { name: payment.transfer.code })).toBeVisible()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: payment.transfer.copyLabels.iban }).click()
  await expect(page.getByText(payment.transfer.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^(BE|NL)\w{14,16}$/)
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })
  await plain.route('**/*.woff2', (route) => route.fulfill({ status: 204 })) // The font may come late.
  await plain.goto(page.url())
  await expect(plain.getByText(payment.transfer.copy, { exact: true }).first()).toBeHidden()
  expect(await overflowOf(plain)).toBe(0)
  await plain.close()

  await payOnline(page, 'Failed')
  await expect(page.getByText(paid.states.failed)).toBeVisible()
  await look()
  await page.getByRole('link', { name: paid.pay }).click()
  // That page refreshes itself. The bank's next answer is asked for after 15 seconds, or a minute: one site is enough.
  const tab = language === 'en' ? await payLater(page, paid.states.checking) : page
  if (language === 'nl') await payOnline(page, 'Paid')
  await expect(tab.getByText(paid.states.paid)).toBeVisible({ timeout: 90_000 })
  await expect(tab.getByText(paid.nothingDue)).toBeVisible()
  await tab.goto(tab.url().replace(/\/paid.*/, '/pay'))
  await expect(tab.getByText(payment.standings.paid)).toBeVisible()
  await expect(tab.getByRole('img', { name: payment.transfer.code })).toHaveCount(0)
  // A Belgian seat's comes by itself and is in Dutch, with a translation; a Dutch one is asked for.
  await tab.goto(tab.url().replace(/\/pay$/, '/statement'))
  if (language === 'nl') await tab.getByRole('button', { name: payment.statement.invoice.ask }).click()
  const titles = { en: ['Voorschotfactuur', 'Prepayment invoice'], nl: ['Voorschotfactuur'] }
  await expect(tab.getByRole('heading', { name: /SAMPLE-/ })).toHaveText(
    titles[language].map((title) => new RegExp(`^${title} SAMPLE-(BE|NL)-\\d{4}-\\d{4}$`)),
  )
  await look(tab)
})

/** A statement of the bank with one line, of what a payment page says. */
const statementOf = (amount: string, reference: string) => `<Document><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>BE71096123456769</IBAN></Id></Acct>
<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt>
<NtryDtls><TxDtls><RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>
</Stmt></BkToCstmrStmt></Document>`

test('an absent customer pays in advance by transfer and is refunded after withdrawing (English site only)', async ({
  page,
  browser,
  language,
  site,
  sites,
}) => {
  test.setTimeout(480_000)
  const { payment, orderPage, withdrawal } = orderingWords[language]
  const name = `absent-${language}`
  const orderUrl = await placeInBrowser({ page, language, origin: site.ordering, name, presence: 'absent' })
  const asked = await sites.mailbox.receiptOf(emailOf(name))
  expect(asked.text).toContain(`${orderUrl}/pay`)
  await page.goto(`${orderUrl}/pay`)
  const copied = (label: string) => page.getByRole('button', { name: label }).getAttribute('data-copies')
  const { amount, reference } = payment.transfer.copyLabels
  // As the language writes it; the bank writes a point.
  const due = (await copied(amount))?.replace(',', '.') ?? ''
  const told = (await copied(reference)) ?? ''
  expect(await page.getByText(payment.sampleStandings.due.split('{')[0] ?? '').count()).toBeGreaterThan(0)
  await expectAccessibleInBothThemes(page)

  const office = await startOffice('warn', sites.databaseUrl)
  const desk = await openDesk(browser, office, { name: 'Olga' })
  await desk.goto(`${office.origin}/payments?list=unmatched`)
  const file = { name: 'statement.xml', mimeType: 'text/xml', buffer: Buffer.from(statementOf(due, told)) }
  await desk.getByLabel('Bank statement').setInputFiles(file)
  await desk.getByRole('button', { name: 'Import the file' }).click()
  await expect(desk.getByText('Paid: 1.')).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  await page.reload()
  await expect(page.getByText(payment.standings.paid)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await page.goto(orderUrl)
  await page.getByRole('main').getByRole('link', { name: orderPage.actions.withdraw }).click()
  await page.getByRole('button', { name: orderPage.withdraw.submit }).click()
  await expect(page.getByText(orderPage.titles.withdrawn)).toBeVisible()
  await page.goto(`${orderUrl}/pay`)
  await expect(page.getByText(payment.refund.asked.split('{')[0] ?? '').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await desk.goto(`${office.origin}/payments?list=refunds`)
  await desk.getByRole('button', { name: 'I’ve transferred it' }).first().click()
  await expect(desk.getByText('Nothing has to be refunded.')).toBeVisible()
  await page.reload()
  await expect(page.getByText(payment.refund.done.split('{')[0] ?? '').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  const last = async () => (await sites.mailbox.mailsTo(emailOf(name))).at(-1)?.text ?? ''
  await expect.poll(last).toContain(withdrawal.outcomes.inTime)
  await desk.context().close()
  await office.stop()
})
