import { orderMail } from '#copy/order/mail.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import { paymentFacts, paymentNotice } from './compose-notice.ts'
import { contractFile } from './contract-files.ts'
import { type EventMail, payerOf, type WrittenMail } from './mail-words.ts'

const words = orderMail.inspected

/**
 * The mail after the final check (R18.12): the task list as a file, the open balance, and the ways to complain and to
 * leave a review. All customers get the same request for a review, without a reward.
 */
export async function inspectedMail({ sources, found, common, pay }: EventMail): Promise<WrittenMail> {
  const { order } = found.view
  const due = await paymentFacts(sources.database, order, 'paymentRequest')
  const request = paymentNotice('paymentRequest', order)
  const url = company.googleProfileUrl
  const review: MailPart[] =
    order.sample || !url ? [] : [{ paragraphs: [words.review] }, { link: { label: words.reviewLink, url } }]
  // A visit by the hour and the work of a business have no fixed task list.
  const hasNoList = order.packageId === 'ms' || order.packageId === 'business'
  return {
    ...common,
    customer: payerOf(order, found.view.person),
    attachments: hasNoList ? [] : [contractFile(found, 'order', sources.orderSiteUrl)],
    subject: fill(words.subject, { number: order.number }),
    opening: [
      fill(words.opening, { date: fullDay(order.visit.date) }),
      ...(hasNoList ? [] : [words.tasks]),
      // A payment at the team's terminal may not be recorded yet.
      due ? `${fillAll(request.opening, due)} ${request.prepare}` : words.nothingDue,
    ],
    content: [
      ...(due ? [pay] : []),
      { heading: words.feedback },
      { paragraphs: [withFacts(words.complaint)] },
      ...review,
    ],
    closing: [],
  }
}
