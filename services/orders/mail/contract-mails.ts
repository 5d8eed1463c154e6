import { business } from '#copy/order/business.ts'
import { check } from '#copy/order/check.ts'
import { details } from '#copy/order/details.ts'
import { orderMail as words } from '#copy/order/mail.ts'
import { orderPage } from '#copy/order/order-page.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { companyFacts, withFacts } from '../../../copy/format/company-facts.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { missingAccess } from '../../../copy/format/missing-access.ts'
import { freeInWords, rightsInWords } from '../../../copy/format/rights-in-words.ts'
import { isOpenDay } from '../../../domain/opening/opening-hours.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { withdrawalUrl } from '../../../domain/orders/ordering-site.ts'
import { arrivalWindow } from '../../../domain/scheduling/visit.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import { isAccessKnown } from '../access/access-notes.ts'
import { changeParts } from './change-parts.ts'
import { type ContractFileName, contractFile, contractFilesOf } from './contract-files.ts'
import { priceParts, visitFields } from './contract-parts.ts'
import { type EventMail, type MailSources, payBy, type WrittenMail } from './mail-words.ts'
/** The confirmation, which is the contract on a durable medium (R16.6): in short, with the whole in its files. */
export async function confirmationMail(mail: EventMail): Promise<WrittenMail> {
  const { sources, found, common } = mail
  const { event, view } = found
  const { subject, keep } = words.confirmation
  const { order, terms, withdrawal } = view
  const { total } = words.price
  return {
    ...common,
    subject: fill(subject, factsOf(view)),
    opening: await nextSteps(sources.database, view, event.at),
    content: [
      ...linksOf(mail),
      { fields: [...visitFields(view), ...(order.business ? [] : [{ label: total, value: money(order.priceCents) }])] },
      ...(order.business ? priceParts(view) : []),
      ...(order.sample
        ? []
        : [{ paragraphs: [order.business ? withFacts(business.pay) : check.submitHint[order.presence]] }]),
      ...preparationParts(view),
      { heading: words.rights },
      ...(order.business
        ? [{ paragraphs: [freeInWords(terms), business.keep, words.keepLink] }]
        : [
            { paragraphs: [rightsInWords(terms, withdrawal.until, order.startsAt), keep, words.keepLink] },
            { link: { label: words.withdrawing.label, url: withdrawalUrl(sources.orderSiteUrl) } },
          ]),
    ],
    attachments: [...common.attachments, ...contractFilesOf(order).map((name) => fileOf(mail, name))],
    closing: [words.closing],
  }
}

/** The news of a change, by the customer or the office: what was and what is, with the order as it is now as a file. */
export function changeMail(mail: EventMail): WrittenMail {
  const { found, common } = mail
  const { event, view } = found
  const { subject, opening, movedOpening, keep } = words.changed
  return {
    ...common,
    subject: fill(subject, factsOf(view)),
    opening: [event.kind === 'moveVisit' ? movedOpening : opening],
    content: [...linksOf(mail), ...changeParts(found), { paragraphs: [freeInWords(view.terms), keep] }],
    attachments: [...common.attachments, fileOf(mail, 'order')],
  }
}

const fileOf = ({ sources, found }: EventMail, name: ContractFileName) =>
  contractFile(found, name, sources.orderSiteUrl)

const factsOf = ({ order: { number, visit } }: OrderView) => ({ number, date: fullDay(visit.date) })

const linksOf = ({ found, pay, url }: EventMail): MailPart[] => [
  // Customers who are there to the end are asked to pay after the final check, in a separate mail.
  ...(found.view.order.presence === 'present' || found.view.order.business ? [] : [pay]),
  { link: { label: words.link, url } },
]

/** When the team comes, and what an absent customer still has to do before. */
async function nextSteps(
  database: MailSources['database'],
  { order, teamName }: OrderView,
  at: Date,
): Promise<string[]> {
  const { opening, payFirst, samplePayFirst } = words.confirmation
  const { date, part } = order.visit
  const [from = '', until = ''] = arrivalWindow(part).split('–')
  const news = fill(opening, { team: teamName, date: fullDay(date), from, until })
  if (order.presence !== 'absent') return [news]
  const pay = fill(order.sample ? samplePayFirst : payFirst, { payBy: payBy(order, at) })
  return [
    news,
    ...(order.business ? [] : [pay]),
    ...((await isAccessKnown(database, order)) ? [] : [missingAccess(order.access)]),
  ]
}

/** Advice for the day: what happens if either side is late, and how keys are handed over. */
function preparationParts({ order: { presence, country, visit }, person }: OrderView): MailPart[] {
  const { prepare, sayParking, call, late, lateOnClosedDay } = words.confirmation
  const lateness = isOpenDay(country, visit.date) ? late : lateOnClosedDay
  const list = [
    ...orderPage.nextSteps,
    ...(person.remark === '' ? [sayParking] : []),
    ...(presence === 'absent' ? details.access.after : [call, lateness]),
  ]
  return [{ heading: prepare }, { list: fillAll(list, companyFacts) }]
}
