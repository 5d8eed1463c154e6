import { formFields, readChoice } from '../../domain/estimate/choice.ts'
import type { Order } from '../../domain/orders/order.ts'
import { parseVisit } from '../../domain/scheduling/visit.ts'
import type { OrderChange } from './quote-change.ts'

/** What a query or form asks for: another visit, or other rooms and extras. */
export function wantedChange(given: URLSearchParams, order: Order): OrderChange | undefined {
  const visit = parseVisit(given.get('visit') ?? '')
  if (visit) return { visit }
  if (!given.has(formFields.type) && !given.has('rooms')) return undefined
  const { rooms, extras } = readChoice(given)
  return { rooms: rooms ?? order.rooms, extras }
}
