import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { check } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { notDone } from '#copy/order/not-done.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { payment as words } from '#copy/order/payment.ts'
import { withdrawal } from '#copy/order/withdrawal.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { fullDay, money, shortDay, typesetDates, untilTime } from '../../copy/format/format-work.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import type { OrderState } from '../../domain/orders/order-states.ts'
import { refundDays } from '../../domain/orders/withdrawal-period.ts'
import { followUp } from '../../services/orders/advance/step-work.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, toDetails, typed } from '../../testing/ordering/place-by-form.ts'
import { mail } from '../../testing/orders/composed-mails.ts'
import { stepOrder } from '../../testing/orders/step-order.ts'
import { byBank, payOrder } from '../../testing/payments/pay-order.ts'
import { scanCode } from '../../testing/payments/scan-code.ts'

const country = language === 'en' ? 'BE' : 'NL'
const payee = { [`PAYEE_NAME_${country}`]: 'Ada & Co BV', [`PAYEE_IBAN_${country}`]: 'NL91 ABNA 0417 1643 00' }

/** An order of someone who will not be there, and what its payment page and its program's answer say. */
async function openPayment(environment: Record<string, string> = payee, presence = 'absent') {
  const ordering = await openOrdering(environment)
  const step = await (await toDetails(ordering, 30)).press(details.submit, { ...typed, presence })
  const { path } = await step.press(check.submit, allBoxes(step))
  const row = await ordering.storedOrder()
  const { database, clock } = ordering.services
  const pay = (amount: number) => payOrder(database, row.id, amount, clock(), byBank)
  return {
    ...ordering,
    ...{ path, row, pay },
    page: () => ordering.open(`${path}/pay`),
    answer: async () => (await ordering.request(`/api${path.replace('order/', 'orders/')}`)).json(),
  }
}

test('an order’s page names one thing to do first; for absent customers, what only they can do (R16.5)', async () => {
  const { open, path, row, pay, services } = await openPayment()
  const { database } = services
  await database.updateTable('order').set({ sample: 0 }).execute()
  const { tasks } = orderPage
  const told = async () => {
    const { document, text } = await open(path)
    const links = [...document.querySelectorAll('main a')].map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))
    return { links, one: text.includes(tasks.title.one), more: text.includes(tasks.title.more) }
  }
  const solidOf = async (state: OrderState) => {
    await database.updateTable('order').set({ state }).execute()
    return [...(await open(path)).document.querySelectorAll('main [class*="primary"]')].map((one) => one.textContent)
  }
  expect(await solidOf('done'), 'paying comes before ordering again').toEqual([words.title])
  await solidOf('ordered')
  const due = fillAll(tasks.pay, { amount: money(row.priceCents), date: shortDay(addDays(row.date, -2)) })
  const { links, more } = await told()
  expect([more, ...links.slice(0, 2)]).toEqual([true, due.replaceAll(/\s/g, ' '), tasks.access])
  await pay(row.priceCents)
  expect(await told()).toMatchObject({ one: true, more: false, links: expect.arrayContaining([tasks.access]) })
  await database.updateTable('order').set({ access: 'hand-over' }).execute()
  expect(await told(), 'about a key that is handed over, the office calls').toMatchObject({ one: false, more: false })
  expect(await solidOf('begun'), 'while the team works').toEqual([])
  expect(await solidOf('done')).toEqual([orderPage.actions.again])
})

