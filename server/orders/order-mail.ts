import type { Database } from '../database/schema.ts'
import type { MailPurpose } from '../database/tables/messages.ts'
import type { OrderTable } from '../database/tables/orders.ts'
import { newMail } from '../outbox/new-mail.ts'

/**
 * What an order's mail is about: the event that it tells, or the statement of withdrawal. The order is told as it was after the event,
 * however late the mail goes.
 */
export type OrderMailContent = { event: number } | { withdrawal: string }

/**
 * Queues a mail about an order, inside the transaction that changes it. Each event and statement has one mail of each purpose.
 * @param from when it may go at the earliest
 */
export async function queueOrderMail(
  transaction: Database,
  { id, language }: Pick<OrderTable, 'id' | 'language'>,
  purpose: MailPurpose,
  content: OrderMailContent,
  now: Date,
  from = now,
): Promise<void> {
  const subject = 'event' in content ? String(content.event) : content.withdrawal
  const given = { orderId: id, purpose, language, content: JSON.stringify(content) }
  await transaction
    .insertInto('mail')
    .values({
      ...newMail({ ...given, dedupeKey: `${id} ${purpose} ${subject}` }, now),
      nextAttemptAt: from.toISOString(),
    })
    .execute()
}
