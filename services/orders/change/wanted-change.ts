import { formFields, readChoice } from '../../../domain/estimate/choice.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { parseVisit } from '../../../domain/scheduling/visit.ts'
import type { OrderChange } from './quote-change.ts'

/** The change that a query or form asks for: a visit, rooms and extras, or both; undefined if there is none. */
export function wantedChange(given: URLSearchParams, order: Order): OrderChange | undefined {
  const visit = parseVisit(given.get('visit') ?? '')
  const namesHome = given.has(formFields.type) || given.has(formFields.rooms)
  if (!visit && !namesHome) return undefined
  const { rooms = order.rooms, extras } = readChoice(given, order.rooms)
  return { ...(visit && { visit }), ...(namesHome && { rooms, extras }) }
}
