import { language } from '#copy/language.ts'
import { messages } from '#copy/order/messages.ts'
import { problems } from '#copy/problems.ts'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { workProblems } from '../../domain/estimate/visit-work.ts'
import { countryOf } from '../../domain/language.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { idempotencyKey } from '../../services/http/idempotency-key.ts'
import { problem } from '../../services/http/problem.ts'
import { readJsonObject } from '../../services/http/read-json.ts'
import { offerVisits } from '../../services/orders/draft/draft-quote.ts'
import { type ApiPlacement, placeApiOrder } from '../../services/orders/place/place-api-order.ts'
import { findOrder } from '../../services/orders/record/find-order.ts'
import { takesOrders } from '../../services/orders/record/order-services.ts'
import { readPayments } from '../../services/payments/payment-view.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { orderPath } from '../layout/routes.ts'

const words = messages.api

/** The largest order of a program, in bytes. */
export const largestOrder = 32 * 1024

/** An offer as programs read it: the visit as text, the price in cents. */
const offerForPrograms = ({ visit, priceCents, free }: VisitOffer) => ({
  visit: formatVisit(visit),
  price: priceCents,
  free,
})

/**
 * `GET /api/visits?packageId&zipCode[&rooms][&extras][&hours]`: the visits on offer, with their prices. Any origin
 * may read it.
 */
export const visitsApi = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const { orders, settings } = services
  const { tariff } = orders.estimator
  if (!takesOrders(settings.orderSiteUrl[language], tariff)) return problem(404, words.notOffered)
  const check = checkEstimateQuery(countryOf(language), request.query)
  if (!check.ok) return problem(422, problems.invalid, { errors: check.problems })
  const errors = workProblems(tariff, check.request)
  if (Object.keys(errors).length > 0) return problem(422, problems.invalid, { errors })
  const offers = await offerVisits(orders, check.request)
  return Response.json({ sample: tariff.sample, visits: offers.map(offerForPrograms) })
}

/**
 * `POST /api/orders`: an order with all of its fields at once. 201 once it is on disk, also for a repeated key; 400,
 * 403, 404, 409, 413, 415, 422 and 429 as problem+json with a code per field.
 */
export const ordersApi = async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
  const { orders, settings } = services
  const { req } = request.context
  if (!takesOrders(settings.orderSiteUrl[language], orders.estimator.tariff)) return problem(404, words.notOffered)
  const key = req.header('idempotency-key')
  if (key !== undefined && !idempotencyKey.test(key)) return problem(400, problems.malformedKey)
  const body = await readJsonObject(req.raw)
  if (!body) return problem(400, words.malformedJson)
  const placement = await placeApiOrder(orders, body, key, request.client)
  if (placement.outcome === 'done')
    request.context.set('order', 'asked' in placement ? placement.asked.number : placement.order.number)
  return answer(placement, settings.orderSiteUrl[language])
}

function answer(placement: ApiPlacement, orderSiteUrl: string): Response {
  if (placement.outcome === 'done') return placed(placement, orderSiteUrl)
  if (placement.outcome === 'stale') return problem(409, words.keyReused)
  if ('retryAfter' in placement)
    return problem(429, words.tooMany, { headers: { 'Retry-After': String(placement.retryAfter) } })
  const { problems: errors, nearest, priceCents: price } = placement
  if (nearest) return problem(409, words.taken, { errors, more: { nearest: nearest.map(offerForPrograms) } })
  if (price !== undefined) return problem(409, words.priceChanged, { errors, more: { price } })
  return problem(422, problems.invalid, { errors })
}

/** What was ordered. Only the customer's mail has the private link of an order that waits to be confirmed. */
function placed(placement: Extract<ApiPlacement, { outcome: 'done' }>, orderSiteUrl: string): Response {
  const order = 'asked' in placement ? placement.asked : placement.order
  const way = 'confirmBy' in order ? { confirmBy: order.confirmBy } : { url: orderSiteUrl + orderPath(order) }
  const { number, priceCents: price, sample } = order
  return Response.json({ number, ...way, price, sample }, { status: 201 })
}

/**
 * `GET /api/orders/{number}/{secret}`: how an order and its payment stand, in cents; 404 for a wrong number or secret
 * (R18.2).
 */
export const orderApi = async ({ context, param }: OrderRequest, { orders }: TakingOrders): Promise<Response> => {
  const number = parseOrderNumber(param('number'))
  const view = number && (await findOrder(orders, number, param('secret')))
  if (!view) return problem(404, problems.notFound)
  const { order } = view
  const { balance, dueOn } = await readPayments(orders.database, order)
  return context.json({
    number: order.number,
    state: order.state,
    visit: formatVisit(order.visit),
    sample: order.sample,
    balance: { ...balance, dueDate: dueOn, currency: 'EUR' },
  })
}
