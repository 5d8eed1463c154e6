import { expect, test } from 'vitest'
import { check } from '#copy/order/check.ts'
import { location } from '#copy/order/location.ts'
import { orderMail } from '#copy/order/mail.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { crew, fullDay, money } from '../../copy/format/format-work.ts'
import type { OrderHome } from '../../domain/orders/order-home.ts'
import { changesPerHour } from '../../services/orders/change/limit-changes.ts'
import type { MailSources } from '../../services/orders/mail/mail-words.ts'
import { customerMail } from '../../services/orders/mail/order-mails.ts'
import type { Page } from '../../testing/browse.ts'
import { openOrdering } from '../../testing/ordering/open-ordering.ts'
import { allBoxes, offered, toOrder } from '../../testing/ordering/place-by-form.ts'
import { mails } from '../../testing/orders/composed-mails.ts'
import { homeIn, placedOrder } from '../../testing/orders/place-through-draft.ts'
import { orderPath } from '../layout/routes.ts'

const words = orderPage.change
const priceOf = ({ document }: Page, column: number) =>
  document.querySelector(`#preview tbody tr:last-child > :nth-child(${column})`)?.textContent

test('another date: the new price beside the old one, then the change, once', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const change = await order.follow(orderPage.actions.change)
  const preview = await change.press(words.preview, { visit: offered(change).at(-1) ?? '' })
  const { database } = ordering.services
  const before = await ordering.storedOrder()
  expect(priceOf(preview, 2)).toBe(money(before.priceCents))
  const changed = await preview.press(words.submit, allBoxes(preview))
  expect(changed.text).toContain(orderPage.changed)
  const after = await ordering.storedOrder()
  expect(`${after.date}.${after.part}`).toBe(offered(change).at(-1))
  expect(priceOf(preview, 3)).toBe(money(after.priceCents))
  expect((await preview.press(words.submit, allBoxes(preview))).path, 'a second press').toBe(order.path)
  const visit = offered(change)[0] ?? ''
  const old = { visit, version: String(before.version), price: String(before.priceCents) }
  const stale = await ordering.post(`${order.path}/change`, { ...old, beginEarly: 'yes', losesRight: 'yes' })
  expect(stale.status, 'a page that was shown before').toBe(409)
  expect(await stale.text()).toContain(orderPage.stale)
  const claims = await database.selectFrom('claim').select(['date', 'part']).distinct().execute()
  expect(claims).toEqual([{ date: after.date, part: after.part }])
})

test('other rooms: the preview changes nothing, the button does, and an old link shows the present state', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, -1)
  const change = await order.follow(orderPage.actions.change)
  const fewer = await change.press('[name=remove][value="0"]')
  expect(fewer.document.querySelector('#preview')).toBeNull()
  const preview = await fewer.press('#home > p button', { extra: 'oven' })
  expect(preview.text).toContain(words.changed)
  const changed = await preview.press(words.submit, allBoxes(preview))
  expect(changed.text).toContain(orderPage.changed)
  const again = await ordering.open(order.path)
  expect(again.text).toContain(orderPage.history.changeHome)
})

