import { orderMail } from '#copy/order/mail.ts'
import { visit } from '#copy/order/visit.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import { readReport } from '../report/read-report.ts'
import { paymentFacts, paymentNotice } from './compose-notice.ts'
import { type EventMail, payerOf, type WrittenMail } from './mail-words.ts'
import { reportParts } from './report-parts.ts'

const words = orderMail.inspected

/**
 * The mail after the final check (R18.12): the report, the open balance, and the ways to complain and to leave a review.
 * All customers get the same request for a review, without a reward.
 */
export async function inspectedMail({ sources, found, common, pay, url: orderUrl }: EventMail): Promise<WrittenMail> {
  const { order } = found.view
  const report = await readReport(sources.database, found.view, found.event.at)
  const due = await paymentFacts(sources.database, order, 'paymentRequest')
  const request = paymentNotice('paymentRequest', order)
  const url = company.googleProfileUrl
  const review: MailPart[] =
    order.sample || !url ? [] : [{ paragraphs: [words.review] }, { link: { label: words.reviewLink, url } }]
  return {
    ...common,
    customer: payerOf(order, found.view.person),
    attachments: [],
    subject: fill(words.subject, { number: order.number }),
    opening: [
      fill(words.opening, { date: fullDay(order.visit.date) }),
      // A payment at the team's terminal may not be recorded yet.
      due ? `${fillAll(request.opening, due)} ${request.prepare}` : words.nothingDue,
    ],
    content: [
      ...(due ? [pay] : []),
      ...reportParts(order, report),
      { link: { label: visit.report.link, url: `${orderUrl}/report` } },
      { heading: words.feedback },
      { paragraphs: [withFacts(words.complaint)] },
      ...review,
    ],
    closing: [],
  }
}
