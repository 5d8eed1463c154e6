import { readForm } from '../../../domain/forms/form.ts'
import { agreedIn } from '../../../domain/orders/withdrawal-period.ts'
import { editsRooms, offerChanges, wantedChange } from '../../../services/orders/change/change-form.ts'
import { type ChangeOutcome, changeOrder } from '../../../services/orders/change/change-order.ts'
import type { OrderChange } from '../../../services/orders/change/quote-change.ts'
import { findOrderRow, orderOf } from '../../../services/orders/record/order-rows.ts'
import { findOfficeOrder } from '../find-office-order.ts'
import type { OrderAnswer } from '../of-order.ts'
import { byOffice } from '../of-order.ts'
import { changeForm } from '../order-forms.ts'
import { type ChangeProblem, OrderChangePage, type OrderChangeProps } from './order-change-page.tsx'

/**
 * `GET /orders/{number}/change`: visits, rooms and extras in one form; with a choice in the address, also the
 * changed visit and price.
 */
export const showChange: OrderAnswer = (request, services, row) => {
  const { query } = request
  return changePage(request, services, row, {
    wanted: wantedChange(query, orderOf(row).order),
    editsRooms: editsRooms(query),
  })
}

/** `POST /orders/{number}/change`: makes the change that the page showed, at the price that it showed (R17.17). */
export const receiveChange: OrderAnswer = async (request, services, row) => {
  const { form, person, redirect } = request
  const { order } = orderOf(row)
  const orders = services.orders[row.language]
  const wanted = wantedChange(form, order)
  if (!wanted || !orders) return redirect(`/orders/${order.number}/change`)
  const read = readForm(changeForm, form)
  if (!read.ok) return await changePage(request, services, row, { wanted, refused: read })
  const input = {
    ...read.values,
    consents: agreedIn(read.values),
    // The form has said so, and asked whether the customer agreed.
    afterHandover: true,
    by: byOffice(person, { action: 'changeOrder' }),
  }
  const answer = await changeOrder(orders, order, wanted, input)
  // Repeating the request changes nothing.
  if (answer.outcome === 'done') return redirect(`/orders/${order.number}${answer.isChanged ? '?changed' : ''}`)
  const refused = { ...read, form: changeForm, problems: {}, status: 422 } as const
  const now = await findOrderRow(services.database, row.number)
  return await changePage(request, services, now ?? row, { wanted, problem: problemOf(answer), refused })
}

/** Only customers are limited, and asked about the handover. */
function problemOf(refused: Exclude<ChangeOutcome, { outcome: 'done' }>): ChangeProblem {
  if (refused.outcome === 'stale') return 'stale'
  const { price, visit, rooms } = refused.problems
  return price ? 'repriced' : (visit ?? rooms ?? 'consent')
}

/** Someone or something else was first. */
const conflicts: readonly ChangeProblem[] = ['stale', 'repriced', 'taken']

interface Shown {
  wanted?: OrderChange | undefined
  /** A room was added or removed: nothing is calculated yet. */
  editsRooms?: boolean
  /** By default that the form could not be read. */
  problem?: ChangeProblem
  refused?: OrderChangeProps['refused']
}

const changePage: OrderAnswer<Shown> = async (request, services, row, given = {}) => {
  const { wanted, editsRooms, refused } = given
  const { problem = refused && (refused.status === 409 ? 'stale' : 'notAgreed') } = given
  const { order } = orderOf(row)
  const view = await findOfficeOrder(services, order.number, request.person.id)
  if (!view) return request.notFound()
  // An order cannot be changed once its country has no tariff.
  const possible = view.transitions.includes('changeVisit') ? services.orders[row.language] : undefined
  const offer = possible && (await offerChanges(possible, order, wanted))
  const found = wanted && !editsRooms ? offer : undefined
  const shown = problem ?? (found?.tooLarge ? 'tooLarge' : found?.nearest ? 'taken' : undefined)
  const preview = shown === 'taken' ? undefined : found?.quoted
  return request.show(
    OrderChangePage,
    {
      view,
      offer,
      atRooms: editsRooms === true || shown === 'tooLarge',
      preview,
      problem: shown,
      refused,
    },
    shown === undefined ? 200 : conflicts.includes(shown) ? 409 : 422,
  )
}
