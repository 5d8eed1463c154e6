import { readForm } from '../../../domain/forms/form.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { confirmedChange, offerChanges, onlyLooks, wantedChange } from '../../../services/orders/change/change-form.ts'
import { type ChangeOutcome, changeOrder } from '../../../services/orders/change/change-order.ts'
import type { OrderChange } from '../../../services/orders/change/quote-change.ts'
import { findOrderRow, orderOf } from '../../../services/orders/record/order-rows.ts'
import type { OrderServices } from '../../../services/orders/record/order-services.ts'
import type { PersonRequest } from '../../gate/office-route.ts'
import type { OfficeServices } from '../../gate/office-services.ts'
import { showNotFound } from '../../gate/show-not-found.ts'
import { byOffice } from '../by-office.ts'
import { findOfficeOrder } from '../find-office-order.ts'
import { changeForm } from '../order-forms.ts'
import { type ChangeProblem, OrderChangePage, type OrderChangeProps } from './order-change-page.tsx'

/**
 * `GET /orders/{number}/change`: visits, rooms and extras in one form; with a choice in the address, what it would come
 * to.
 */
export async function showChange(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const found = await findOrder(request, services)
  if (!found) return showNotFound(request)
  const { query } = request
  const shown = { wanted: wantedChange(query, found.order), onlyLooks: onlyLooks(query) }
  return await changePage(request, services, found, shown)
}

/** `POST /orders/{number}/change`: makes the change that the page showed, at the price that it showed (R17.17). */
export async function receiveChange(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, redirect } = request
  const found = await findOrder(request, services)
  if (!found) return showNotFound(request)
  const { orders, order } = found
  const wanted = wantedChange(form, order)
  if (!wanted || !orders) return redirect(`/orders/${order.number}/change`)
  const read = readForm(changeForm, form)
  if (!read.ok) return await changePage(request, services, found, { wanted, problem: 'notAgreed' })
  const input = {
    ...confirmedChange(form),
    waiveFee: read.values.waiveFee,
    // The form has said so, and asked whether the customer agreed.
    afterHandover: true,
    by: byOffice(person, { action: 'changeOrder' }),
  }
  const answer = await changeOrder(orders, order, wanted, input)
  // Repeating the request changes nothing.
  if (answer.outcome === 'done') return redirect(`/orders/${order.number}${answer.isChanged ? '?changed' : ''}`)
  const now = (await findOrder(request, services)) ?? found
  return await changePage(request, services, now, { wanted, problem: problemOf(answer), seen: input })
}

/** Only customers are limited, and asked about the handover. */
function problemOf(refused: Exclude<ChangeOutcome, { outcome: 'done' }>): ChangeProblem {
  if (refused.outcome === 'stale') return 'stale'
  const { price, visit, rooms } = refused.problems
  return price ? 'repriced' : (visit ?? rooms ?? 'consent')
}

/** Someone or something else was first. */
const conflicts: readonly ChangeProblem[] = ['stale', 'repriced', 'taken']

interface Found {
  order: Order
  /** Undefined where there is no tariff any more: then nothing can be changed. */
  orders: OrderServices | undefined
}

async function findOrder({ param }: PersonRequest, services: OfficeServices): Promise<Found | undefined> {
  const row = await findOrderRow(services.database, param('number'))
  return row && { order: orderOf(row).order, orders: services.orders[row.language] }
}

interface Shown {
  wanted: OrderChange | undefined
  /** A room was added or removed: nothing is calculated yet. */
  onlyLooks?: boolean
  problem?: ChangeProblem
  seen?: OrderChangeProps['seen']
}

async function changePage(
  request: PersonRequest,
  services: OfficeServices,
  { order, orders }: Found,
  { wanted, onlyLooks, problem, seen }: Shown,
): Promise<Response> {
  const view = await findOfficeOrder(services, order.number, request.person.id)
  if (!view) return showNotFound(request)
  const possible = view.transitions.includes('changeVisit') ? orders : undefined
  const offer = possible && (await offerChanges(possible, order, wanted))
  const found = wanted && !onlyLooks ? offer : undefined
  const shown = problem ?? (found?.tooLarge ? 'tooLarge' : found?.nearest ? 'taken' : undefined)
  const preview = shown === 'taken' ? undefined : found?.quoted
  return request.show(
    OrderChangePage,
    {
      view,
      offer,
      looked: onlyLooks === true || shown === 'tooLarge',
      preview,
      problem: shown,
      seen,
    },
    shown === undefined ? 200 : conflicts.includes(shown) ? 409 : 422,
  )
}
