import { describe, expect, it } from 'vitest'
import { acceptSubmission } from '../../services/contact/accept-submission.ts'
import { engines } from '../../testing/database/engines.ts'
import { request, submission } from '../../testing/mail/fixtures.ts'
import { day } from '../../testing/office/day-sheet-of-antwerp.ts'
import type { Office } from '../../testing/office/open-office.ts'
import { openWithRosters } from '../../testing/office/open-with-rosters.ts'
import { expectOutcome, placedOrder, typedDetails } from '../../testing/orders/place-through-draft.ts'

async function acceptLead(office: Office, given = {}) {
  return expectOutcome(await acceptSubmission(office.services.database, submission(given), office.now()), 'done').id
}

async function open(engine: (typeof engines)[number]) {
  const office = await openWithRosters(engine)
  const { order } = await placedOrder(office.dutchOrders, undefined, (offers) => offers.at(-1))
  const id = await office.addPerson('office', 'Sara')
  const sara = () => office.signedIn(id)
  return { office, order, database: office.services.database, sara }
}

describe.each(engines)('on %s', (engine) => {
  it('a way in that is unknown is asked for in the week before the visit, until it is known (R16.35)', async () => {
    const { office, order, database, sara } = await open(engine)
    await database.updateTable('order').set({ presence: 'absent', access: 'key-box' }).execute()
    const asks = `Ask Ada Lovelace how the team gets in Antwerpen · ${order.number}`
    expect((await (await sara()).open('/')).text, 'weeks ahead').not.toContain(asks)
    office.pass((order.startsAt.getTime() - office.now().getTime()) / 60_000 - 3 * day)
    const known = { orderId: order.id, keyId: '1', sealed: 'x', version: 1, updatedAt: office.now().toISOString() }
    const saying = async (saysAccess: number) => {
      await database.deleteFrom('orderAccess').execute()
      await database
        .insertInto('orderAccess')
        .values({ ...known, saysAccess })
        .execute()
      return (await (await sara()).open('/')).text
    }
    expect((await (await sara()).open('/')).text).toContain(asks)
    expect(await saying(0), 'a note about parking alone').toContain(asks)
    expect(await saying(1)).not.toContain(asks)
  })

  it('a complaint belongs to its order, by number or address, and is due within fourteen days (R17.44)', async () => {
    const { office, order, database, sara } = await open(engine)
    const remark = `Klacht over bestelling ${order.number.replace('-', ' ').toLowerCase()}: de badkamer is niet schoon.`
    const named = await acceptLead(office, {
      language: 'nl',
      request: request({ email: 'other@visitor.example', remark }),
    })
    const byAddress = request({ email: 'ADA@visitor.example', remark: 'I’m not satisfied with the kitchen.' })
    await acceptLead(office, { request: byAddress })
    await acceptLead(office, { request: request({ email: 'ada@visitor.example', remark: 'Do you clean ovens?' }) })
    const complaints = () => database.selectFrom('complaint').select(['orderId', 'leadId']).execute()
    expect(await complaints()).toHaveLength(2)
    const browser = await sara()
    const lead = await browser.open(`/leads/${named}`)
    const page = await lead.follow(`Complaint about order ${order.number}`)
    expect(page.text).toContain('Decide by Mon 7 Dec')
    expect(page.document.querySelector(`a[href="/leads/${named}"]`)).not.toBeNull()
    const due = await browser.open('/')
    expect(
      due.text.match(new RegExp(`Decide on the complaint from Ada Lovelace Antwerpen · ${order.number}`, 'g')),
    ).toHaveLength(2)
    for (const press of [1, 2])
      await page.press('Record a complaint').then(({ status }) => expect(status, `press ${press}`).toBe(200))
    expect(await complaints(), 'sent twice, it is recorded once').toHaveLength(3)
    await (await browser.open(`/orders/${order.number}`)).press('Record a complaint')
    expect(await complaints(), 'another one of the same minute').toHaveLength(4)
  })

  it('of several orders of a sender the office chooses which one a message complains about (R17.44)', async () => {
    const { office, order, sara } = await open(engine)
    const { order: other } = await placedOrder(office.dutchOrders)
    const id = await acceptLead(office, { request: request({ email: 'ada@visitor.example', remark: 'I’m unhappy.' }) })
    expect(await office.services.database.selectFrom('complaint').select('id').execute()).toEqual([])
    const page = await (await sara()).open(`/leads/${id}`)
    const buttons = [...page.document.querySelectorAll('button[name=number]')].map((one) => one.getAttribute('value'))
    expect(buttons.sort()).toEqual([order.number, other.number].sort())
    const choose = async ({ number }: { number: string }) => await page.press(`button[value="${number}"]`)
    expect((await choose(other)).text).toContain(`Complaint about order ${other.number}`)
    expect((await choose(other)).status, 'twice').toBe(200)
    expect((await choose(order)).text, 'the other one, by Back').toContain('can’t be done with this lead any more')
  })

  it('a message that does not say so is made a complaint by its order’s number', async () => {
    const { office, order, sara } = await open(engine)
    const id = await acceptLead(office, {
      request: request({ email: 'other@visitor.example', remark: 'The sink leaks.' }),
    })
    const page = await (await sara()).open(`/leads/${id}`)
    expect((await page.press('Record as a complaint', { number: 'K7F4-29QX' })).text).toContain(
      'no order with this number',
    )
    expect((await page.press('Record as a complaint', { number: order.number })).text).toContain(
      `Complaint about order ${order.number}`,
    )
  })

  it('the message of a business leads to an order for a business, not for a home (R19.1)', async () => {
    const { office, sara } = await open(engine)
    const browser = await sara()
    for (const [kind, business, isOffered] of [
      ['business', 'Bakery', false],
      ['callBack', 'Bakery', false],
      ['contact', undefined, true],
    ] as const) {
      const id = await acceptLead(office, { request: request({ kind, ...(business && { business }) }) })
      const { text } = await browser.open(`/leads/${id}`)
      const offers = ['New order by phone', 'Order for a business']
      expect(
        offers.map((offer) => text.includes(offer)),
        kind,
      ).toEqual([isOffered, !isOffered])
      const typed = await browser.open(`/orders/new?lead=${id}&zipCode=2000&packageId=gs`)
      expect(typed.path.startsWith('/orders/business?'), kind).toBe(!isOffered)
      expect(typed.document.querySelector('input[name=visit]') !== null, kind).toBe(isOffered)
      const holdOf = (visit: string) => ({ zipCode: '2000', packageId: 'gs', visit, entry: crypto.randomUUID() })
      const sent = await browser.post('/orders/new', { ...holdOf('2026-12-14.morning'), lead: id, rooms: 'kr-12-2' })
      expect(sent.headers.get('location')?.startsWith('/orders/business?'), kind).toBe(!isOffered)
      const held = await browser.post('/orders/new', holdOf('2026-12-15.morning'))
      const draft = `${held.headers.get('location')}?lead=${id}`
      const orders = await office.services.database.selectFrom('order').select('id').execute()
      for (const answer of [await browser.get(draft), await browser.post(draft, { ...typedDetails, do: 'place' })])
        expect([answer.status, answer.headers.get('location')], kind).toEqual(
          isOffered ? [answer.status, null] : [303, `/orders/business?lead=${id}`],
        )
      expect(await office.services.database.selectFrom('order').select('id').execute(), kind).toEqual(orders)
    }
  })
})
