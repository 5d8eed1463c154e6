import { expect, test } from 'vitest'
import { details } from '#copy/order/details.ts'
import { frame } from '#copy/order/frame.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { payment } from '#copy/order/payment.ts'
import { rights } from '#copy/order/rights.ts'
import { fill, fillAll } from '../../copy/fill.ts'
import { fullDay, money, typesetDates, untilTime } from '../../copy/format/format-work.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { settlementDays } from '../../domain/payments/payment-due.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, toOrder } from '../../testing/ordering/place-by-form.ts'

const words = orderPage.change

test('cancelling says what it costs before the button, and is done once', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const cancel = await order.follow(orderPage.actions.cancel)
  const { startsAt } = await ordering.storedOrder()
  const until = typesetDates(untilTime(new Date(startsAt)))
  expect(cancel.text).toContain(fill(rights.freeUntilVisit, { until }))
  expect(cancel.text.split(until), 'said once').toHaveLength(2)
  const done = await cancel.press(orderPage.cancel.submit)
  expect(done.path).toBe(order.path)
  for (const said of [orderPage.titles.cancelled, orderPage.endConfirmed]) expect(done.text).toContain(said)
  for (const former of [orderPage.keepLink, frame.lines.total, details.presence.legend])
    expect(done.text, 'nothing of the booked order').not.toContain(former)
  expect((await cancel.press(orderPage.cancel.submit)).path, 'a second press').toBe(order.path)
  expect(await ordering.services.database.selectFrom('claim').selectAll().execute()).toEqual([])
  const change = await ordering.open(`${order.path}/change`)
  expect(change.text).toContain(orderPage.notPossible)
  expect(change.document.querySelector('main form'), 'nothing to choose any more').toBeNull()
  expect((await ordering.open(`${order.path}/withdraw`)).text).toContain(orderPage.withdraw.ended)
})

test('after both free periods the fee is shown before the button', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, -1)
  const { priceCents, startsAt } = await ordering.storedOrder()
  const percent = ordering.services.estimator?.tariff.lateChangePercent ?? 0
  const free = await ordering.open(`${order.path}/cancel`)
  const change = await ordering.open(`${order.path}/change?rooms=kr-12-2`)
  ordering.setTime(new Date(Date.parse(startsAt) - 3 * 86_400_000).toISOString())
  const shown = await free.press(orderPage.cancel.submit)
  expect(shown.status, 'a page that was shown while it was free').toBe(409)
  expect((await change.press(words.submit, allBoxes(change))).status).toBe(409)
  const page = await ordering.open(`${order.path}/cancel`)
  const fee = money(Math.round((priceCents * percent) / 100))
  for (const { text } of [free, shown, page]) expect(text).toContain(fee)
  await page.press(orderPage.cancel.submit)
  const { date: today } = officeClock(ordering.services.clock())
  const due = { amount: fee, date: fullDay(addDays(today, settlementDays)) }
  expect((await ordering.open(order.path)).text).toContain(typesetDates(fillAll(payment.sampleStandings.due, due)))
})

test('withdrawing by the private link ends the contract within the period', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const withdraw = await order.follow(orderPage.actions.withdraw)
  expect(withdraw.text).toContain(typesetDates(fullDay('2026-12-07')))
  const done = await withdraw.press(orderPage.withdraw.submit)
  expect(done.text).toContain(orderPage.titles.withdrawn)
  expect(done.text).toContain(payment.standings.nothing)
  expect((await withdraw.press(orderPage.withdraw.submit)).path, 'a second press').toBe(order.path)
  const { database } = ordering.services
  expect(await database.selectFrom('withdrawal').select('outcome').execute()).toEqual([{ outcome: 'inTime' }])
})
