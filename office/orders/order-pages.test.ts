import { describe, expect, it } from 'vitest'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { engines } from '../../testing/database/engines.ts'
import { hrefOf, openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { placedOrder } from '../../testing/orders/place-through-draft.ts'

describe.each(engines)('orders on %s', (engine) => {
  it('are listed by their filters, and found by number, name, mail, phone and postcode (R17.16)', async () => {
    const office = await openWithRosters(engine)
    const belgian = await office.place()
    const dutch = await placedOrder(office.dutchOrders)
    await cancelOrder(office.dutchOrders, dutch.order.id, undefined)
    const sara = await office.signedInAs('office', 'Sara')
    const found = async (query: string) => {
      const { document } = await sara.open(`/orders?${query}`)
      return [belgian, dutch].map((view) => document.querySelector(`th a[href="${hrefOf(view)}"]`) !== null)
    }
    expect(await found('')).toEqual([true, true])
    expect(await found('state=ordered')).toEqual([true, false])
    expect(await found('country=NL')).toEqual([false, true])
    expect(await found('channel=phone')).toEqual([false, false])
    expect(await found(`team=${belgian.order.team}&sort=earliest`)).toEqual([true, false])
    expect(await found('from=2026-11-24&sort=ordered')).toEqual([true, true])
    expect(await found('until=2026-11-23')).toEqual([false, false])
    expect(await found('q=lovel')).toEqual([true, true])
    expect(await found('q=ada%40visitor')).toEqual([true, true])
    expect(await found('q=7551+ab')).toEqual([false, true])
    expect(await found('q=0470+12+34')).toEqual([true, true])
    expect(await found('q=nobody&state=nonsense&from=0000-01-01&until=9999-12-31&after=x')).toEqual([false, false])
    const { path, text } = await sara.open(`/orders?q=order+${belgian.order.number.toLowerCase()}`)
    expect(path).toBe(hrefOf(belgian))
    expect(text).toContain('Ada Lovelace')
    expect((await sara.open('/orders?q=nobody')).text).toContain('No orders match')
  })

  it('are called samples once, above their list, with a link to what is not confirmed (R1.5)', async () => {
    const office = await openWithRosters(engine)
    await office.place()
    const { document, text } = await (await office.signedInAs('office', 'Sara')).open('/orders')
    expect(document.querySelector('main > [data-demonstration] a')?.getAttribute('href')).toMatch(/\/not-confirmed$/)
    expect(text.match(/\bsamples?\b/g)).toHaveLength(1)
  })

  it('have pages that neither repeat nor leave out an order', async () => {
    const office = await openWithRosters(engine)
    await office.place()
    const row = await office.database.selectFrom('order').selectAll().executeTakeFirstOrThrow()
    const another = (_: unknown, index: number) => {
      return { ...row, id: crypto.randomUUID(), number: `N${index}`, draftId: null, idempotencyKey: null }
    }
    const rows = Array.from({ length: 119 }, another)
    await office.database.insertInto('order').values(rows).execute()
    const sara = await office.signedInAs('office', 'Sara')
    const exported = await (await sara.get('/orders.csv?state=ordered')).text()
    expect(exported.trim().split('\r\n')).toHaveLength(121)
    expect(exported, 'in office time, as its dates').toContain(',"2026-11-23 11:00",')
    expect(exported, 'for books and post').toMatch(/,"Ordered",.*Inside the oven.*,21,.*,"Meir","1 bus 2","Antwerpen",/)
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
    const office = await openWithRosters(engine)
    const late = await office.place((offers) => offers.at(-1))
    office.pass(60 * 24 * 57)
    const sara = await office.signedInAs('office', 'Sara')
    const tom = await office.signedInAs('office', 'Tom')
    const page = await sara.open(hrefOf(late))
    expect(page.text).toContain('This costs the customer €')
    const { document } = await page.press('button[value=cancel]')
    expect(document.querySelector('details[open] details[open]')?.textContent).toContain('Agree it with the customer')
    const others = await tom.open(hrefOf(late))
    const done = await page.press('button[value=cancel]', { agreed: true, waiveFee: true })
    expect(done.status).toBe(200)
    expect(done.text).toContain('Sara cancelled')
    expect(done.text).toContain('Owed: €0')
    const refused = await others.press('button[value=cancel]', { agreed: true })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('Nothing was changed: the order has changed since you opened it')
    expect(refused.text).toContain('Sara cancelled')
    const event = await office.database.selectFrom('orderEvent').selectAll().where('kind', '=', 'cancel').execute()
    expect(event).toMatchObject([{ actor: 'office', personId: expect.any(String) }])
    const entries = await office.database.selectFrom('audit').select(['action', 'subject', 'details']).execute()
    expect(entries.filter(({ action }) => action === 'cancelOrder')).toEqual([
      { action: 'cancelOrder', subject: `order:${late.order.id}`, details: expect.stringContaining('cancelled') },
    ])
    const mails = await office.database.selectFrom('mail').select('purpose').where('language', '=', 'en').execute()
    expect(mails.map(({ purpose }) => purpose)).toContain('orderCancelled')
  })
})

it('says what an order needs and by when, the most urgent as its one solid button (R17.17)', async () => {
  const office = await openWithRosters()
  const placed = await placedOrder(office.dutchOrders, undefined, (offers) => offers.at(-1))
  const sara = await office.signedInAs('office', 'Sara')
  const head = async () => {
    const { document } = await sara.open(hrefOf(placed))
    const { href } = document.querySelector<HTMLAnchorElement>('main a[class*="primary"]') ?? {}
    const text = document.querySelector('main')?.textContent?.replace(/\s+/g, ' ') ?? ''
    const done = [...document.querySelectorAll('main ol [data-done]')].map(({ firstChild }) => firstChild?.textContent)
    return { href, needs: /Needs: (.*?)(More|How the)/.exec(text)?.[1], done, text }
  }
  const { text, ...quiet } = await head()
  expect(quiet).toEqual({ href: undefined, needs: undefined, done: ['Ordered', 'Planned'] })
  expect(text).toContain('Nothing to do right now.')
  await office.database.updateTable('order').set({ presence: 'absent', access: 'key-box' }).execute()
  await office.database.updateTable('paymentRequest').set({ dueOn: '2026-11-20' }).execute()
  const asked = await head()
  expect(asked.needs).toMatch(/^Late · 2 days a payment of €\d.* · a way in by /)
  expect(asked.href).toBe(`${hrefOf(placed)}/payments`)
  await office.database.updateTable('order').set({ postBy: '2026-12-24T11:00:00.000Z' }).execute()
  const { document } = await (await sara.open(hrefOf(placed))).press('I’ve posted it')
  expect(document.querySelector('[name=do][value=notPosted]'), 'met here, although a payment is later').not.toBeNull()
  office.pass((placed.order.startsAt.getTime() - office.now().getTime()) / 60_000)
  const again = await office.signedInAs('office', 'Tom')
  const today = await again.open(hrefOf(placed))
  const [step, ...others] = [...today.document.querySelectorAll('main a[class*="primary"]')]
  expect([step?.textContent, others]).toEqual([`Start work… ${placed.order.number}`, []])
})

it('keeps the customer’s private link from those who may not change orders, and records who opens it (R17.17)', async () => {
  const office = await openWithRosters()
  const placed = await placedOrder(office.dutchOrders)
  const [sara, petra] = [await office.signedInAs('office', 'Sara'), await office.signedInAs('planner', 'Petra')]
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
  expect(await office.database.selectFrom('audit').select(['action', 'subject']).execute()).toEqual([
    { action: 'openCustomerPage', subject: `order:${placed.order.id}` },
  ])
})

it('shows planners an order without anything to change, and says whose details have been deleted', async () => {
  const office = await openWithRosters()
  const placed = await office.place()
  const planner = await office.signedInAs('planner', 'Pia')
  const page = await planner.open(hrefOf(placed))
  expect(page.document.querySelector('main form')).toBeNull()
  await office.database.deleteFrom('orderPerson').execute()
  expect((await planner.open(hrefOf(placed))).text).toContain('details have been deleted')
  expect((await planner.open('/orders')).text).toContain('details have been deleted')
  expect((await planner.open('/orders/K7F4-29QX')).status).toBe(404)
})
