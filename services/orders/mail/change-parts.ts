import { details } from '#copy/order/details.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { fill } from '../../../copy/fill.ts'
import { crew, fullDay, money } from '../../../copy/format/format-work.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import type { OrderAtEvent } from '../record/order-at-event.ts'
import { addressLine, arrivalWords, extrasInWords } from './mail-words.ts'

/** The values of an order before and after an event; empty where there was none before. */
export function changeParts({ before, view }: OrderAtEvent): MailPart[] {
  if (!before || view.order.state !== 'ordered') return []
  const { changed, order: labels, price } = words
  const { legend, options } = details.presence
  const { photos } = details
  const change = (label: string, was: string, is: string) =>
    was === is ? [] : [{ label, value: fill(changed.change, { before: was, after: is }) }]
  const fee = view.order.feeCents - before.order.feeCents
  const day = ({ order }: OrderView) =>
    fill(changed.when, { date: fullDay(order.visit.date), arrival: arrivalWords(order.visit.part) })
  return [
    { heading: changed.heading },
    {
      fields: [
        ...change(labels.visit, day(before), day(view)),
        ...change(labels.customer, nameOf(before), nameOf(view)),
        ...change(labels.contact, contactOf(before), contactOf(view)),
        ...change(labels.address, addressLine(before.order, before.person), addressLine(view.order, view.person)),
        ...change(legend, options[before.order.presence], options[view.order.presence]),
        ...change(photos.legend, photosOf(before), photosOf(view)),
        ...change(labels.remark, before.person.remark || '–', view.person.remark || '–'),
        ...change(labels.rooms, String(before.order.rooms.length), String(view.order.rooms.length)),
        ...change(labels.handover, handoverOf(before), handoverOf(view)),
        ...change(labels.crew, crew(before.order), crew(view.order)),
        ...change(labels.extras, extrasInWords(before.order), extrasInWords(view.order)),
        ...change(price.total, money(before.order.priceCents), money(view.order.priceCents)),
        { label: changed.fee, value: fee > 0 ? money(fee) : changed.free },
      ],
    },
  ]
}

const nameOf = ({ person }: OrderView) => `${person.firstName} ${person.lastName}`
const handoverOf = ({ order: { handover } }: OrderView) => (handover ? fullDay(handover) : '–')
const photosOf = ({ order: { noPhotos } }: OrderView) => (noPhotos ? details.photos.options.no : '–')
const contactOf = ({ person }: OrderView) => [person.phoneNumber, person.email].filter(Boolean).join(', ')
