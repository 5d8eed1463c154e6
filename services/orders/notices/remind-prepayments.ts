import type { Language } from '../../../domain/language.ts'
import { addDays, officeClock } from '../../../domain/opening/office-time.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { isBankIncomplete } from '../../payments/bank/note-gaps.ts'
import { lockOrder } from '../advance/advance-order.ts'
import { readBalance } from '../charges/record-charges.ts'
import { queuePaymentNotice } from '../mail/queue-payment-notice.ts'

/**
 * From when on the day before it is due customers are reminded of a prepayment, in minutes since midnight of office
 * time.
 */
const morningFrom = 9 * 60
/** How long a new order is left to be paid with the link of its confirmation, in milliseconds. */
const patience = 3_600_000

/**
 * Queues, from 9:00 on the day before it is due, the reminder of each prepayment that has not come in, once (R18.10).
 * One that is due today, because the visit is soon, follows an hour after the order. While lines of the bank may be
 * missing, no one is reminded of what may have been paid (R18.7).
 * @param language whose customers are reminded
 * @returns how many were queued
 */
export async function remindPrepayments(
  { database, clock }: { database: Database; clock: () => Date },
  language: Language,
): Promise<number> {
  const now = clock()
  const { date: today, minutes } = officeClock(now)
  if (minutes < morningFrom || (await isBankIncomplete(database))) return 0
  const orders = await database
    .selectFrom('paymentRequest')
    .innerJoin('order', 'order.id', 'paymentRequest.orderId')
    .leftJoin('mail', (join) =>
      join.onRef('mail.orderId', '=', 'order.id').on('mail.purpose', '=', 'prepaymentReminder'),
    )
    .select(['order.id', 'dueOn'])
    .where('dueOn', 'in', [today, addDays(today, 1)])
    .where('paymentRequest.reason', '=', 'inAdvance')
    .where((eb) => eb.and({ 'order.language': language, 'order.state': 'ordered' }))
    .where('orderedAt', '<=', new Date(now.getTime() - patience).toISOString())
    .where('mail.id', 'is', null)
    .execute()
  let queued = 0
  for (const { id, dueOn } of orders) {
    const { isNew } = await retryingTransaction(database, async (transaction) => {
      const row = await lockOrder(transaction, id)
      if (row?.state !== 'ordered' || (await readBalance(transaction, id)).due <= 0) return { isNew: false }
      return await queuePaymentNotice(transaction, row, 'prepaymentReminder', now, dueOn ? { dueOn } : {})
    })
    if (isNew) queued += 1
  }
  return queued
}
