import { officeClock } from '../../../domain/opening/office-time.ts'
import { changeTerms } from '../../../domain/orders/change-terms.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { consentsIn } from '../../../domain/orders/order-consents.ts'
import { centsSeen, versionSeen } from '../../../domain/orders/seen.ts'
import { fittingVisit, type Place, rescheduleKind } from '../../../domain/planning/reschedule-kind.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import { visitStart } from '../../../domain/scheduling/visit-times.ts'
import { rescheduleVisit } from '../../../services/orders/change/reschedule-visit.ts'
import { findOrderRow, orderOf } from '../../../services/orders/record/order-rows.ts'
import type { PersonRequest } from '../../gate/office-route.ts'
import type { OfficeServices } from '../../gate/office-services.ts'
import { showNotFound } from '../../gate/show-not-found.ts'
import { byOffice } from '../../orders/by-office.ts'
import { findOfficeOrder } from '../../orders/find-office-order.ts'
import { boardPath } from '../../sections/planning-paths.ts'
import { ordersOf } from '../planning-country.ts'
import { dateOf, placeOf } from '../show-board.ts'
import { findReschedule } from './find-places.ts'
import { ReschedulePage } from './reschedule-page.tsx'
import type { RescheduleView } from './reschedule-view.ts'

/**
 * `GET /orders/{number}/move`: where the order can go in a week, in those teams among which the team `teams` is, or the
 * form that confirms the place in the address.
 */
export async function showReschedule(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { query, now } = request
  const order = await orderOfRequest(request, services)
  if (!order) return showNotFound(request)
  const to = placeOf(query)
  const today = officeClock(now).date
  const shown = to?.visit.date ?? (order.visit.date < today ? today : order.visit.date)
  return await showPage(request, services, { order, to, date: dateOf(query.get('week'), shown) })
}

/**
 * `POST /orders/{number}/move`: moves the order to the place that was confirmed. A repeated request succeeds. A stale
 * page answers 409 with both sides; a place that is taken answers 409 with those that are free. One within the
 * withdrawal period needs the customer's wish: the sentences are read aloud and ticked.
 */
export async function answerReschedule(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, redirect, now } = request
  const order = await orderOfRequest(request, services)
  const place = placeOf(form)
  const orders = order && ordersOf(services, order.country)
  if (!order || !orders || !place || !Object.hasOwn(orders.estimator.tariff.teams, place.team))
    return showNotFound(request)
  const to = { ...place, visit: fittingVisit(order, place.visit) }
  const shown = { order, to, date: to.visit.date }
  const seen = versionSeen(form)
  if (rescheduleKind(order, to) === 'moveVisit' && seen === order.version && !form.has('agreed'))
    return await showPage(request, services, shown, 422, { problem: 'agreed' })
  // The fee for a later change, as told to the customer, is part of their agreement (R17.17).
  const { feeCents } = changeTerms({ ...order, startsAt: visitStart(to.visit) }, now)
  if (rescheduleKind(order, to) === 'moveVisit' && seen === order.version && centsSeen(form, 'fee') !== feeCents)
    return await showPage(request, services, shown, 409, { problem: 'fee' })
  const answer = await rescheduleVisit(orders, order, to, {
    ...byOffice(person, { action: 'changeOrder' }),
    version: seen,
    consents: consentsIn(form),
  })
  if (answer.outcome === 'done') {
    const back = answer.isMoved && new URLSearchParams({ team: order.team, visit: formatVisit(order.visit) })
    return redirect(
      `${boardPath(order.country, to.visit.date, to.team)}&moved=${order.number}${back ? `&${back}` : ''}`,
    )
  }
  if (answer.outcome === 'refused') {
    const { visit: problem } = answer.problems
    if (problem === 'unasked') return await showPage(request, services, shown, 422, { problem })
    return await showPage(request, services, shown, 409, { problem, chosen: undefined })
  }
  const fresh = (await orderOfRequest(request, services)) ?? order
  const { events = [] } = (await findOfficeOrder(services, order.number, request.person.id)) ?? {}
  const later = events.filter(({ seq }) => seq > seen)
  return await showPage(request, services, { ...shown, order: fresh }, 409, {
    problem: 'stale',
    chosen: undefined,
    later,
  })
}

async function orderOfRequest({ param }: PersonRequest, { database }: OfficeServices): Promise<Order | undefined> {
  const row = await findOrderRow(database, param('number'))
  return row && orderOf(row).order
}

async function showPage(
  request: PersonRequest,
  services: OfficeServices,
  { order, to, date }: { order: Order; to: Place | undefined; date: string },
  status: 200 | 409 | 422 = 200,
  otherwise: Partial<RescheduleView> = {},
): Promise<Response> {
  const { show, now, query, form } = request
  const orders = ordersOf(services, order.country)
  if (!orders) return showNotFound(request)
  const wanted = query.get('teams') ?? undefined
  const view = await findReschedule(orders, { order, date, to, wanted, now })
  const ticked = consentsIn(form)
  return show(ReschedulePage, { view: { ...view, ticked, ...otherwise } }, status)
}
