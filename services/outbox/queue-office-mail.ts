import type { Database } from '../database/schema.ts'
import type { MailTable } from '../database/tables/message-tables.ts'
import { queueInSlot } from './mail-slots.ts'
import { newMail } from './new-mail.ts'

/**
 * Queues the mail of a message to the office, and decides whether its visitor gets a receipt once the office has it:
 * then the mail holds one of the day's slots of that address.
 * @param visitor the address of the receipt; undefined where none may go
 * @returns whether a receipt will go
 */
export async function queueOfficeMail(
  transaction: Database,
  message: Pick<MailTable, 'submissionId' | 'language'>,
  visitor: string | undefined,
  now: Date,
): Promise<boolean> {
  const row = newMail({ ...message, purpose: 'office' }, now)
  if (visitor !== undefined && (await queueInSlot(transaction, row, visitor, 'receipt'))) return true
  await transaction.insertInto('mail').values(row).execute()
  return false
}
