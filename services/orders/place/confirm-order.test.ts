import { describe, expect, test } from 'vitest'
import { scheduleAt } from '../../../domain/estimate/dates.ts'
import { confirmHours, unconfirmedBurst } from '../../../domain/orders/confirmation.ts'
import { consentKinds } from '../../../domain/orders/withdrawal-period.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import { type Engine, engines } from '../../../testing/database/engines.ts'
import { mail } from '../../../testing/orders/composed-mails.ts'
import type { TestServices } from '../../../testing/orders/open-order-services.ts'
import { openOrders } from '../../../testing/orders/open-orders.ts'
import {
  expectOutcome,
  homeIn,
  readyDraft,
  storedDraft,
  typedDetails,
  viewOf,
} from '../../../testing/orders/place-through-draft.ts'
import { checkInvariants } from '../../scheduling/check-invariants.ts'
import { endLapsed } from '../confirm/end-unconfirmed.ts'
import { findConfirmation } from '../confirm/find-confirmation.ts'
import { offerVisits } from '../draft/draft-quote.ts'
import { StaleDraft } from '../draft/draft-rows.ts'
import { saveDetails } from '../draft/order-drafts.ts'
import { orderedVisits } from '../record/ordered-visits.ts'
import { confirmOrder } from './confirm-order.ts'
import { type ApiPlacement, placeApiOrder } from './place-api-order.ts'
import { placeOrder } from './place-order.ts'

const hour = 3_600_000
const client = '192.0.2.7'

/** Services where `mailbox` orders of a mailbox count at once, and as many of a client as a test wants. */
async function open(engine: Engine, mailbox = 0): Promise<TestServices> {
  const services = await openOrders(engine)
  return { ...services, settings: { ...services.settings, ordersAtOnce: { client: 1000, mailbox } } }
}

/** An order on the form that has to be confirmed, with the token of its mail. */
async function asked(services: TestServices) {
  const draft = await readyDraft(services)
  expectOutcome(await placeOrder(services, draft, { consents: consentKinds, client }), 'done')
  return { draft: await storedDraft(services, draft), token: await tokenOf(services, draft.id) }
}

const tokenOf = async ({ database }: TestServices, draftId: string) =>
  (await database.selectFrom('confirmation').select('token').where('draftId', '=', draftId).executeTakeFirstOrThrow())
    .token

/** The body of a program's order for the first visit that is free. */
async function bodyOf(services: TestServices, different: Record<string, unknown> = {}) {
  const { zipCode } = homeIn(services)
  const [offer] = await offerVisits(services, { packageId: 'gs', zipCode, extras: [] })
  if (!offer) throw new Error('nothing is free')
  const home = { packageId: 'gs', zipCode, visit: formatVisit(offer.visit) }
  return { ...typedDetails, ...home, terms: true, beginEarly: true, losesRight: true, ...different }
}

const claimsOf = ({ database }: TestServices) => database.selectFrom('claim').select(['holder', 'heldUntil']).execute()
const purposesOf = async ({ database }: TestServices) =>
  (await database.selectFrom('mail').select('purpose').orderBy('purpose').execute()).map(({ purpose }) => purpose)

