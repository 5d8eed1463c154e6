import { describe, expect, it } from 'vitest'
import type { Language } from '../../domain/language.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import { type Engine, engines } from '../../testing/database/engines.ts'
import { openOffice } from '../../testing/office/open-office.ts'
import { homeIn, placedOrder, viewOf } from '../../testing/orders/place-through-draft.ts'

/** An office with an order of each country, and a person of a role. */
async function openWithOrders(engine: Engine = 'sqlite') {
  const office = await openOffice(engine)
  await office.openRosters()
  const servicesOf = (language: Language): OrderServices => {
    const orders = office.services.orders[language]
    if (!orders) throw new Error(`no tariff of ${language}`)
    return orders
  }
  return {
    ...office,
    office,
    servicesOf,
    person: (role: 'office' | 'planner', name: string) => signIn(office, role, name),
  }
}

const signIn = async (office: Awaited<ReturnType<typeof openOffice>>, role: 'office' | 'planner', name: string) =>
  await office.signedIn(await office.addPerson(role, name))

const hrefOf = ({ order }: OrderView) => `/orders/${order.number}`

describe.each(engines)('orders on %s', (engine) => {
  it('are listed by their filters, and found by number, name, mail, phone and postcode (R17.16)', async () => {
    const { servicesOf, person } = await openWithOrders(engine)
    const belgian = await placedOrder(servicesOf('en'))
    const dutch = await placedOrder(servicesOf('nl'))
    await cancelOrder(servicesOf('nl'), dutch.order.id, undefined)
    const sara = await person('office', 'Sara')
    const found = async (query: string) => {
      const { document } = await sara.open(`/orders?${query}`)
      return [belgian, dutch].map((view) => document.querySelector(`th a[href="${hrefOf(view)}"]`) !== null)
    }
    expect(await found('')).toEqual([true, true])
    expect(await found('state=ordered')).toEqual([true, false])
    expect(await found('country=NL')).toEqual([false, true])
    expect(await found('channel=phone')).toEqual([false, false])
    expect(await found('sample=no')).toEqual([false, false])
    expect(await found(`team=${belgian.order.team}&sort=earliest`)).toEqual([true, false])
    expect(await found('from=2026-11-24&sort=ordered')).toEqual([true, true])
    expect(await found('until=2026-11-23')).toEqual([false, false])
    expect(await found('q=lovel')).toEqual([true, true])
    expect(await found('q=ada%40visitor')).toEqual([true, true])
    expect(await found('q=7551+ab')).toEqual([false, true])
    expect(await found('q=0470+12+34')).toEqual([true, true])
    expect(await found('q=nobody&state=nonsense&from=0000-01-01&until=9999-12-31&after=x')).toEqual([false, false])
    const { path, text } = await sara.open(`/orders?q=${belgian.order.number.toLowerCase()}`)
    expect(path).toBe(hrefOf(belgian))
    expect(text).toContain('Ada Lovelace')
    expect((await sara.open('/orders?q=nobody')).text).toContain('No orders match')
  })

  it('have pages that neither repeat nor leave out an order', async () => {
    const { servicesOf, services, person } = await openWithOrders(engine)
    await placedOrder(servicesOf('en'))
    const row = await services.database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
    for (let index = 0; index < 119; index += 1) {
      const own = { id: crypto.randomUUID(), number: `N${index}`, draftId: null, idempotencyKey: null }
      await services.database
        .insertInto('order')
        .values({ ...row, ...own })
        .execute()
    }
    const sara = await person('office', 'Sara')
    const exported = await (await sara.get('/orders.csv?state=ordered')).text()
    expect(exported.trim().split('\r\n')).toHaveLength(121)
    expect(exported, 'in office time, as its dates').toContain(',2026-11-23 11:00,')
    expect(exported, 'for books and post').toMatch(/,Ordered,.*Inside the oven.*,21,.*,Meir,1 bus 2,Antwerpen,/)
    for (const sort of ['visit', 'earliest', 'ordered']) {
      const seen: (string | null)[] = []
      for (let path: string | null | undefined = `/orders?sort=${sort}`; path; ) {
        const { document } = await sara.open(path)
        seen.push(...[...document.querySelectorAll('tbody th a')].map((link) => link.getAttribute('href')))
        path = [...document.querySelectorAll('main p a')]
          .find(({ textContent }) => textContent === 'Next page')
          ?.getAttribute('href')
      }
      expect(seen, sort).toHaveLength(120)
      expect(new Set(seen).size, sort).toBe(120)
    }
  })

  it('are cancelled with the fee shown, or without it, and never in a state that was not seen (R17.17)', async () => {
    const { servicesOf, services, person, pass } = await openWithOrders(engine)
    const late = await placedOrder(servicesOf('en'), homeIn(servicesOf('en')), (offers) => offers.at(-1))
    pass(60 * 24 * 57)
    const sara = await person('office', 'Sara')
    const tom = await person('office', 'Tom')
    const page = await sara.open(hrefOf(late))
    expect(page.text).toContain('This costs the customer €')
    expect((await page.press('button[value=cancel]')).text).toContain('Agree it with the customer first')
    const others = await tom.open(hrefOf(late))
    const done = await page.press('button[value=cancel]', { agreed: true, waiveFee: true })
    expect(done.status).toBe(200)
    expect(done.text).toContain('Sara cancelled')
    expect(done.text).toContain('Owed: €0')
    const refused = await others.press('button[value=cancel]', { agreed: true })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Nothing was changed: the order has changed since you opened it')
    expect(refused.text).toContain('Sara cancelled')
    const event = await services.database.selectFrom('orderEvent').selectAll().where('kind', '=', 'cancel').execute()
    expect(event).toMatchObject([{ actor: 'office', personId: expect.any(String) }])
    const entries = await services.database.selectFrom('audit').select(['action', 'subject', 'details']).execute()
    expect(entries.filter(({ action }) => action === 'cancelOrder')).toEqual([
      { action: 'cancelOrder', subject: `order:${late.order.id}`, details: expect.stringContaining('cancelled') },
    ])
    const mails = await services.database.selectFrom('mail').select('purpose').where('language', '=', 'en').execute()
    expect(mails.map(({ purpose }) => purpose)).toContain('orderCancelled')
  })
})