test('the payment page asks for the balance until its day, as text and as a code that says the same (R18.2)', async () => {
  const { page, row, answer, services } = await openPayment()
  await services.database.updateTable('order').set({ sample: 0 }).execute()
  const dueOn = addDays(row.date, -2)
  const { text, document, status } = await page()
  expect(status).toBe(200)
  const amount = money(row.priceCents)
  expect(text).toContain(typesetDates(fill(words.standings.due, { amount, date: fullDay(dueOn) })))
  for (const fact of ['Ada & Co BV', 'NL91 ABNA 0417 1643 00', amount]) expect(text).toContain(fact)
  const lines = scanCode(document.querySelector('[role=img] svg')?.outerHTML ?? '')?.text.split('\n') ?? []
  const transfer = `Ada & Co BV|NL91ABNA0417164300|EUR${(row.priceCents / 100).toFixed(2)}|`
  expect(lines.slice(0, 9).join('|')).toBe(`BCD|002|1|SCT||${transfer}`)
  expect(lines).toHaveLength(10)
  expect(text.replace(/[\s+/]/g, '')).toContain(lines[9])
  expect(await answer()).toEqual({
    ...{ number: row.number, state: 'ordered', visit: `${row.date}.${row.part}`, sample: false },
    balance: { charged: row.priceCents, paid: 0, due: row.priceCents, dueDate: dueOn, currency: 'EUR' },
  })
})

test('a part that was paid leaves the rest, all of it thanks, and too much is given back', async () => {
  const { page, pay, row, answer } = await openPayment()
  await pay(1000)
  const part = await page()
  expect(part.text).toContain(fill(words.partPaid, { amount: money(1000) }))
  expect(part.text).toContain(money(row.priceCents - 1000))
  await pay(row.priceCents - 1000)
  const paid = await page()
  expect(paid.text).toContain(words.standings.paid)
  expect(paid.document.querySelector('[role=img]')).toBeNull()
  await pay(500)
  expect((await page()).text).toContain(fill(words.standings.overpaid, { amount: money(500) }))
  expect((await answer()).balance).toMatchObject({ due: -500 })
})

test('a withdrawal from begun work promises no amount before the office knows what is owed (R18.11)', async () => {
  const { page, pay, path, open, row, services } = await openPayment()
  await pay(row.priceCents + 100)
  await services.database.updateTable('order').set({ state: 'withdrawn', owedCents: null }).execute()
  for (const { text } of [await page(), await open(`${path}/statement`)]) {
    expect(text).toContain(words.parts.undecided)
    expect(text).not.toContain(words.parts.dueBack)
  }
  expect((await page()).text).toContain(words.standings.undecided)
})

test('after work that was not done nothing is promised or refunded before the customer was called (R18.11)', async () => {
  const { page, pay, path, open, row, services, setTime, takingOrders, storedOrder } = await openPayment()
  const { database } = services
  await pay(row.priceCents)
  setTime(row.startsAt)
  const today = { date: fullDay(row.date), number: row.number }
  expect((await open(path)).text).toContain(typesetDates(fillAll(orderPage.today, today)))
  const by = { actor: 'crew', personId: crypto.randomUUID(), version: undefined } as const
  await stepOrder(takingOrders(), row.id, 'giveUp', { ...by, notDone: { reason: 'nobodyIn', note: '' } })
  const { callBy } = await storedOrder()
  const until = new Date(callBy ?? 0)
  const facts = { until: untilTime(until), fee: money((row.priceCents * row.lateChangePercent) / 100) }
  const expectText = async (next: string) => {
    for (const { text } of [await page(), await open(path)]) {
      expect(text).toContain(words.standings.undecided)
      expect(text).toContain(typesetDates(fillAll(next, facts)))
      expect(text).not.toContain(words.standings.overpaid.split('{')[0])
    }
  }
  await expectText(notDone.nextNobodyIn.sampleFee)
  setTime(new Date(until.getTime() + 1).toISOString())
  await expectText(notDone.nextLate)
  expect(await database.selectFrom('refund').select('id').execute()).toEqual([])
  await followUp(takingOrders(), row.id, { ...by, actor: 'office' })
  expect(await database.selectFrom('refund').select('state').execute()).toEqual([{ state: 'asked' }])
})

