import fc from 'fast-check'
import { expect, test } from 'vitest'
import { language } from '#copy/language.ts'
import { countryOf } from '../../domain/language.ts'
import { cents } from '../../domain/money/cents.ts'
import type { OrderView } from '../../domain/orders/order.ts'
import {
  mayAdvance,
  type OrderActor,
  type OrderState,
  type OrderTransition,
  orderTransitionNames,
  orderTransitions,
} from '../../domain/orders/order-states.ts'
import { consentKinds } from '../../domain/orders/withdrawal-period.ts'
import { parseWorkStep } from '../../domain/orders/work-steps.ts'
import { rescheduleKind } from '../../domain/planning/reschedule-kind.ts'
import { freshDatabase } from '../../testing/database/engines.ts'
import { orderServices, sampleTariff, type TestServices } from '../../testing/orders/open-order-services.ts'
import { placedOrder, typedDetails, viewOf } from '../../testing/orders/place-through-draft.ts'
import { stepOrder, undoStep } from '../../testing/orders/step-order.ts'
import { byBank, payOrder } from '../../testing/payments/pay-order.ts'
import { checkLedger } from '../payments/check-ledger.ts'
import { checkInvariants } from '../scheduling/check-invariants.ts'
import { advanceOrder } from './advance/advance-order.ts'
import { followUp } from './advance/step-work.ts'
import { cancelOrder } from './change/cancel-order.ts'
import { changeDetails } from './change/change-details.ts'
import { changeOrder } from './change/change-order.ts'
import { quoteChange } from './change/quote-change.ts'
import { rescheduleVisit } from './change/reschedule-visit.ts'
import { offerVisits } from './draft/draft-quote.ts'
import { proveOrder } from './prove-order.ts'
import { orderedVisits } from './record/ordered-visits.ts'
import { withdrawOrder } from './withdraw/withdraw-order.ts'

/** How many walks: a few in the tests, 10,000 with `WALKS=10000`. */
const walks = Number(process.env.WALKS ?? 60)

const start = new Date('2026-11-23T10:00:00.000Z')

interface Step {
  move: OrderTransition
  actor: OrderActor
  /** Hours that pass before it. */
  hours: number
  /** Which of the offered visits. */
  choice: number
  /** Whether it was sent from a page that is older than the order's last change. */
  stale: boolean
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  move: fc.constantFrom(...orderTransitionNames),
  actor: fc.constantFrom('customer', 'office', 'crew'),
  hours: fc.constantFrom(0, 1, 30, 200),
  choice: fc.nat(300),
  stale: fc.boolean(),
})

async function take(services: TestServices, { order, ...view }: OrderView, step: Step): Promise<unknown> {
  const { move, actor, choice } = step
  const version = step.stale ? order.version - 1 : order.version
  if (move === 'withdraw') return await withdrawOrder(services, { order, ...view })
  if (move === 'cancel') return await cancelOrder(services, order.id, version, { actor })
  if (move === 'changeHome' || move === 'changeVisitAndHome') {
    const rooms = Array.from({ length: 1 + (choice % 5) }, () => ({ type: 'wk' as const, area: 30, dirt: 2 as const }))
    const home = { ...order, rooms }
    const offers = move === 'changeHome' ? [] : await offerVisits(services, home, order.id)
    const offer = offers[choice % Math.max(1, offers.length)]
    const change = { rooms, ...(offer && { visit: offer.visit }) }
    const changes = quoteChange(services, order, change)?.changes
    if (move === 'changeVisitAndHome' && !(changes?.visit && changes.home)) return undefined
    return await changeOrder(services, order, change, { version, consents: consentKinds, by: { actor } })
  }
  if (move === 'changeDetails') {
    const given = { ...typedDetails, remark: `Floor ${choice}` }
    return await changeDetails(services, order, given, { actor, version })
  }
  if (move === 'changeVisit') {
    const offers = await offerVisits(services, order, order.id)
    const offer = offers[choice % Math.max(1, offers.length)]
    return (
      offer &&
      (await changeOrder(services, order, { visit: offer.visit }, { version, consents: consentKinds, by: { actor } }))
    )
  }
  if (move === 'moveVisit' || move === 'moveTeam') {
    const offers = await offerVisits(services, order, order.id)
    const offer = move === 'moveVisit' ? offers[choice % Math.max(1, offers.length)] : order
    const teams = Object.keys(services.estimator.tariff.teams)
    const team = teams[choice % teams.length] ?? order.team
    const to = offer && { team, visit: offer.visit }
    return to && rescheduleKind(order, to) === move && (await rescheduleVisit(services, order, to, { version, actor }))
  }
  if (move === 'settleWithdrawal') {
    const work = async () => ({ owedCents: cents(choice * 100) })
    return await advanceOrder(services, order.id, move, { actor, version, work })
  }
  const work = parseWorkStep(move)
  if (work) {
    const notDone = work === 'giveUp' ? { reason: 'nobodyIn' as const, note: 'Rang twice' } : undefined
    return await stepOrder(services, order.id, work, { actor, version, notDone })
  }
  return await (move === 'undo' ? undoStep : followUp)(services, order.id, { actor, version })
}

