import { language } from '#copy/language.ts'
import { visits as words } from '#copy/order/visits.ts'
import { visitPercent } from '../../domain/estimate/dates.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { countryOf } from '../../domain/language.ts'
import { isAfterHandover } from '../../domain/orders/handover.ts'
import type { Draft, VisitOffer } from '../../domain/orders/order.ts'
import { checkDetails } from '../../domain/orders/order-details.ts'
import { parseVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { draftQuote, priceOfOffer } from '../../services/orders/draft/draft-quote.ts'
import { nearestOffers, offerVisits } from '../../services/orders/draft/offer-visits.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath } from '../layout/routes.ts'
import { withDraft } from '../respond/with-draft.ts'
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
export const receiveVisit = withDraft(async (request, services, draft) => {
  const { orders, settings } = services
  const offers = () => offerVisits(orders, draft.home, draft.holder)
  const text = request.form.get('visit') ?? ''
  const visit = parseVisit(text)
  if (!visit) return await visitsPage(services, request, draft, await offers(), { problem: 'required' })
  if (priceOfOffer(orders.estimator.tariff, draft.home, visit, orders.clock()) === undefined) {
    return await visitsPage(services, request, draft, await offers(), { problem: 'unknown' })
  }
  const comesLate = isAfterHandover(draft.home.handover, visit.date)
  if (comesLate && !request.form.has('afterHandover')) {
    return await visitsPage(services, request, draft, await offers(), { problem: 'afterHandover', chosen: visit })
  }
  const client = clientAddress(request.context, settings.trustedProxies)
  const choice = await chooseVisit(orders, draft, visit, client, comesLate)
  if (choice.outcome === 'refused') return redirect(`${draftPath(draft.id, 'visits')}?taken=${text}`, 303)
  // Changing the date from step 4 leads back there.
  return redirect(draftPath(draft.id, checkDetails(countryOf(language), draft.details).ok ? 'check' : 'details'), 303)
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

/** What is not right with a choice. */
const refusals: readonly VisitProblem[] = ['required', 'unknown', 'afterHandover']

interface Shown {
  problem?: VisitProblem
  nearest?: VisitOffer[]
  chosen?: Visit
}

async function visitsPage(
  services: TakingOrders,
  request: OrderRequest,
  draft: Draft,
  offers: readonly VisitOffer[],
  shown: Shown,
): Promise<Response> {
  const data: VisitsProps = {
    draft,
    quote: draftQuote(services.orders, draft),
    offers,
    chosen: draft.visit,
    ...(!draft.visit && wishedVisit(draft.home.date, offers, services.orders.estimator.tariff)),
    ...shown,
  }
  return await request.show(VisitsPage, data, {
    title: words.title,
    status: shown.problem && refusals.includes(shown.problem) ? 422 : 200,
  })
}
