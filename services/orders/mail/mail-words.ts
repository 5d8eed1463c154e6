import * as v from 'valibot'
import { estimateDesk } from '#copy/estimate-desk.ts'
import { frame } from '#copy/order/frame.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay, spacedZipCode } from '../../../copy/format/format-work.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import { drawnRooms } from '../../../domain/orders/house-windows.ts'
import type { Order, OrderView } from '../../../domain/orders/order.ts'
import { orderStamps } from '../../../domain/orders/order-stamps.ts'
import type { PriceLine } from '../../../domain/orders/price-lines.ts'
import { paymentDue } from '../../../domain/payments/payment-due.ts'
import { arrivalWindow, type VisitPart } from '../../../domain/scheduling/visit.ts'
import type { MailBody, MailPart } from '../../contact/mail-body.ts'
import type { MailHouse } from '../../contact/mail-house.ts'
import type { Database } from '../../database/schema.ts'
import type { MailAttachment } from '../../outbox/transport.ts'
import type { OrderAtEvent } from '../record/order-at-event.ts'
import type { OrderSettings } from '../record/order-services.ts'

/** The customer of a mail, by whose first name it greets. */
export const customerOf = ({
  firstName,
  lastName,
  email: address,
}: Pick<OrderView['person'], 'firstName' | 'lastName' | 'email'>): WrittenMail['customer'] => ({
  firstName,
  name: `${firstName} ${lastName}`,
  address,
})

/** Who reads a mail about the money of an order: a business has a mailbox of its own for it (R19.2). */
export const payerOf = (
  { business }: Pick<Order, 'business'>,
  person: Parameters<typeof customerOf>[0],
): WrittenMail['customer'] =>
  business ? { firstName: '', name: business.company.name, address: business.invoiceEmail } : customerOf(person)

/** The street, house number, postcode and town on one line. */
export const addressLine = ({ zipCode }: Order, { street, houseNumber, city }: OrderView['person']): string =>
  `${street} ${houseNumber}, ${spacedZipCode(zipCode)} ${city}`

/** The arrival window in words: "between 08:00–09:00". */
export const arrivalWords = (part: VisitPart): string =>
  fill(words.order.arrivals[part], { window: arrivalWindow(part) })

/** The day by which an absent customer pays, as known at a moment. */
export function payBy({ presence, visit: { date } }: Pick<Order, 'presence' | 'visit'>, at: Date): string {
  const { dueOn } = paymentDue({ state: 'ordered', presence, date }, 0, officeClock(at).date)
  return fullDay(dueOn ?? date)
}

/** Each room with its area and dirt: "Kitchen, 12 m², average dirt". */
export const roomLines = ({ rooms }: Pick<Order, 'rooms'>): string[] =>
  rooms.map(({ type, area, dirt }) =>
    fill(words.order.room, {
      room: estimateDesk.roomTypes[type],
      area,
      dirt: estimateDesk.dirtLevels[dirt].short,
    }),
  )

/** The home of an order as it is drawn at the top of its customer's mails. */
export const houseOf = (order: Pick<Order, 'business' | 'rooms' | 'state'>): MailHouse => ({
  rooms: drawnRooms(order),
  stamp: orderStamps[order.state],
})

/** The name of a part of a price. */
export const partName = (part: PriceLine['part']): string =>
  part === 'cleaning' || part === 'travel' ? frame.lines[part] : estimateDesk.extras[part].name

/** The names of the extras on one line. */
export const extrasInWords = ({ extras }: Pick<Order, 'extras'>): string =>
  extras.map((id) => estimateDesk.extras[id].name).join(', ') || words.order.noExtras

/** The content of a mail for one purpose, without the parts that every mail has. */
export interface WrittenMail extends Omit<MailBody, 'signature' | 'legal'> {
  /** Ordered at sample prices. */
  sample: boolean
  attachments?: MailAttachment[]
  /** The customer: who gets the mail, or whom the office answers. Without a first name where it may be a stranger. */
  customer: { name: string; address: string; firstName?: string }
}

export interface MailSources {
  database: Database
  /** The origin of this language's ordering site, without a slash at the end. */
  orderSiteUrl: string
  /** The office's origin. */
  officeUrl: string
  payees: OrderSettings['payees']
  /** Whether prices are samples now: what a mail goes by that is about no order. */
  sample: boolean
}

/** What the mails to a customer about an event have in common. */
export interface EventMail {
  sources: MailSources
  found: OrderAtEvent
  common: Pick<WrittenMail, 'sample' | 'house' | 'customer'> & { attachments: MailAttachment[] }
  /** The links to the payment page and to the order. */
  pay: MailPart
  url: string
}

/** What a mail says whose link has a token. */
export const tokenContent = v.object({ token: v.string() })