async function pay({ database, clock }: TestServices, orderId: string, amount: number): Promise<void> {
  await payOrder(database, orderId, amount, clock(), byBank)
}

test(`${walks} walks: no state, claim, event, mail or charge outside the table of transitions, whatever is sent when and by whom`, {
  timeout: 3_600_000,
}, async () => {
  const services = await orderServices(await freshDatabase('sqlite'), sampleTariff(countryOf(language)), start)
  const { database, time } = services
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 8 }), async (steps) => {
      time.now = start
      let view = await placedOrder(services)
      const statesBefore: OrderState[] = []
      for (const step of steps) {
        time.now = new Date(time.now.getTime() + step.hours * 3_600_000)
        const before = await viewOf(services, view.key)
        await take(services, before, step)
        if (step.choice % 3 === 0) await pay(services, before.order.id, step.choice * 100)
        view = await viewOf(services, view.key)
        if (view.order.version === before.order.version) {
          // The terms depend on the clock; nothing else has changed.
          expect(view.order).toEqual(before.order)
          expect(view.history).toEqual(before.history)
          continue
        }
        const actor = step.move === 'withdraw' ? 'customer' : step.actor
        expect(mayAdvance(before.order.state, step.move, actor)).toBe(true)
        const { to } = orderTransitions[step.move]
        const state = to === 'former' ? statesBefore.at(-1) : to
        expect(view.order).toMatchObject({ state, version: before.order.version + 1 })
        statesBefore.push(before.order.state)
        expect(view.order.sequence).toBeGreaterThanOrEqual(before.order.sequence)
        expect(view.history.slice(0, -1)).toEqual(before.history)
        expect(view.history.at(-1)).toMatchObject({ seq: view.order.version, kind: step.move, actor, at: time.now })
        const mails = await database
          .selectFrom('mail')
          .select('purpose')
          .where('orderId', '=', view.order.id)
          .where('content', 'like', `{"event":${view.order.version}%`)
          .orderBy('purpose')
          .execute()
        const { mail, officeMail = true } = orderTransitions[step.move]
        const told = mail !== undefined && mail !== 'withdrawalReceipt'
        expect(mails.map(({ purpose }) => purpose)).toEqual(
          told ? [...(officeMail ? ['officeOrder'] : []), mail].sort() : [],
        )
      }
      expect((await proveOrder(database, view.order.number))?.holds).toBe(true)
      expect(await checkInvariants(database, await orderedVisits(database))).toEqual([])
      expect(await checkLedger(database)).toEqual([])
      await database.deleteFrom('claim').execute()
      await database.deleteFrom('mail').execute()
      await database.deleteFrom('order').execute()
    }),
    { numRuns: walks, endOnFailure: true },
  )
})
