import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { language } from '#copy/language.ts'
import { frame } from '#copy/order/frame.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill } from '../../copy/fill.ts'
import { crew, duration, fullDay, money, typeset } from '../../copy/format/format-work.ts'
import { countryOf } from '../../domain/language.ts'
import { parseVisit } from '../../domain/scheduling/visit.ts'
import { rescheduleVisit } from '../../services/orders/change/reschedule-visit.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, offered, toOrder } from '../../testing/ordering/place-by-form.ts'
import { sampleTariff } from '../../testing/orders/open-order-services.ts'

test('the price is proved again: it adds up to the cent, with each rounding on its own line; another program can read the calendar file', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const placed = await ordering.storedOrder()
  const file = await ordering.request(`${order.path}/visit.ics`)
  expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  const calendar = new ICAL.Component(ICAL.parse(await file.text()))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.startDate.toJSDate().toISOString()).toBe(placed.startsAt)

  const proof = await order.follow(orderPage.actions.proof)
  expect(proof.text).toContain(fill(orderPage.proof.same, { price: money(placed.priceCents) }))
  const lines = [...proof.document.querySelectorAll('main li')].map(({ textContent }) => textContent.trim())
  const lineOf = (label: string) => lines.find((line) => line.startsWith(label)) ?? ''
  const percent = Number(/(\d+)%/.exec(lineOf(orderPage.proof.dateFactor))?.[1])
  const { centsPerPersonHour, priceStepCents } = sampleTariff(countryOf(language))
  const minutes = placed.people * placed.minutesOnSite
  const cents = Math.round((minutes / 60) * centsPerPersonHour * (percent / 100))
  expect(lineOf(typeset(fill(estimateDesk.drivers.rounded, { crew: crew(placed) })))).toContain(duration(minutes))
  expect(lineOf(orderPage.proof.rate)).toContain(money(centsPerPersonHour))
  expect(lineOf(frame.lines.travel)).toContain(money(0))
  const unrounded = fill(orderPage.proof.beforeRounding, { step: money(priceStepCents) })
  expect(lineOf(unrounded)).toContain(money(cents))
  expect(lineOf(frame.lines.total)).toContain(money(Math.round(cents / priceStepCents) * priceStepCents))
  expect(cents).not.toBe(placed.priceCents)
})

test('a visit moved by the company shows on the order page and in its calendar file, and the customer can change it', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const orders = ordering.takingOrders()
  const before = await ordering.storedOrder()
  const change = await order.follow(orderPage.actions.change)
  const visit = parseVisit(offered(change).at(-1) ?? '')
  const team = Object.keys(orders.estimator.tariff.teams).find((id) => id !== before.team) ?? ''
  if (!visit) throw new Error('nothing can be ordered')
  const moved = await rescheduleVisit(orders, orderOf(before).order, { team, visit }, { actor: 'office', version: 1 })
  expect(moved.outcome).toBe('done')
  const page = await ordering.open(order.path)
  expect(page.text).toContain(fullDay(visit.date))
  expect(page.text).toContain(`${orderPage.history.moveVisit} ${orderPage.actors.office}`)
  expect(page.text).toContain(money(before.priceCents))
  const file = await ordering.request(`${order.path}/visit.ics`)
  const [event] = new ICAL.Component(ICAL.parse(await file.text())).getAllSubcomponents('vevent')
  expect(event?.getFirstPropertyValue('sequence')).toBe(1)
  expect(String(event?.getFirstPropertyValue('dtstart')).slice(0, 10)).toBe(visit.date)
  const proof = await ordering.open(`${order.path}/proof`)
  expect(proof.text).toContain(fill(orderPage.proof.same, { price: money(before.priceCents) }))
  const back = await (await page.follow(orderPage.actions.change)).press(orderPage.change.preview, {
    visit: `${before.date}.${before.part}`,
  })
  await back.press(orderPage.change.submit, allBoxes(back))
  const { team: own, date } = before
  expect(await ordering.storedOrder()).toMatchObject({ team: own, date, priceDate: null })
})
