import { details } from '#copy/order/details.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { notDone } from '#copy/order/not-done.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { companyFacts } from '../../../copy/format/company-facts.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { untilTime } from '../../../copy/format/full-time.ts'
import { missingAccess } from '../../../copy/format/missing-access.ts'
import { formatRooms } from '../../../domain/estimate/rooms.ts'
import { isOpenDay } from '../../../domain/opening/opening-hours.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { arrivalWindow } from '../../../domain/scheduling/visit-times.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import { isAccessKnown } from '../access/access-notes.ts'
import { type OrderAtEvent, orderAtEvent } from '../record/order-at-event.ts'
import { orderUrl, payUrl } from '../record/order-url.ts'
import { afterVisitParts } from './after-visit-parts.ts'
import { balanceLines } from './balance-lines.ts'
import { calendarFile } from './calendar-file.ts'
import {
  consentParts,
  endedParts,
  orderParts,
  priceParts,
  taskParts,
  termsInFull,
  termsParts,
  withdrawalParts,
} from './contract-parts.ts'
import { addressLine, arrivalWords, extrasInWords, houseOf, payBy, presenceWords } from './mail-words.ts'
import type { MailSources, WrittenMail } from './written-mail.ts'

/** The confirmation, which is the contract on a durable medium (R16.6), or the news of a change or cancellation. */
export async function customerMail(
  { database, orderSiteUrl }: MailSources,
  orderId: string,
  { event: seq, since }: { event: number; since?: number },
): Promise<WrittenMail | undefined> {
  const found = await orderAtEvent(database, orderId, seq, since)
  if (!found) return undefined
  const { event, view, before } = found
  const url = orderUrl(orderSiteUrl, view.key)
  const { order } = view
  const payLabel = order.sample ? words.paymentPage : words.payLink
  const pay: MailPart = { link: { label: payLabel, url: payUrl(orderSiteUrl, view.key) } }
  const link: MailPart[] = [
    // Customers who are there to the end are asked to pay after the final check, in a separate mail.
    ...(order.presence === 'present' ? [] : [pay]),
    { link: { label: words.link, url } },
    { paragraphs: [words.keepLink] },
  ]
  const contract = [...orderParts(view, event.at), ...priceParts(view), ...termsParts(view)]
  const facts = { number: order.number, date: fullDay(order.visit.date) }
  const common = {
    sample: order.sample,
    house: houseOf(order),
    customer: customerOf(view),
    attachments: [calendarAttachment(view, event.at)],
  }
  const { firstName } = view.person
  if (event.kind === 'place') {
    const { subject, keep } = words.confirmation
    const withdrawal = withdrawalParts(view, orderSiteUrl, found.consents)
    return {
      ...common,
      subject: fill(subject, facts),
      opening: [...(await nextSteps(database, view, event.at)), keep],
      content: [
        ...link,
        ...preparationParts(view),
        ...contract,
        ...withdrawal,
        ...consentParts(found.consents),
        ...taskParts(view),
        ...termsInFull(order.lateChangePercent),
      ],
      closing: [words.closing],
    }
  }
  if (event.kind === 'cancel') {
    const { subject, opening, owes, sampleOwes, owesNothing, link: label, closing } = words.cancelled
    const owed = order.owedCents ?? 0
    const cost = owed > 0 ? fill(order.sample ? sampleOwes : owes, { fee: money(owed) }) : owesNothing
    return {
      ...common,
      subject: fill(subject, { number: order.number }),
      opening: [fill(opening, { firstName, date: facts.date }), cost, ...(await balanceLines(database, order))],
      content: [...(owed > 0 ? [pay] : []), { link: { label, url } }, ...endedParts(view)],
      closing: [closing],
    }
  }
  if (event.kind === 'giveUp' && order.notDoneReason && order.callBy) {
    const { subject, opening, closing } = words.notDone
    const reason = notDone.reasons[order.notDoneReason]
    return {
      ...common,
      subject: fill(subject, { number: order.number }),
      opening: [fill(opening, { firstName, date: facts.date, reason }), notDoneNext(view, order.callBy)],
      content: [{ link: { label: words.cancelled.link, url } }, ...endedParts(view)],
      closing: [closing],
    }
  }
  if (event.kind === 'inspect') return { ...common, attachments: [], ...(await afterVisitParts(database, view, pay)) }
  if (event.kind === 'settleWithdrawal') {
    const { subject, opening, owes, owesNothing, closing } = words.withdrawalSettled
    const owed = order.owedCents ?? 0
    return {
      ...common,
      subject: fill(subject, { number: order.number }),
      opening: [
        fill(opening, { firstName, date: facts.date }),
        owed > 0 ? fill(owes, { price: money(owed) }) : owesNothing,
        ...(await balanceLines(database, order)),
      ],
      content: [
        { link: { label: words.paymentPage, url: payUrl(orderSiteUrl, view.key) } },
        { link: { label: words.cancelled.link, url } },
      ],
      // The withdrawal itself has taken the visit out of the calendar.
      attachments: [],
      closing: [closing],
    }
  }
  const { subject, opening, movedOpening, keep } = words.changed
  return {
    ...common,
    subject: fill(subject, facts),
    opening: [fill(event.kind === 'moveVisit' ? movedOpening : opening, { firstName }), keep],
    content: [
      ...changeParts(found),
      ...link,
      ...contract,
      ...(event.at < view.withdrawal.until ? withdrawalParts(view, orderSiteUrl, found.consents) : []),
      ...consentParts(found.consents),
      ...(before && homeOf(before) !== homeOf(view) ? taskParts(view) : []),
    ],
    closing: [words.closing],
  }
}

