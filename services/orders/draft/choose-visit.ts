import { visitWork } from '../../../domain/estimate/visit-work.ts'
import { isAfterHandover, needsHandoverYes } from '../../../domain/orders/handover.ts'
import type { Draft } from '../../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../../domain/scheduling/visit.ts'
import { holdVisit } from '../../scheduling/hold-visit.ts'
import { orTaken, VisitTaken } from '../../scheduling/visit-claim.ts'
import type { OrderServices } from '../record/order-services.ts'
import { priceOfOffer } from './draft-quote.ts'
import { saveDraft } from './draft-rows.ts'
import { holdColumns, holdPeriod, holdState } from './order-drafts.ts'

/** `unknown`: it is not on offer. `afterHandover`: it comes after the handover, and no one said yes to that. */
type VisitProblem = 'taken' | 'unknown' | 'afterHandover'
type VisitChoice = { outcome: 'done'; draft: Draft } | { outcome: 'refused'; problems: { visit: VisitProblem } }

const refusedAs = (visit: VisitProblem): VisitChoice => ({ outcome: 'refused', problems: { visit } })

/**
 * Chooses a visit for a draft, and frees the one that it held before. It is held (R16.2) as far as the limits of holds
 * allow; beyond them it is chosen without a hold, and goes to the first order (R16.13).
 * @param client the client's address: each may begin a few holds only; a choice that holds nothing does not count
 * @param afterHandover whether the customer wants it although it comes after the handover
 * @throws StaleDraft
 */
export async function chooseVisit(
  services: OrderServices,
  draft: Draft,
  visit: Visit,
  client: string,
  afterHandover = false,
): Promise<VisitChoice> {
  const { orderLimits, clock, estimator } = services
  const { home } = draft
  if (priceOfOffer(estimator.tariff, home, visit, clock()) === undefined) return refusedAs('unknown')
  if (!afterHandover && needsHandoverYes(home, visit.date)) return refusedAs('afterHandover')
  const comesLate = isAfterHandover(home.handover, visit.date)
  const isHeld = holdState(draft, clock()) === 'held'
  const mayBegin = isHeld || orderLimits.holds.take(client) === undefined
  const choice = await takeVisit(services, draft, visit, { mayBegin, comesLate })
  const holds = choice.outcome === 'done' && choice.draft.heldUntil !== undefined
  if (!isHeld && mayBegin && !holds) orderLimits.holds.giveBack(client)
  return choice
}

async function takeVisit(
  services: OrderServices,
  draft: Draft,
  visit: Visit,
  { mayBegin, comesLate }: { mayBegin: boolean; comesLate: boolean },
): Promise<VisitChoice> {
  const { clock, estimator } = services
  const { tariff } = estimator
  const now = clock()
  const choosing = saveDraft(services, draft.id, async (transaction, locked) => {
    const { home, holder } = locked
    const work = visitWork(tariff, home)
    const priceCents = priceOfOffer(tariff, home, visit, now)
    if (!work || priceCents === undefined) throw new VisitTaken()
    const hold = holdPeriod(locked, now)
    const claim = { country: tariff.country, team: work.team.id, visit, people: work.crew.people, holder }
    const held = await holdVisit(transaction, { ...claim, heldUntil: hold.until }, now, mayBegin)
    const { lateVisit: _, ...unasked } = home
    const wanted = comesLate ? { ...unasked, lateVisit: visit.date } : home
    return {
      home: JSON.stringify(wanted),
      visit: formatVisit(visit),
      ...holdColumns(held ? hold : undefined),
      priceCents,
    }
  })
  const chosen = await orTaken(choosing, undefined)
  return chosen ? { outcome: 'done', draft: chosen } : refusedAs('taken')
}
