import { type Refused, showForm, versionSeen } from '../../../domain/forms/form.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import { agreedIn } from '../../../domain/orders/withdrawal-period.ts'
import { rescheduleForm } from '../../../domain/planning/reschedule-form.ts'
import { fittingVisit, type Place, rescheduleKind } from '../../../domain/planning/reschedule-kind.ts'
import { formatVisit, visitStart } from '../../../domain/scheduling/visit.ts'
import { answerForm } from '../../../services/http/answer-form.ts'
import { rescheduleVisit } from '../../../services/orders/change/reschedule-visit.ts'
import { orderOf } from '../../../services/orders/record/order-rows.ts'
import type { OfficeServices, PersonRequest } from '../../gate/office-route.ts'
import { ordersOf } from '../../gate/planning-country.ts'
import { findOfficeOrder } from '../../orders/find-office-order.ts'
import type { OrderAnswer } from '../../orders/of-order.ts'
import { byOffice } from '../../orders/of-order.ts'
import { boardPath } from '../../sections/planning-paths.ts'
import { dateOf, placeOf } from '../planning-page.tsx'
import { findPlaces } from './find-places.ts'
import { ReschedulePage } from './reschedule-page.tsx'

/**
 * `GET /orders/{number}/move`: where the order can go in a week, in those teams among which the team `teams` is, or the
 * form that confirms the place in the address.
 */
export const showReschedule = (request: PersonRequest, services: OfficeServices) =>
  showPage(request, services, placeOf(request.query))

/**
 * `POST /orders/{number}/move`: moves the order to the place that was confirmed. A repeated request succeeds. A stale
 * page answers 409 with both sides; a place that is taken answers 409 with those that are free. One within the
 * withdrawal period needs the customer's wish: the sentences are read aloud and ticked.
 */
export const answerReschedule: OrderAnswer = async (request, services, row) => {
  const { form, person, redirect, now } = request
  const place = placeOf(form)
  const orders = ordersOf(services, row.country)
  if (!orders || !place || !Object.hasOwn(orders.estimator.tariff.teams, place.team)) return request.notFound()
  const { order } = orderOf(row)
  const to = { ...place, visit: fittingVisit(order, place.visit) }
  const show = (refused: Refused<typeof rescheduleForm>) => showPage(request, services, to, refused)
  return await answerForm(form, rescheduleForm, show, async ({ version, agreed, fee, ...ticked }) => {
    if (rescheduleKind(order, to) === 'moveVisit' && version === order.version) {
      if (!agreed) return { outcome: 'refused', problems: { agreed: 'tick' } }
      // The fee for a later change, as told to the customer, is part of their agreement (R17.17).
      const { feeCents } = changeTerms({ ...order, startsAt: visitStart(to.visit) }, now)
      if (fee !== feeCents) return { outcome: 'refused', problems: { form: 'fee' } }
    }
    const by = { ...byOffice(person, { action: 'changeOrder' }), version, consents: agreedIn(ticked) }
    const answer = await rescheduleVisit(orders, order, to, by)
    if (answer.outcome === 'refused') return { outcome: 'refused', problems: { form: answer.problems.visit } }
    if (answer.outcome === 'stale') return answer
    const back = answer.isMoved && new URLSearchParams({ team: order.team, visit: formatVisit(order.visit) })
    return redirect(
      `${boardPath(order.country, to.visit.date, to.team)}&moved=${order.number}${back ? `&${back}` : ''}`,
    )
  })
}

async function showPage(
  request: PersonRequest,
  services: OfficeServices,
  to: Place | undefined,
  refused?: Refused<typeof rescheduleForm>,
): Promise<Response> {
  const { show, now, query, language } = request
  const view = await findOfficeOrder(services, request.param('number'), request.person.id)
  const orders = view && ordersOf(services, view.order.country)
  if (!orders) return request.notFound()
  const { version, visit } = view.order
  const today = officeClock(now).date
  const date = dateOf(query.get('week'), to?.visit.date ?? (visit.date < today ? today : visit.date))
  const places = await findPlaces(orders, { view, date, to, wanted: query.get('teams') ?? undefined, now })
  const { chosen, problem } = places
  const values = chosen && { version, team: chosen.team, visit: formatVisit(chosen.visit), fee: chosen.feeCents }
  const shown = showForm(rescheduleForm, values ?? {}, language, refused)
  const of = refused || !problem ? shown : { ...shown, problems: { form: problem } }
  const isAsked = refused?.problems.agreed || refused?.problems.form === 'unasked'
  const status = !refused ? 200 : isAsked ? 422 : 409
  return show(ReschedulePage, { view, places, of, seen: refused ? versionSeen(refused) : 0 }, status)
}