/** The office's mail about a new, changed or ended order. */
export async function officeMail(
  { database }: MailSources,
  orderId: string,
  { event: seq }: { event: number },
): Promise<WrittenMail | undefined> {
  const found = await orderAtEvent(database, orderId, seq)
  if (!found) return undefined
  const { event, view } = found
  const subjects: Readonly<Record<string, string>> = officeOrderMail.subject
  const { opening, owes, owesNothing } = officeOrderMail
  const { name } = customerOf(view)
  const subject = fill(subjects[event.kind] ?? officeOrderMail.subject.place, {
    number: view.order.number,
    date: fullDay(view.order.visit.date),
  })
  const owed = view.order.owedCents
  return {
    sample: view.order.sample,
    customer: customerOf(view),
    subject,
    opening: [
      `${subject}.`,
      ...(event.kind === 'cancel' ? [owed ? fill(owes, { fee: money(owed) }) : owesNothing] : []),
      fill(opening, { name }),
    ],
    content: [...changeParts(found), ...orderParts(view, event.at, 'office'), ...priceParts(view, 'office')],
    closing: [],
  }
}

/** What follows from work that did not happen: where nobody opened, the fee of article 4 of the terms. */
function notDoneNext({ order, terms }: OrderView, callBy: Date): string {
  const until = untilTime(callBy)
  if (order.notDoneReason !== 'nobodyIn') return fill(notDone.next, { until })
  const { free, fee, sampleFee } = notDone.nextNobodyIn
  if (terms.alwaysFree) return fill(free, { until })
  return fill(order.sample ? sampleFee : fee, { until, fee: money(terms.lateFeeCents) })
}

/** When the team comes, and what an absent customer still has to do before. */
async function nextSteps(
  database: MailSources['database'],
  { order, person: { firstName }, teamName }: OrderView,
  at: Date,
): Promise<string[]> {
  const { opening, payFirst, samplePayFirst } = words.confirmation
  const { date, part } = order.visit
  const [from = '', until = ''] = arrivalWindow(part).split('–')
  const hello = fill(opening, { firstName, team: teamName, date: fullDay(date), from, until })
  if (order.presence !== 'absent') return [hello]
  const pay = fill(order.sample ? samplePayFirst : payFirst, { payBy: payBy(order, at) })
  return [hello, pay, ...((await isAccessKnown(database, order)) ? [] : [missingAccess(order.access)])]
}

/** Advice for the day, and what happens if somebody is late or a key is handed over. */
function preparationParts({ order: { presence, country, visit }, person }: OrderView): MailPart[] {
  const { prepare, prepareList, sayParking, call, late, lateOnClosedDay } = words.confirmation
  const lateness = isOpenDay(country, visit.date) ? late : lateOnClosedDay
  const list = [
    ...prepareList,
    ...(person.remark === '' ? [sayParking] : []),
    call,
    ...(presence === 'absent' ? details.access.after : [lateness]),
  ]
  return [{ heading: prepare }, { list: fillAll(list, companyFacts) }]
}

/** The values before and after; empty where there was none before. */
function changeParts({ before, view, event }: OrderAtEvent): MailPart[] {
  if (!before || view.order.state !== 'ordered') return []
  const { changed, order: labels, price } = words
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
        ...(before.order.presence === view.order.presence
          ? []
          : change(labels.presence, presenceWords(before.order, event.at), presenceWords(view.order, event.at))),
        ...change(labels.remark, before.person.remark || '–', view.person.remark || '–'),
        ...change(labels.rooms, String(before.order.rooms.length), String(view.order.rooms.length)),
        ...change(labels.extras, extrasInWords(before.order), extrasInWords(view.order)),
        ...change(price.total, money(before.order.priceCents), money(view.order.priceCents)),
        { label: changed.fee, value: fee > 0 ? money(fee) : changed.free },
      ],
    },
  ]
}

/** The rooms and extras, as one text. */
const homeOf = ({ order: { rooms, extras } }: OrderView) => `${formatRooms(rooms)} ${extras.join()}`
const nameOf = ({ person }: OrderView) => `${person.firstName} ${person.lastName}`
const contactOf = ({ person }: OrderView) => [person.phoneNumber, person.email].filter(Boolean).join(', ')

const customerOf = ({ person }: OrderView): WrittenMail['customer'] => ({
  name: `${person.firstName} ${person.lastName}`,
  address: person.email,
})

/** The visit as a file that calendars read. */
export function calendarAttachment(view: OrderView, at: Date) {
  const content = calendarFile(view, at)
  const method = /^METHOD:(\w+)/m.exec(content)?.[1] ?? 'PUBLISH'
  return { filename: words.calendar.file, contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}