test('date, rooms and extras are one form, and are changed together', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, -1)
  const change = await order.follow(orderPage.actions.change)
  const more = await change.press('[name=add][value=wk]', { visit: offered(change)[1] ?? '', extra: 'oven' })
  // The longer visit takes the day, where half of it was chosen.
  const visit = more.document.querySelector('[name=visit]:checked')?.getAttribute('value') ?? ''
  expect(visit.slice(0, 10)).toBe(offered(change)[1]?.slice(0, 10))
  const preview = await more.press(words.preview)
  const differs = [...preview.document.querySelectorAll('#preview [data-differs] th')].map(
    ({ textContent }) => textContent,
  )
  const { visit: date, rooms, extras, crew } = orderMail.order
  expect(differs).toEqual([date, rooms, extras, crew, check.labels.price])
  expect(preview.document.querySelectorAll('#preview button')).toHaveLength(1)
  expect(preview.text, 'a visit within the withdrawal period').toContain(check.early)
  expect(Object.keys(allBoxes(preview))).toEqual(expect.arrayContaining(['beginEarly', 'losesRight']))
  const before = await ordering.storedOrder()
  const changed = await preview.press(words.submit, allBoxes(preview))
  expect(changed.text).toContain(orderPage.history.changeVisitAndHome)
  const after = await ordering.storedOrder()
  expect(after).toMatchObject({ version: 2, extras: 'oven', rooms: `${before.rooms},wk-30-2` })
  expect(`${after.date}.${after.part}`).toBe(visit)
  expect(priceOf(preview, 3)).toBe(money(after.priceCents))
  expect(await mails(ordering.takingOrders(), 'orderChanged')).toHaveLength(1)
})

test('hours of cleaning per hour can be changed, at their price, and are shown to the crew and in the mail', async () => {
  const ordering = await openOrdering()
  const { database, path } = await orderedHome(ordering, { packageId: 'ms', soldMinutes: 240 })
  const before = await ordering.storedOrder()
  const change = await ordering.open(`${path}/change`)
  expect(change.document.querySelector<HTMLSelectElement>('select[name=hours]')?.value).toBe('4')
  const preview = await change.press(words.preview, { hours: '6' })
  await preview.press(words.submit, allBoxes(preview))
  const after = await ordering.storedOrder()
  expect(after).toMatchObject({ soldMinutes: 360, rooms: before.rooms, date: before.date, version: 2 })
  expect(after.people * after.minutesOnSite).toBe(360)
  expect(after.priceCents).toBeGreaterThan(before.priceCents)
  expect(priceOf(preview, 3)).toBe(money(after.priceCents))
  const mail = await customerMail(sources(database), after.id, { event: 2 })
  const crews = [before, after].map(crew)
  expect(JSON.stringify(mail?.content)).toContain(crews.join(' → '))
  expect((await ordering.open(`${path}/change?hours=1.25`)).text).toContain(location.problems.tooLarge)
})

test('another handover costs nothing, and is asked about before a visit that comes after it (R16.17)', async () => {
  const ordering = await openOrdering()
  const { database, path } = await orderedHome(ordering, { packageId: 'es', handover: '2027-01-30', extras: [] })
  const before = await ordering.storedOrder()
  const change = await ordering.open(`${path}/change`)
  expect(change.document.querySelector('[name=handover]')?.getAttribute('value')).toBe('2027-01-30')
  // The free period is over: changing only the handover costs no fee.
  ordering.setTime(new Date(Date.parse(before.startsAt) - 3_600_000).toISOString())
  const late = await (await ordering.open(`${path}/change`)).press(words.preview, { handover: '2026-11-20' })
  const refused = await late.press(words.submit)
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(words.afterHandover)])
  const changed = await refused.press(words.submit, { afterHandover: true })
  expect(changed.text).toContain(orderPage.history.changeHome)
  const after = await ordering.storedOrder()
  expect(after).toEqual({ ...before, handover: '2026-11-20', version: 2 })
  const mail = await customerMail(sources(database), after.id, { event: 2 })
  expect(JSON.stringify(mail?.content)).toContain(`${fullDay('2027-01-30')} → ${fullDay('2026-11-20')}`)
  const emptied = await (await ordering.open(`${path}/change`)).press(words.preview, { handover: '' })
  await emptied.press(words.submit)
  expect((await ordering.storedOrder()).handover).toBeNull()
})

const sources = (database: MailSources['database']): MailSources => ({
  ...{ database, orderSiteUrl: 'https://orders.example', officeUrl: 'https://office.example', sample: true },
  payees: { BE: undefined, NL: undefined },
})