describe('staff charge the amount that the page showed (R17.17): once it differs,', () => {
  it('an order is not cancelled, and both fees are shown', async () => {
    const { servicesOf, person, pass } = await openWithOrders()
    const services = servicesOf('en')
    const placed = await placedOrder(services, homeIn(services), (offers) => offers.at(-1))
    const sara = await person('office', 'Sara')
    const page = await sara.open(hrefOf(placed))
    pass(60 * 24 * 57)
    const tom = await person('office', 'Tom')
    const version = page.document.querySelector('input[name=version]')?.getAttribute('value') ?? ''
    const fee = page.document.querySelector('input[name=fee]')?.getAttribute('value') ?? ''
    expect(fee).toBe('0')
    for (const seen of [{ fee }, {}]) {
      const refused = await tom.post(hrefOf(placed), { do: 'cancel', version, agreed: 'on', ...seen })
      expect(refused.status).toBe(409)
      expect(await refused.text()).toMatch(
        /You saw: “(This costs the customer nothing\.|–)” Now: “This costs the customer €/,
      )
    }
    expect((await viewOf(services, placed.key)).order).toMatchObject({ state: 'ordered', owedCents: null })
  })

  it('an order is not changed, and the price and fee that were seen are shown beside the current ones', async () => {
    const { servicesOf, person, pass } = await openWithOrders()
    const services = servicesOf('en')
    const placed = await placedOrder(services, homeIn(services), (offers) => offers.at(-1))
    pass(60 * 24 * 52)
    const tom = await person('office', 'Tom')
    const change = { version: '1', rooms: 'wk-30-2', extras: '', agreed: 'on' }
    const price = (await tom.open(`${hrefOf(placed)}/change?rooms=wk-30-2`)).document.querySelector('input[name=price]')
    pass(60 * 24 * 5)
    const later = await person('office', 'Sara')
    const seen = { price: price?.getAttribute('value') ?? '', fee: '0' }
    const refused = await later.post(`${hrefOf(placed)}/change`, { ...change, ...seen })
    expect(refused.status).toBe(409)
    expect(await refused.text()).toMatch(/You saw a price of €[\d.,]+ and a fee of €0/)
    expect((await later.post(`${hrefOf(placed)}/change`, { ...change, price: seen.price })).status).toBe(409)
    expect((await viewOf(services, placed.key)).order).toMatchObject({ version: 1, feeCents: 0 })
  })

  it('a withdrawal is not recorded', async () => {
    const { servicesOf, services, person, pass } = await openWithOrders()
    const placed = await placedOrder(servicesOf('en'), homeIn(servicesOf('en')), (offers) => offers.at(-1))
    pass(60 * 24 * 20)
    const sara = await person('office', 'Sara')
    const form = { do: 'withdraw', version: '1', outcome: 'inTime', agreed: 'on' }
    const refused = await sara.post(hrefOf(placed), form)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('You saw: “In time” Now: “Too late”')
    expect(await services.database.selectFrom('withdrawal').select('id').execute()).toEqual([])
  })
})

