import { orderMail as words } from '#copy/order/mail.ts'
import { officeOrderMail } from '#copy/order/office-mail.ts'
import { withdrawal as page } from '#copy/order/withdrawal.ts'
import { fill } from '../../../copy/fill.ts'
import { fullTime } from '../../../copy/format/format-work.ts'
import { endsContract } from '../../../domain/orders/withdrawal-period.ts'
import type { MailPart } from '../../contact/mail-body.ts'
import type { Schema } from '../../database/schema.ts'
import { viewOrder } from '../record/find-order.ts'
import { balanceLines } from './balance-lines.ts'
import type { MailSources, WrittenMail } from './mail-words.ts'
import { calendarAttachment } from './order-mails.ts'

/**
 * The acknowledgement of a withdrawal on a durable medium: its content, date and time, and what follows from it
 * (R16.8).
 */
export async function withdrawalMail(sources: MailSources, id: string): Promise<WrittenMail | undefined> {
  const found = await readWithdrawal(sources, id)
  if (!found) return undefined
  const { withdrawal, view, at } = found
  const { subject, subjectOfOrder, opening, calendar, closing, nothingToDo } = words.withdrawal
  const ends = endsContract(withdrawal.outcome)
  if (withdrawal.orderId === null) return unmatchedMail(found, `${sources.orderSiteUrl}/withdrawal?received=${id}`)
  const closed = withdrawal.outcome === 'tooLate' ? closing : `${closing} ${nothingToDo}`
  return {
    ...sharedParts(found),
    subject: view ? fill(subjectOfOrder, { number: view.order.number }) : subject,
    opening: [
      fill(opening, { at }),
      page.outcomes[withdrawal.outcome],
      ...(view && withdrawal.outcome === 'inTime' ? await balanceLines(sources.database, view.order) : []),
      ...(view && ends ? [calendar] : []),
    ],
    closing: [closed],
    ...(view && ends && { attachments: [calendarAttachment(view, new Date(withdrawal.receivedAt))] }),
  }
}

/**
 * Acknowledges a statement that matches no order. Its address may be a stranger's, so the mail repeats nothing that was
 * typed, and links to it (R16.30).
 */
function unmatchedMail({ withdrawal, at, sample }: Found, url: string): WrittenMail {
  const { subject, closing, nothingToDo, unmatched, receivedAt } = words.withdrawal
  return {
    sample,
    customer: { name: '', address: withdrawal.email },
    subject,
    opening: [fill(unmatched.opening, { at }), page.outcomes[withdrawal.outcome]],
    content: [{ fields: [{ label: receivedAt, value: at }] }, { link: { label: unmatched.link, url } }],
    closing: [`${closing} ${nothingToDo}`, unmatched.notYou],
  }
}

/** The mail to the office about a withdrawal, which it may have to act on. */
export async function officeWithdrawalMail(sources: MailSources, id: string): Promise<WrittenMail | undefined> {
  const found = await readWithdrawal(sources, id)
  if (!found) return undefined
  const { withdrawal, view } = found
  const {
    outcomes,
    withdrawal: subject,
    withdrawalOfOrder,
    withdrawalOpening,
    withdrawalOpeningByPost,
    withdrawalLink,
  } = officeOrderMail
  const { name, email } = withdrawal
  const outcome = outcomes[withdrawal.outcome]
  const shared = sharedParts(found, officeOrderMail.withdrawalHeading)
  const link = { label: withdrawalLink, url: `${sources.officeUrl}/withdrawals/${id}` }
  return {
    ...shared,
    content: [{ link }, ...shared.content],
    subject: view
      ? fill(withdrawalOfOrder, { name, number: view.order.number, outcome })
      : fill(subject, { name, outcome }),
    opening: [email === '' ? fill(withdrawalOpeningByPost, { name }) : fill(withdrawalOpening, { name, email })],
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof readWithdrawal>>>

async function readWithdrawal({ database, sample }: MailSources, id: string) {
  const withdrawal = await database.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
  if (!withdrawal) return undefined
  const row = await database.selectFrom('order').selectAll().where('id', '=', withdrawal.orderId).executeTakeFirst()
  const receivedAt = new Date(withdrawal.receivedAt)
  const view = row && (await viewOrder({ database, clock: () => receivedAt }, row))
  return { withdrawal, view, at: fullTime(receivedAt), sample: row ? row.sample === 1 : sample }
}

const sharedParts = ({ withdrawal, view, at, sample }: Found, heading: string = words.withdrawal.heading) => ({
  sample,
  customer: { name: withdrawal.name, address: withdrawal.email, ...(view && { firstName: view.person.firstName }) },
  content: [{ heading }, ...statementParts(withdrawal, at)],
})

function statementParts({ name, contract, email }: Schema['withdrawal'], at: string): MailPart[] {
  const labels = words.withdrawal
  return [
    { paragraphs: [labels.statement] },
    {
      fields: [
        { label: labels.name, value: name },
        { label: labels.email, value: email },
        { label: labels.receivedAt, value: at },
      ],
    },
    { quote: { label: labels.contract, value: contract } },
  ]
}
