import { noCents } from '../../../domain/money/cents.ts'
import { addDays, officeClock, officeInstant } from '../../../domain/opening/office-time.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { lateCosts, mayRemind, type ReminderWay, reminderTerm } from '../../../domain/payments/late-reminder.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { personOf } from '../../orders/record/find-order.ts'
import { newMail } from '../../outbox/new-mail.ts'
import { audit } from '../../people/audit.ts'
import { isBankIncomplete } from '../bank/note-gaps.ts'
import { readStanding } from '../read-standing.ts'

/**
 * Queues the first reminder of what is late, once for each day that was due, with the costs and the term that the law
 * asks it to name (R18.50). One whose mail could not go is written anew. While lines of the bank may be missing,
 * nothing is sent: this customer may have paid.
 * @param seenDue the balance that the page showed, in cents
 * @returns `stale`: the balance has changed, it is not late now, or there is no recipient; `bank`:
 *   lines of the bank may be missing
 */
export async function remindLate(
  database: Database,
  orderId: string,
  { person, seenDue }: { person: { id: string }; seenDue: number },
  now: Date,
): Promise<Outcome<object, { form: 'bank' }>> {
  return await retryingTransaction(database, async (transaction) => {
    const row = await lockOrder(transaction, orderId)
    const customer = row && (await personOf(transaction, orderId))
    if (!row || !customer) return { outcome: 'stale' }
    const { payments, standing } = await readStanding(transaction, row, now)
    const { balance, dueOn, reminder } = payments
    if (reminder && reminder.state !== 'failed') return { outcome: 'done' }
    const { date: today } = officeClock(now)
    if (dueOn === null || balance.due !== seenDue || !mayRemind(row, standing)) return { outcome: 'stale' }
    if (await isBankIncomplete(transaction)) return { outcome: 'refused', problems: { form: 'bank' } }
    const way: ReminderWay = customer.email === '' ? 'post' : 'mail'
    const mail = newMail(
      {
        orderId,
        purpose: 'lateReminder',
        language: row.language,
        content: JSON.stringify({ dueOn }),
        // The term is counted from the day after this one.
        notAfter: officeInstant(addDays(today, 2), 0).toISOString(),
      },
      now,
    )
    const written = {
      cents: balance.due,
      costCents: lateCosts(row.country, balance.due)?.cents ?? noCents,
      way,
      ...reminderTerm(row.country, today, way),
      remindedAt: now.toISOString(),
      personId: person.id,
      mailId: mail.id,
    }
    await transaction.insertInto('mail').values(mail).execute()
    await transaction
      .insertInto('lateReminder')
      .values({ orderId, dueOn, ...written })
      .onConflict((conflict) => conflict.columns(['orderId', 'dueOn']).doUpdateSet(written))
      .execute()
    const { mailId: _, personId: __, ...after } = written
    await audit(transaction, { by: person, action: 'remindLate', subject: `order:${row.id}`, after }, now)
    return { outcome: 'done' }
  })
}
