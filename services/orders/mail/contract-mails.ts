import { details } from '#copy/order/details.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { companyFacts } from '../../../copy/format/company-facts.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import { missingAccess } from '../../../copy/format/missing-access.ts'
import { isOpenDay } from '../../../domain/opening/opening-hours.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { arrivalWindow } from '../../../domain/scheduling/visit-times.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import { isAccessKnown } from '../access/access-notes.ts'
import { changeParts, homeOf } from './change-parts.ts'
import {
  consentParts,
  orderParts,
  priceParts,
  taskParts,
  termsInFull,
  termsParts,
  withdrawalParts,
} from './contract-parts.ts'
import { payBy } from './mail-words.ts'
import type { EventMail, MailSources, WrittenMail } from './written-mail.ts'

/** The confirmation, which is the contract on a durable medium (R16.6). */
export async function confirmationMail(mail: EventMail): Promise<WrittenMail> {
  const { sources, found, common } = mail
  const { event, view, consents } = found
  const { subject, keep } = words.confirmation
  return {
    ...common,
    subject: fill(subject, factsOf(view)),
    opening: [...(await nextSteps(sources.database, view, event.at)), keep],
    content: [
      ...linksOf(mail),
      ...preparationParts(view),
      ...contractOf(mail),
      ...withdrawalParts(view, sources.orderSiteUrl, consents),
      ...consentParts(consents),
      ...taskParts(view),
      ...termsInFull(view.order.lateChangePercent),
    ],
    closing: [words.closing],
  }
}

/** The news of a change, by the customer or the office. */
export function changeMail(mail: EventMail): WrittenMail {
  const { sources, found, common } = mail
  const { event, view, before, consents } = found
  const { subject, opening, movedOpening, keep } = words.changed
  const { firstName } = view.person
  return {
    ...common,
    subject: fill(subject, factsOf(view)),
    opening: [fill(event.kind === 'moveVisit' ? movedOpening : opening, { firstName }), keep],
    content: [
      ...changeParts(found),
      ...linksOf(mail),
      ...contractOf(mail),
      ...(event.at < view.withdrawal.until ? withdrawalParts(view, sources.orderSiteUrl, consents) : []),
      ...consentParts(consents),
      ...(before && homeOf(before) !== homeOf(view) ? taskParts(view) : []),
    ],
    closing: [words.closing],
  }
}

const factsOf = ({ order: { number, visit } }: OrderView) => ({ number, date: fullDay(visit.date) })

const contractOf = ({ found: { event, view } }: EventMail) => [
  ...orderParts(view, event.at),
  ...priceParts(view),
  ...termsParts(view),
]

const linksOf = ({ found, pay, url }: EventMail): MailPart[] => [
  // Customers who are there to the end are asked to pay after the final check, in a separate mail.
  ...(found.view.order.presence === 'present' ? [] : [pay]),
  { link: { label: words.link, url } },
  { paragraphs: [words.keepLink] },
]

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

/** Advice for the day: what happens if either side is late, and how keys are handed over. */
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
