import { fill } from '../../copy/fill.ts'
import { officeWords } from '../../copy/office/words.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { visitStart } from '../../domain/scheduling/visit.ts'
import { pathOf } from '../../domain/website/pages.ts'
import { startOffice } from '../../testing/office/start-office.ts'
import { fillIn, hardMessage, sendMessage } from '../accepted-messages.ts'
import { expectAccessibleInBothThemes } from '../axe.ts'
import { openDesk } from '../office/office-test.ts'
import { expect, test } from '../ordering/ordering-test.ts'
import { orderingWords } from '../ordering/ordering-words.ts'

test('a business goes from its message to an order, a visit and an invoice in its name (R19.1, R18.41) (English site only)', async ({
  page,
  browser,
  language,
  words,
  sites,
  faults,
}) => {
  test.setTimeout(300_000)
  // The office answers an incomplete form so.
  faults.expect(/status of 422/)
  const { businessOrder: labels, newOrder, orders, payments, steps } = officeWords[language]
  const message = { ...hardMessage(language, 'business'), business: 'Bakkerij & Zonen' }
  await page.goto(`${pathOf('customer-service', language)}?kind=business`)
  const asked = page.getByRole('main').locator('form[method=post]')
  await fillIn(asked, words, message)
  await sendMessage(asked, words)
  await expect(asked.getByRole('status')).toContainText(words.contactForm.success)

  const office = await startOffice('warn', sites.databaseUrl)
  const desk = await openDesk(browser, office, { name: 'Bea', language })
  const lead = await office.database
    .selectFrom('lead')
    .select('id')
    .where('kind', '=', 'business')
    .orderBy('receivedAt', 'desc')
    .executeTakeFirstOrThrow()
  await desk.goto(`${office.origin}/leads/${lead.id}`)
  await desk.getByRole('link', { name: labels.title }).press('Enter')
  await expectAccessibleInBothThemes(desk)
  await desk.getByRole('button', { name: labels.look }).press('Enter')
  await expect(desk.locator('[aria-invalid=true]').first()).toBeVisible()
  await expect(desk.getByRole('alert').getByRole('link', { name: labels.labels.place })).toHaveCount(1)
  await expectAccessibleInBothThemes(desk)
  const issue = payments.ledger.invoice.issue.labels
  for (const [label, text] of [
    [issue.companyNumber, '0403.019.261'],
    [issue.reference, 'PO 7'],
    [newOrder.zipCode, '2000'],
    [newOrder.labels.street, 'Markt'],
    [newOrder.labels.houseNumber, '1'],
    [newOrder.labels.city, 'Antwerp'],
    [labels.labels.work, 'Winkel en kantoor'],
    [labels.labels.people, '2'],
    [labels.labels.hours, '2.5'],
    [labels.labels.netPrice, '300'],
  ] as const)
    await desk.getByLabel(label, { exact: true }).fill(text)
  await desk.getByRole('group', { name: labels.labels.filesReturns }).getByLabel(labels.answers.yes).press('Space')
  await desk.getByLabel(labels.places.premises).press('Space')
  await desk.getByLabel(orders.presences.present).press('Space')
  await desk.getByRole('button', { name: labels.look }).press('Enter')
  await expect(desk.getByText(fill(labels.vat, { percent: 21 }))).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  await desk.getByLabel(labels.labels.visit).selectOption({ index: 1 })
  await desk.getByRole('button', { name: labels.place, exact: true }).press('Enter')
  await expect(desk.getByRole('alert').getByRole('link', { name: labels.labels.agreed })).toHaveCount(1)
  await desk.getByLabel(labels.labels.agreed).press('Space')
  await desk.getByRole('button', { name: labels.place, exact: true }).press('Enter')
  await expect(desk.getByText(newOrder.placed)).toBeVisible()
  await expect(desk.getByText(/Bakkerij & Zonen/).first()).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  const orderPath = new URL(desk.url()).pathname

  const mailed = async () => (await sites.mailbox.mailsTo(message.email)).map(({ text }) => text).join('\n')
  await expect.poll(mailed).toContain('Winkel en kantoor')
  const link = /https?:\S+\/order\/\S+/.exec(await mailed())?.[0] ?? ''
  await page.goto(link)
  await expect(page.getByText('Bakkerij & Zonen')).toBeVisible()
  await expect(page.getByText(/363/).first()).toBeVisible()
  const { actions, change } = orderingWords[language].orderPage
  await expect(page.getByRole('main').getByRole('link', { name: actions.withdraw })).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('link', { name: change.dateTitle }).click()
  await expectAccessibleInBothThemes(page)

  // Its day has come.
  const today = { date: officeClock(new Date()).date, part: 'morning' } as const
  const startsAt = visitStart(today).toISOString()
  await office.database
    .updateTable('order')
    .set({ ...today, startsAt })
    .where('kind', '=', 'business')
    .execute()
  for (const step of ['begin', 'inspect'] as const) {
    await desk.goto(office.origin + orderPath)
    await desk.getByRole('link', { name: steps.links[step] }).click()
    await desk.getByRole('button', { name: steps.buttons[step] }).press('Enter')
  }
  await desk.goto(`${office.origin}${orderPath}/payments`)
  await expect(desk.getByText(/SAMPLE-/).first()).toBeVisible()
  await expectAccessibleInBothThemes(desk)
  await page.goto(`${link}/statement`)
  await expect(page.getByText('Bakkerij & Zonen').first()).toBeVisible()
  await expect(page.getByText('PO 7').first()).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await desk.context().close()
  await office.stop()
})