test('who cancels or withdraws reads before the button, on the page and in the mail what comes back', async () => {
  const { page, pay, path, open, row, services, setTime, takingOrders } = await openPayment()
  await pay(row.priceCents)
  const [paid, back] = [{ paid: money(row.priceCents) }, { amount: money(row.priceCents) }]
  for (const step of ['cancel', 'withdraw'])
    expect((await open(`${path}/${step}`)).text).toContain(fill(orderPage.moneyBack.all, paid))
  const now = services.clock()
  setTime(new Date(Date.parse(row.startsAt) - 3 * 86_400_000).toISOString())
  const late = fill(orderPage.moneyBack.part.split('{rest}')[0] ?? '', paid)
  expect((await open(`${path}/cancel`)).text, 'less the fee').toContain(late)
  setTime(now.toISOString())
  await cancelOrder(takingOrders(), row.id, undefined)
  const { text } = await page()
  const refund = { ...back, date: fullDay(addDays(officeClock(now).date, refundDays)) }
  expect(text).toContain(typesetDates(fillAll(words.refund.asked, refund)))
  expect(text, 'not their mistake').not.toContain(words.standings.overpaid.split('{')[0])
  const cancelled = await mail(takingOrders(), 'orderCancelled')
  expect(cancelled.text.replace(/\s+/g, ' ')).toContain(fillAll(words.refund.asked, refund).replace(/\s+/g, ' '))
  expect(await services.database.selectFrom('refund').select(['cents', 'state']).execute()).toEqual([
    { cents: row.priceCents, state: 'asked' },
  ])
})

test.each([
  ['present', 'after'],
  ['leaves', 'before'],
  ['absent', 'after'],
])('a customer (%s) who withdraws %s paying owes nothing, is refunded and reads so', async (presence, when) => {
  const { open, page, pay, answer, path, row, services, takingOrders } = await openPayment(payee, presence)
  const { database } = services
  await database.updateTable('order').set({ sample: 0 }).execute()
  const cents = when === 'after' ? row.priceCents : 0
  if (cents) await pay(cents)
  await (await open(`${path}/withdraw`)).press(orderPage.withdraw.submit)
  const { text, document } = await page()
  const date = fullDay(addDays(officeClock(services.clock()).date, refundDays))
  const asked = fillAll(words.refund.asked, { amount: money(cents), date })
  expect(text).toContain(cents ? typesetDates(asked) : words.standings.nothing)
  expect([document.querySelector('[role=img]'), document.querySelector('[name=method]')]).toEqual([null, null])
  expect((await answer()).balance).toMatchObject({ charged: 0, due: 0 - cents })
  expect(await database.selectFrom('refund').select(['cents', 'state']).execute()).toEqual(
    cents ? [{ cents, state: 'asked' }] : [],
  )
  const receipt = await mail(takingOrders(), 'withdrawalReceipt')
  expect(receipt.text).toContain(withdrawal.outcomes.inTime)
  expect(receipt.text.replace(/\s+/g, ' ').includes(asked.replace(/\s+/g, ' '))).toBe(cents > 0)
})

test('at sample prices nothing is asked for and no account of ours is named, and the page says when it would be', async () => {
  const { page, row, path, open } = await openPayment()
  const facts = { amount: money(row.priceCents), date: fullDay(addDays(row.date, -2)) }
  const said = typesetDates(fillAll(words.sampleStandings.due, facts))
  for (const { text } of [await page(), await open(path)]) {
    expect(text).toContain(said)
    expect(text).not.toContain(typesetDates(fillAll(words.standings.due, facts)))
  }
  const { text } = await page()
  for (const asked of [words.reasons.inAdvance, 'Ada & Co BV', words.online.lead]) expect(text).not.toContain(asked)
})

test('nothing is asked for before the check of those who are there', async () => {
  const { page, services } = await openPayment({}, 'present')
  await services.database.updateTable('order').set({ sample: 0 }).execute()
  expect((await page()).text).toContain(words.standings.later.split('{')[0])
})

test('the statement names both sides, the VAT and what was paid', async () => {
  const { open, path, pay, row } = await openPayment()
  await pay(1000)
  const { text } = await open(`${path}/statement`)
  const shown = [row.number, 'Zoë', money(row.priceCents), money(row.priceCents - 1000), words.parts.payments.transfer]
  for (const fact of shown) expect(text).toContain(fact)
})