describe.each(engines)('%s', (engine) => {
  test('the third order of a mailbox in a day waits for confirmation; confirming twice places it once', async () => {
    const services = await open(engine, 2)
    const places = await Promise.all(
      [1, 2, 3].map(async (count) => {
        const email = `Ada+${count}@Visitor.example`
        return placeApiOrder(services, await bodyOf(services, { email }), `key ${count}`, `192.0.${count}.1`)
      }),
    )
    expect(places.map(({ outcome }) => outcome)).toEqual(['done', 'done', 'done'])
    const [first, ...others] = places.flatMap((place) => ('asked' in place ? [place] : []))
    expect(others).toEqual([])
    if (!first) throw new Error('nothing waits')
    expect(first.asked).not.toHaveProperty('secret')
    expect(first.asked.confirmBy).toEqual(new Date(services.time.now.getTime() + confirmHours * hour))
    expect(await services.database.selectFrom('order').select('id').execute()).toHaveLength(2)
    const { draftId, token } = await services.database.selectFrom('confirmation').selectAll().executeTakeFirstOrThrow()
    const answers = await Promise.all([1, 2, 3].map(() => confirmOrder(services, token, [])))
    const keys = answers.map((answer) => expectOutcome(answer, 'done').order)
    expect(new Set(keys.map(({ secret }) => secret)).size).toBe(1)
    const { order } = await viewOf(services, keys[0] ?? { number: first.asked.number, secret: '' })
    expect(order).toMatchObject({ number: first.asked.number, priceCents: first.asked.priceCents, channel: 'api' })
    expect(await checkInvariants(services.database, await orderedVisits(services.database))).toEqual([])
    // The person who typed it cannot get its link, by its key or its draft.
    const index = places.findIndex((place) => 'asked' in place) + 1
    const again = {
      ...(await bodyOf(services, { email: `Ada+${index}@Visitor.example` })),
      visit: formatVisit(order.visit),
    }
    const repeated: ApiPlacement = await placeApiOrder(services, again, `key ${index}`, client)
    expect(repeated).toEqual({ ...first, isNew: false })
    expect((await storedDraft(services, { id: draftId } as never)).order).toBeUndefined()
  })

  test('an order beyond the limits holds its people for two hours, then frees them and tells its customer', async () => {
    const services = await open(engine)
    const { draft, token } = await asked(services)
    const until = services.time.now.getTime() + confirmHours * hour
    expect(draft.confirmBy).toEqual(new Date(until))
    expect((await claimsOf(services)).every(({ heldUntil }) => heldUntil === new Date(until).toISOString())).toBe(true)
    await expect(saveDetails(services, draft, typedDetails)).rejects.toThrow(StaleDraft)
    const again = await placeOrder(services, draft, { consents: consentKinds, client })
    expect(again).toEqual({ outcome: 'done', order: undefined, isNew: false })
    services.time.now = new Date(until)
    expect(await confirmOrder(services, token, consentKinds)).toEqual({ outcome: 'stale' })
    expect(await endLapsed(services.database, services.time.now)).toBe(1)
    expect(await endLapsed(services.database, services.time.now)).toBe(0)
    expect(await claimsOf(services)).toEqual([])
    expect(await purposesOf(services)).toEqual(['orderAsked', 'orderLapsed'])
    expect(await services.database.selectFrom('order').select('id').execute()).toEqual([])
    expect((await findConfirmation(services, 'token', token))?.state).toBe('lapsed')
  })

  test('the limits count an address without case and tag, a network, and a phone, each for a day', async () => {
    const services = await open(engine)
    const outcome = async (different: Record<string, unknown>, from: string) => {
      const placement = await placeApiOrder(services, await bodyOf(services, different), undefined, from)
      return 'asked' in placement ? 'unconfirmed' : 'problems' in placement && placement.problems.form
    }
    const person = (count: number) => ({ email: `one${count}@visitor.example`, phoneNumber: `04${70_123_400 + count}` })
    for (let count = 0; count < 3; count++)
      expect(await outcome({ ...person(count), email: `ada+${count}@visitor.example` }, `192.0.${count}.1`)).toBe(
        'unconfirmed',
      )
    expect(await outcome({ ...person(4), email: 'ADA@visitor.example' }, '192.0.4.1')).toBe('tooMany')
    for (let count = 10; count < 20; count++)
      expect(await outcome(person(count), `203.0.113.${count}`)).toBe('unconfirmed')
    expect(await outcome(person(20), '203.0.113.20')).toBe('tooMany')
    for (let count = 30; count < 33; count++)
      expect(await outcome({ ...person(count), phoneNumber: '0470 99 88 77' }, `192.0.${count}.1`)).toBe('unconfirmed')
    expect(await outcome({ ...person(34), phoneNumber: '+32 470 99 88 77' }, '192.0.34.1')).toBe('tooMany')
    services.time.now = new Date(services.time.now.getTime() + 24 * hour)
    expect(await outcome(person(35), '203.0.113.20')).toBe('unconfirmed')
  })
})

test('the visit’s own deadline comes first, and a burst is an alarm', async () => {
  const services = await open('sqlite')
  let alarms = 0
  services.orderLimits.onUnconfirmedBurst = () => {
    alarms += 1
  }
  const { until } = scheduleAt(services.estimator.tariff, services.time.now)
  services.time.now = new Date(until.getTime() - hour / 2)
  const { draft } = await asked(services)
  expect(draft.confirmBy).toEqual(until)
  for (let count = 1; count < unconfirmedBurst; count++) {
    expect(alarms).toBe(0)
    const person = { email: `one${count}@visitor.example`, phoneNumber: `04${70_123_400 + count}` }
    await placeApiOrder(services, await bodyOf(services, person), undefined, `192.0.${count}.1`)
  }
  expect(alarms).toBe(1)
})

test('boxes that midnight makes necessary are asked for with the confirmation', async () => {
  const services = await open('sqlite')
  services.time.now = new Date('2026-11-23T22:30:00.000Z')
  const offers = await offerVisits(services, homeIn(services))
  const draft = await readyDraft(services, undefined, () => offers.find(({ visit }) => visit.date >= '2026-12-08'))
  expectOutcome(await placeOrder(services, draft, { consents: ['terms'], client }), 'done')
  const token = await tokenOf(services, draft.id)
  services.time.now = new Date('2026-11-23T23:30:00.000Z')
  const problems = { beginEarly: 'required', losesRight: 'required' }
  expect(await confirmOrder(services, token, [])).toEqual({ outcome: 'refused', problems })
  expectOutcome(await confirmOrder(services, token, consentKinds), 'done')
})

test('the mails repeat nothing that was typed, and lead to the confirmation', async () => {
  const services = await open('sqlite')
  const { token } = await asked(services)
  const { to, text } = await mail(services, 'orderAsked')
  expect(to).toBe(typedDetails.email)
  expect(text).toContain(`/confirm/${token}`)
  for (const typed of [typedDetails.firstName, typedDetails.street, typedDetails.remark])
    expect(text).not.toContain(typed)
})
