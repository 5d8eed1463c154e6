import { atLeastNothing, negateCents } from '../../../domain/money/cents.ts'
import { endsContract, type WithdrawalOutcome, withdrawalOutcome } from '../../../domain/orders/withdrawal-period.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { retryingTransaction } from '../../database/schema.ts'
import { type AdvanceServices, type Author, lockOrder } from '../advance/advance-order.ts'
import { readBalance } from '../charges/record-charges.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { findOrderRow, orderOf } from '../record/order-rows.ts'
import { agreedConsents } from '../record/order-services.ts'
import { endByWithdrawal } from './withdraw-order.ts'

/** No order may have this number. `stale`: the statement has an order already. */
type WithdrawalLink = Outcome<{ withdrawal: WithdrawalOutcome }, { number: 'noOrder' }>

/**
 * Links a statement of withdrawal to the order that the office has found for it (R16.8). It counts from when it came
 * in: an order that could be withdrawn from then ends now, and the customer is mailed what it comes to.
 */
export async function linkWithdrawal(
  { database, clock, mailWorker, log }: AdvanceServices,
  id: string,
  number: string,
  by: Author,
): Promise<WithdrawalLink> {
  const now = clock()
  const found = await findOrderRow(database, number)
  if (!found) return { outcome: 'refused', problems: { number: 'noOrder' } }
  const link = await retryingTransaction(database, async (transaction): Promise<WithdrawalLink> => {
    const row = await lockOrder(transaction, found.id)
    const open = transaction.updateTable('withdrawal').where('id', '=', id).where('orderId', 'is', null)
    const statement = await open.set({ orderId: found.id }).returning(['receivedAt', 'language']).executeTakeFirst()
    if (!row || !statement) return { outcome: 'stale' }
    const agreed = (await agreedConsents(transaction, row.id))(row.date)
    const outcome = withdrawalOutcome(orderOf(row).order, agreed, new Date(statement.receivedAt))
    const after = endsContract(outcome) ? await endByWithdrawal(transaction, row, outcome, by, now) : {}
    // In time, the ledger refunds what was paid by itself: nothing is left to the office.
    const settled = outcome === 'inTime' && {
      settledAt: now.toISOString(),
      paidBackCents: atLeastNothing(negateCents((await readBalance(transaction, row.id)).due)),
    }
    await transaction
      .updateTable('withdrawal')
      .set({ outcome, ...settled })
      .where('id', '=', id)
      .execute()
    const mail = { id: row.id, language: statement.language }
    await queueOrderMail(transaction, mail, 'withdrawalReceipt', { withdrawal: id }, now)
    await by.afterwards?.(transaction, { id: row.id, before: row, after }, now)
    return { outcome: 'done', withdrawal: outcome }
  })
  mailWorker?.wake()
  log.info({ order: found.number, outcome: link.outcome }, 'withdrawal linked')
  return link
}
