import { expect, test } from 'vitest'
import { check } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { location } from '#copy/order/location.ts'
import { orderMail } from '#copy/order/mail.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { visits } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { fullDay } from '../../copy/format/format-work.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, offered, typed, zipCode } from '../../testing/ordering/place-by-form.ts'
import { mail } from '../../testing/orders/composed-mails.ts'

const handover = '2026-12-03'
const late = (dates: readonly string[]) => dates.find((visit) => visit.slice(0, 10) > handover) ?? ''
const yes = fill(visits.comeLate, { date: fullDay(handover) })

test('a visit after the handover looks different, and is chosen once the customer says yes to it (R16.17)', async () => {
  const ordering = await openOrdering()
  const { database } = ordering.services
  const step = await ordering.open(`/eindSchoonmaak/location?packageId=es&zipCode=${zipCode}&handover=${handover}`)
  const dates = await step.press(location.submit, { houseNumber: '12' })
  expect(dates.text, 'one arrival, as every visit takes the whole day').toContain(visits.wholeDays.split(/[})]/).at(-1))
  const visit = late(offered(dates))
  const label = (value: string) => dates.document.querySelector(`[id="${value}"]`)?.getAttribute('aria-label')
  expect([label(visit), label(offered(dates)[0] ?? '')].map((text) => text?.includes(visits.afterHandover))).toEqual([
    true,
    false,
  ])
  const asked = await dates.press(visits.submit, { visit })
  expect(asked.status).toBe(422)
  expect(asked.text).toContain(fill(visits.problems.afterHandover, { date: fullDay(handover) }))
  expect(asked.text).toContain(yes)
  expect((await database.selectFrom('draft').select('visit').executeTakeFirst())?.visit, 'not chosen yet').toBeNull()
  const confirmed = await asked.press(visits.submit, { visit, afterHandover: true })
  const page = await confirmed.press(details.submit, typed)
  const placed = await page.press(check.submit, allBoxes(page))
  expect(placed.text).toContain(fill(orderPage.handover, { date: fullDay(handover) }))
  expect(await database.selectFrom('order').select('handover').execute()).toEqual([{ handover }])
  const { text } = await mail(ordering.takingOrders(), 'orderConfirmation')
  expect(text).toContain(`${orderMail.order.handover}: ${fullDay(handover)}`)

  const change = await placed.follow(orderPage.actions.change)
  const another = offered(change).findLast((one) => one.slice(0, 10) > visit.slice(0, 10)) ?? ''
  const preview = await change.press(orderPage.change.preview, { visit: another })
  expect(preview.text).toContain(yes)
  const { afterHandover: _, ...others } = allBoxes(preview)
  const refused = await preview.press(orderPage.change.submit, others)
  expect([refused.status, refused.text.includes(orderPage.change.afterHandover)]).toEqual([422, true])
  expect((await preview.press(orderPage.change.submit, allBoxes(preview))).text).toContain(orderPage.changed)
})

test('a handover that moves before the chosen visit is asked about again, on any way to the order', async () => {
  const ordering = await openOrdering()
  const start = `/eindSchoonmaak/location?packageId=es&zipCode=${zipCode}`
  const dates = await (await ordering.open(start)).press(location.submit, { houseNumber: '12' })
  const step3 = await dates.press(visits.submit, { visit: late(offered(dates)) })
  const step4 = await step3.press(details.submit, typed)
  const draft = step4.path.split('/')[2]
  const home = await ordering.open(`${start}&draft=${draft}`)
  await home.press(location.submit, { houseNumber: '12', handover })
  const pressed = await step4.press(check.submit, allBoxes(step4))
  expect(pressed.path).toContain('/visits?afterHandover=')
  expect(pressed.text).toContain(yes)
  expect(await ordering.services.database.selectFrom('order').select('id').execute()).toEqual([])
})