/** An order of a home other than the form's, with the address of its page. */
async function orderedHome(ordering: Awaited<ReturnType<typeof openOrdering>>, home: Partial<OrderHome>) {
  const orders = ordering.takingOrders()
  const { key } = await placedOrder(orders, homeIn(orders, home))
  return { database: orders.database, path: orderPath(key) }
}

test('a visit that is too soon to be chosen anew stays chosen while extras are added', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const before = await ordering.storedOrder()
  ordering.setTime(new Date(Date.parse(before.startsAt) - 3_600_000).toISOString())
  const change = await ordering.open(`${order.path}/change`)
  expect(offered(change)[0]).toBe(`${before.date}.${before.part}`)
  const preview = await change.press(words.preview, { extra: 'oven' })
  await preview.press(words.submit, allBoxes(preview))
  const after = await ordering.storedOrder()
  expect(after).toMatchObject({ date: before.date, part: before.part, extras: 'oven', version: 2 })
})

test('a change that changes nothing says so, and a made-up price is refused', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const row = await ordering.storedOrder()
  const same = await ordering.open(`${order.path}/change?visit=${row.date}.${row.part}`)
  expect(same.text).toContain(words.same)
  const visit = offered(same).at(-1) ?? ''
  const answer = await ordering.post(`${order.path}/change`, { visit, version: String(row.version), price: '1' })
  expect(answer.status).toBe(409)
  const unversioned = await ordering.post(`${order.path}/change`, { visit, price: String(row.priceCents) })
  expect(unversioned.status).toBe(409)
  expect(await ordering.storedOrder()).toEqual(row)
})

test('a change to impossible rooms is refused, and the order stays readable', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  for (const rooms of ['type=kr&area=500&dirt=1', 'rooms=kr-999-3']) {
    const page = await ordering.open(`${order.path}/change?${rooms}`)
    expect(page.text).toContain(location.problems.tooLarge)
    expect(page.document.querySelector('#preview')).toBeNull()
  }
  const pressed = { rooms: 'kr-500-1', extras: '', version: '1', price: '40200', fee: '0' }
  const refused = await ordering.post(`${order.path}/change`, { ...pressed, beginEarly: 'yes', losesRight: 'yes' })
  expect(refused.status).toBe(422)
  expect((await ordering.open(order.path)).status).toBe(200)
})

test('an address that asks for a date that is not offered gets the nearest three instead of a button', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, -1)
  for (const date of ['2026-12-25', '2020-01-02']) {
    const page = await ordering.open(`${order.path}/change?visit=${date}.morning`)
    expect(page.text).toContain(orderPage.taken)
    expect(page.document.querySelector('#preview')).toBeNull()
    expect(page.document.querySelectorAll('section > h2 + div [name=visit]:not([id])')).toHaveLength(3)
  }
})

test('a change beyond those of an hour is refused in words, and what was chosen is still there', async () => {
  const ordering = await openOrdering()
  const order = await toOrder(ordering, 0)
  const change = await order.follow(orderPage.actions.change)
  const visit = offered(change).at(-1) ?? ''
  const preview = await change.press(words.preview, { visit })
  const { database, clock } = ordering.services
  const { id: orderId } = await ordering.storedOrder()
  const event = {
    orderId,
    at: clock().toISOString(),
    actor: 'customer' as const,
    personId: null,
    before: '{}',
    after: '{}',
  }
  const changes = Array.from({ length: changesPerHour }, (_, index) => ({ ...event, seq: index + 2 }))
  await database
    .insertInto('orderEvent')
    .values(changes.map((change) => ({ ...change, kind: 'changeHome' })))
    .execute()
  const refused = await preview.press(words.submit, allBoxes(preview))
  expect(refused.status).toBe(429)
  expect(refused.text).toContain(orderPage.tooMany)
  expect(refused.document.querySelector<HTMLInputElement>('#preview [name=visit]')?.value).toBe(visit)
})
