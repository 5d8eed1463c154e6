import { orderMail } from '#copy/order/mail.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import type { Database } from '../../database/schema.ts'
import { paymentFacts, paymentNotice } from './compose-notice.ts'
import type { WrittenMail } from './written-mail.ts'

const words = orderMail.inspected

/**
 * The parts of the mail after the final check (R18.12): the open balance, and the ways to complain and to
 * leave a review. All customers get the same request for a review, without a reward.
 * @param pay the link to the payment page
 */
export async function afterVisitParts(
  database: Database,
  { order }: OrderView,
  pay: MailPart,
): Promise<Pick<WrittenMail, 'subject' | 'opening' | 'content' | 'closing'>> {
  const due = await paymentFacts(database, order, 'paymentRequest')
  const request = paymentNotice('paymentRequest', order)
  const review: MailPart[] = order.sample
    ? []
    : [{ paragraphs: [words.review] }, { link: { label: words.reviewLink, url: company.googleProfileUrl } }]
  return {
    subject: fill(words.subject, { number: order.number }),
    opening: [
      fill(words.opening, { date: fullDay(order.visit.date) }),
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
