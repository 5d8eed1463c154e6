import { visits as words } from '#copy/order/visits.ts'
import { visitPercent } from '../../domain/estimate/dates.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { checkDetails } from '../../domain/orders/check-details.ts'
import type { Draft, VisitOffer } from '../../domain/orders/order.ts'
import { visitForm } from '../../domain/orders/visit-form.ts'
import { parseVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { draftQuote, nearestOffers, offerVisits } from '../../services/orders/draft/draft-quote.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath } from '../layout/routes.ts'
import { takenPath, withDraft } from '../respond/with-draft.ts'
import VisitsPage, { type VisitProblem, type VisitsProps } from './visits-page.tsx'

/**
 * `GET /draft/…/visits`: step 2, every free visit with its price. The address says what became of a visit that is gone.
 */
export const showVisits = withDraft(async (request, services, draft) => {
  const offers = await offerVisits(services.orders, draft.home, draft.holder)
  const lost = (['taken', 'expired'] as const).flatMap((problem) => {
    const visit = parseVisit(request.query.get(problem) ?? '')
    return visit ? [{ problem, nearest: nearestOffers(offers, visit) }] : []
  })
  const late = parseVisit(request.query.get('afterHandover') ?? '')
  return await visitsPage(services, request, draft, offers, {
    ...(request.query.get('gone') && { problem: 'gone' as const }),
    ...(late && { problem: 'afterHandover' as const, chosen: late }),
    ...lost[0],
  })
})

/** `POST /draft/…/visits`: takes the chosen visit, held or not; one after the handover once the form says yes to it. */
export const receiveVisit = withDraft((request, services, draft) => {
  const { orders } = services
  const refuse = async (problem: VisitProblem, chosen?: Visit) => {
    const offers = await offerVisits(orders, draft.home, draft.holder)
    return await visitsPage(services, request, draft, offers, { problem, ...(chosen && { chosen }) }, 422)
  }
  return answerForm(
    request.form,
    visitForm,
    () => refuse('required'),
    async ({ visit, afterHandover }) => {
      const choice = await chooseVisit(orders, draft, visit, request.client, afterHandover)
      if (choice.outcome === 'refused') {
        const { visit: problem } = choice.problems
        if (problem === 'taken') return redirect(takenPath({ ...draft, visit }, problem), 303)
        return await refuse(problem, problem === 'afterHandover' ? visit : undefined)
      }
      // Changing the date from step 4 leads back there.
      const isComplete = checkDetails(draft.details).ok
      return redirect(draftPath(draft.id, isComplete ? 'check' : 'details'), 303)
    },
  )
})

/**
 * The visit of the day that the visitor named: chosen where the day has a free one, else the nearest that are free
 * (R16.17).
 */
function wishedVisit(
  date: string | undefined,
  offers: readonly VisitOffer[],
  tariff: Tariff,
): Pick<VisitsProps, 'chosen' | 'nearest' | 'picked' | 'dayOff'> {
  if (!date) return {}
  const offer = offers.find(({ visit }) => visit.date === date)
  if (offer) return { picked: date, chosen: offer.visit }
  const nearest = nearestOffers(offers, { date, part: 'morning' })
  return { picked: date, nearest, dayOff: visitPercent(tariff, date) === undefined }
}

async function visitsPage(
  services: TakingOrders,
  request: OrderRequest,
  draft: Draft,
  offers: readonly VisitOffer[],
  shown: { problem?: VisitProblem; nearest?: VisitOffer[]; chosen?: Visit },
  status: 200 | 422 = 200,
): Promise<Response> {
  const data: VisitsProps = {
    draft,
    quote: draftQuote(services.orders, draft),
    offers,
    chosen: draft.visit,
    ...(!draft.visit && wishedVisit(draft.home.date, offers, services.orders.estimator.tariff)),
    ...shown,
  }
  return await request.show(VisitsPage, data, { title: words.title, status })
}
