import { orderMail } from '#copy/order/mail.ts'
import { visit } from '#copy/order/visit.ts'
import { fill, fillAll } from '../../../copy/fill.ts'
import { withFacts } from '../../../copy/format/company-facts.ts'
import { fullDay } from '../../../copy/format/format-work.ts'
import { company } from '../../../domain/company/company.ts'
import type { Order } from '../../../domain/orders/order.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import { readReport, type VisitReport } from '../report/read-report.ts'
import { roomName, roomSentences } from '../report/report-words.ts'
import { paymentFacts, paymentNotice } from './compose-notice.ts'
import { type EventMail, payerOf, type WrittenMail } from './mail-words.ts'

const words = orderMail.inspected

/**
 * The mail after the final check (R18.12): the report, the open balance, and the ways to complain and to leave a
 * review. All customers get the same request for a review, without a reward.
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
  }
}

/**
 * The report of a visit in short: a line for each room with what was not possible and why; none where only the visit as
 * a whole was recorded. What the team typed is on the page alone (R16.30).
 */
function reportParts(order: Order, { isByRoom, rooms }: VisitReport): MailPart[] {
  if (!isByRoom) return []
  const lines = rooms.map((room) => {
    const { said, tasks, why } = roomSentences(room)
    return [`${roomName(order, room.key)}: ${said}`, ...tasks, why].filter(Boolean).join(' ')
  })
  return [{ heading: visit.report.rooms }, { list: lines }]
}