it('keeps the customer’s private link from those who may not change orders, and records who opens it (R17.17)', async () => {
  const { servicesOf, services, person } = await openWithOrders()
  const placed = await placedOrder(servicesOf('nl'))
  const [sara, petra] = [await person('office', 'Sara'), await person('planner', 'Petra')]
  const path = `${hrefOf(placed)}/customer-page`
  for (const reader of [sara, petra])
    expect(await (await reader.get(hrefOf(placed))).text()).not.toContain(placed.key.secret)
  expect((await petra.open(hrefOf(placed))).document.querySelector(`form[action="${path}"]`)).toBeNull()
  expect((await petra.post(path)).status).toBe(403)
  expect((await sara.open(hrefOf(placed))).document.querySelector(`form[action="${path}"]`)).not.toBeNull()
  const opened = await sara.post(path)
  expect(opened.status).toBe(303)
  const target = opened.headers.get('location') ?? ''
  expect(target).toContain(placed.key.secret)
  expect(opened.headers.get('content-security-policy')).toContain(new URL(target).origin)
  expect(await services.database.selectFrom('audit').select(['action', 'subject']).execute()).toEqual([
    { action: 'openCustomerPage', subject: `order:${placed.order.id}` },
  ])
})

describe('orders', () => {
  it('are moved to another visit at the price that was shown, with its fee or without (R17.17)', async () => {
    const { servicesOf, person } = await openWithOrders()
    const services = servicesOf('nl')
    const placed = await placedOrder(services, homeIn(services), (offers) => offers.at(20))
    const sara = await person('office', 'Sara')
    const page = await (await sara.open(hrefOf(placed))).follow('Change visit, rooms or extras')
    const other = page.document.querySelector('fieldset [name=visit]')?.getAttribute('value') ?? ''
    const check = await page.press('See the new price', { visit: other, extra: 'fridge' })
    expect(check.text).toContain('Fee for this change')
    expect((await check.press('Make the change')).status).toBe(422)
    const boxes = Object.fromEntries(
      [...check.document.querySelectorAll('main fieldset input[type=checkbox][name]:not([name=extra])')].map((box) => [
        box.getAttribute('name') ?? '',
        true,
      ]),
    )
    const done = await check.press('Make the change', { ...boxes, agreed: true })
    expect(done.text).toContain('The order has been changed')
    expect(done.text).toContain('Sara changed the visit and rooms or extras')
    const now = await viewOf(services, placed.key)
    expect(`${now.order.visit.date}.${now.order.visit.part}`).toBe(other)
    expect(now.order.extras).toContain('fridge')
    const consents = await services.database.selectFrom('orderConsent').select('text').execute()
    expect(consents.map(({ text }) => text).join(' '), 'in the language of the customer').toContain('Ik ga akkoord')
  })

  it('get other rooms and keep their visit, with the new price beside the old one (R17.17)', async () => {
    const { servicesOf, person } = await openWithOrders()
    const services = servicesOf('en')
    const placed = await placedOrder(services)
    const sara = await person('office', 'Sara')
    const looked = await (await sara.open(`${hrefOf(placed)}/change`)).press('button[name=add][value=wk]')
    expect(looked.document.querySelectorAll('select[name=type]')).toHaveLength(3)
    const check = await looked.press('See the new price')
    expect(check.text).toContain('3 rooms, 48 m²')
    const done = await check.press('Make the change', { agreed: true })
    expect(done.text).toContain('Sara changed rooms or extras')
    expect((await viewOf(services, placed.key)).order.rooms).toHaveLength(3)
    const again = await sara.open(`${hrefOf(placed)}/change?rooms=${Array(40).fill('kr-250-3')}`)
    expect([again.status, again.text]).toEqual([422, expect.stringContaining('more than we can do in one visit')])
  })

  it('have their details corrected: audited without what they say, stale with what has happened (R16.18)', async () => {
    const { servicesOf, services, person } = await openWithOrders()
    const placed = await placedOrder(servicesOf('nl'))
    const sara = await person('office', 'Sara')
    const page = await (await sara.open(hrefOf(placed))).follow('Correct details')
    expect((await page.press('Save the details', { phoneNumber: 'none' })).status).toBe(422)
    const saved = await page.press('Save the details', {
      phoneNumber: '0612345678',
      street: 'Dorpsweg',
      email: 'ada@new.example',
    })
    expect(saved.text).toContain('Sara corrected the details')
    expect(saved.text).toContain('Street: Meir → Dorpsweg')
    expect(saved.text).toContain('a link to ada@new.example')
    const entries = await services.database
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'correctOrder')
      .execute()
    expect(entries).toHaveLength(1)
    expect(JSON.stringify(entries)).not.toMatch(/Dorpsweg|new\.example/)
    const stale = await page.press('Save the details', { city: 'Deventer' })
    expect(stale.status).toBe(409)
    expect(stale.text).toContain('Sara corrected the details')
    expect(stale.document.querySelector('[name=city]')?.getAttribute('value')).toBe('Deventer')
  })

  it('are begun, inspected and finished, withdrawn by phone, and noted about', async () => {
    const { office, servicesOf, services, person } = await openWithOrders()
    const placed = await placedOrder(servicesOf('nl'))
    office.pass((placed.order.startsAt.getTime() - office.now().getTime()) / 60_000)
    const sara = await person('office', 'Sara')
    const asked = await (await sara.open(hrefOf(placed))).follow(`Start work… ${placed.order.number}`)
    const begun = await asked.press('Yes, work has begun')
    expect(begun.text).toContain('Sara noted that work has begun')
    const noted = await begun.press('Add note', { text: 'Has a <b>dog</b>.' })
    expect(noted.text).toContain('Has a <b>dog</b>.')
    const withdrawn = await noted.press('button[value=withdraw]', { agreed: true })
    expect(withdrawn.text).toContain('Sara recorded the customer’s withdrawal')
    expect(withdrawn.text).toContain('work out what is owed')
    const mails = await services.database.selectFrom('mail').select(['purpose', 'language']).execute()
    expect(mails).toContainEqual({ purpose: 'withdrawalReceipt', language: 'nl' })
    expect((await sara.post(hrefOf(placed), { do: 'withdraw', agreed: 'on', version: '2' })).status).toBe(409)
    expect((await sara.post(hrefOf(placed), { do: 'dance', version: '3' })).status).toBe(422)
    expect((await sara.post(hrefOf(placed), { do: 'note', text: 'x'.repeat(4001) })).status).toBe(422)
    expect(await services.database.selectFrom('withdrawal').select('id').execute()).toHaveLength(1)
  })
})

it('shows planners an order without anything to change, and nobody what a customer wrote as markup', async () => {
  const { servicesOf, services, person } = await openWithOrders()
  const placed = await placedOrder(servicesOf('en'))
  const hostile = '<script>alert(1)</script>'
  await services.database
    .updateTable('orderPerson')
    .set({ firstName: hostile, remark: hostile, city: hostile })
    .execute()
  const planner = await person('planner', 'Pia')
  const page = await planner.open(hrefOf(placed))
  expect(page.document.querySelector('main form')).toBeNull()
  expect(page.document.querySelector('main script')).toBeNull()
  expect(page.text).toContain(hostile)
  await services.database.deleteFrom('orderPerson').execute()
  expect((await planner.open(hrefOf(placed))).text).toContain('details have been deleted')
  expect((await planner.open('/orders')).text).toContain('details have been deleted')
  expect((await planner.open('/orders/K7F4-29QX')).status).toBe(404)
})
