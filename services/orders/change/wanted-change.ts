import { formFields, readChoice } from '../../../domain/estimate/choice.ts'
import { hourlyPackage, parseHours } from '../../../domain/estimate/sold-hours.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { isDate, parseVisit } from '../../../domain/scheduling/visit.ts'
import type { OrderChange } from './quote-change.ts'

/**
 * The change that a query or form asks for: a visit, rooms and extras, hours or a handover, or several; undefined if
 * there is none.
 */
export function wantedChange(given: URLSearchParams, order: Order): OrderChange | undefined {
  const visit = parseVisit(given.get('visit') ?? '')
  const namesHome = given.has(formFields.type) || given.has(formFields.rooms)
  const { rooms = order.rooms, extras } = readChoice(given, order.rooms)
  const wanted = {
    ...(visit && { visit }),
    ...(namesHome && { rooms, extras }),
    ...(order.packageId === hourlyPackage &&
      given.has('hours') && { soldMinutes: parseHours(given.get('hours')) ?? null }),
    ...(order.packageId === 'es' && handoverIn(given.get('handover'))),
  }
  return Object.keys(wanted).length > 0 ? wanted : undefined
}

/** The handover of a form: a day, or none where its field was emptied. Anything else leaves it as it is. */
function handoverIn(text: string | null): Pick<OrderChange, 'handover'> {
  if (text === '') return { handover: null }
  return text !== null && isDate(text) ? { handover: text } : {}
}
