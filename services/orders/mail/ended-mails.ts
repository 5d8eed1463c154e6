import { orderMail as words } from '#copy/order/mail.ts'
import { notDone } from '#copy/order/not-done.ts'
import { fill } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { noCents } from '../../../domain/money/cents.ts'
import { balanceLines } from './balance-lines.ts'
import { endedParts } from './contract-parts.ts'
import type { EventMail, WrittenMail } from './mail-words.ts'
import { notDoneNext } from './not-done-next.ts'

/** The news that an order is cancelled: what that costs, and what goes back. */
export async function cancelMail({ sources, found, common, pay, url }: EventMail): Promise<WrittenMail> {
  const { order } = found.view
  const { subject, opening, owes, sampleOwes, owesNothing, link, closing } = words.cancelled
  const owed = order.owedCents ?? noCents
  const cost = owed > 0 ? fill(order.sample ? sampleOwes : owes, { fee: money(owed) }) : owesNothing
  return {
    ...common,
    subject: fill(subject, { number: order.number }),
    opening: [
      fill(opening, { date: fullDay(order.visit.date) }),
      cost,
      ...(await balanceLines(sources.database, order)),
    ],
    content: [...(owed > 0 ? [pay] : []), { link: { label: link, url } }, ...endedParts(found.view)],
    closing: [closing],
  }
}

/** The news that the work could not be done; undefined once the office has called about it. */
export function notDoneMail({ found, common, url }: EventMail): WrittenMail | undefined {
  const { order } = found.view
  if (!order.notDoneReason || !order.callBy) return undefined
  const { subject, opening, closing } = words.notDone
  const date = fullDay(order.visit.date)
  return {
    ...common,
    subject: fill(subject, { number: order.number, date }),
    opening: [
      fill(opening, { date, reason: notDone.reasons[order.notDoneReason] }),
      notDoneNext(order, order.callBy, order.startsAt),
    ],
    content: [{ link: { label: words.cancelled.link, url } }, ...endedParts(found.view)],
    closing: [closing],
  }
}

/** The price of a withdrawal from begun work, once the office has worked it out. */
export async function settledMail({ sources, found, common, pay, url }: EventMail): Promise<WrittenMail> {
  const { order } = found.view
  const { subject, opening, owes, owesNothing, closing } = words.withdrawalSettled
  const owed = order.owedCents ?? noCents
  return {
    ...common,
    subject: fill(subject, { number: order.number }),
    opening: [
      fill(opening, { date: fullDay(order.visit.date) }),
      owed > 0 ? fill(owes, { price: money(owed) }) : owesNothing,
      ...(await balanceLines(sources.database, order)),
    ],
    content: [
      { link: { ...('link' in pay ? pay.link : { url }), label: words.paymentPage } },
      { link: { label: words.cancelled.link, url } },
    ],
    // The withdrawal itself has taken the visit out of the calendar.
    attachments: [],
    closing: [closing],
  }
}
