import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { orderMail as words } from '#copy/order/mail.ts'
import { packageNames } from '#copy/package-names.ts'
import { fill } from '../../../copy/fill.ts'
import { crew } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { orderTransitions } from '../../../domain/orders/order-states.ts'
import { arrivalWindow, visitEnd } from '../../../domain/scheduling/visit.ts'
import { addressLine } from './mail-words.ts'

/** The states in which no one comes for what was agreed. */
const endedStates: readonly string[] = [orderTransitions.cancel.to, orderTransitions.withdraw.to]

/**
 * The visit of an order as an iCalendar file (R16.5). Its UID stays the same and its SEQUENCE rises, so that a calendar
 * moves the entry it has; after a cancellation it removes it. Times are in UTC, which every calendar shows at the right
 * hour. The private link is not in it, because calendars are shared.
 * @param at when the entry was last changed
 */
export function calendarFile({ order, person }: Pick<OrderView, 'order' | 'person'>, at: Date): string {
  const address = company.email[order.country]
  const ended = endedStates.includes(order.state)
  const subject = { package: packageNames[order.packageId] }
  const calendar = ical({
    prodId: { company: company.brand, product: 'orders', language: order.language.toUpperCase() },
    method: ended ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `${order.id}@${address.split('@')[1]}`,
    sequence: order.sequence,
    stamp: at,
    start: order.startsAt,
    end: visitEnd(order.visit, order.minutesOnSite),
    status: ended ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    summary: fill(order.sample ? words.calendar.sampleSummary : words.calendar.summary, subject),
    location: addressLine(order, person),
    description: fill(words.calendar.description, {
      number: order.number,
      arrival: fill(words.calendar.arrival, { window: arrivalWindow(order.visit.part) }),
      crew: crew(order),
    }),
    organizer: { name: company.brand, email: address },
  })
  // RFC 5545 ends every line with CRLF, the last one too; Outlook is strict about it.
  return `${calendar.toString()}\r\n`
}
