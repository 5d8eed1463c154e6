import { addCents, atLeastNothing, type Cents, noCents, subtractCents } from '../../../domain/money/cents.ts'
import { type WithdrawalOutcome, withdrawalOutcome } from '../../../domain/orders/withdrawal-period.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { isOwedKnown } from '../../../domain/payments/ledger.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { type AdvanceServices, type Author, advanceOrder, lockOrder, StaleOrder } from '../advance/advance-order.ts'
import { readBalance } from '../charges/record-charges.ts'
import { queueOrderMail } from '../mail/queue-order-mail.ts'
import { findOrderRow, orderOf } from '../record/order-rows.ts'
import { agreedConsents } from '../record/order-services.ts'
import { applyWithdrawal } from './withdraw-order.ts'

interface BegunWithdrawal {
  id: string
  orderId: string
  /** The whole price that the order's page showed, in cents. */
  seenCents: number
}

/**
 * Records what the customer owes for the work that was done before a withdrawal (R18.11). The ledger charges it and
 * refunds the rest, and the customer is mailed both.
 * @param owedCents at most the whole price
 * @returns `stale`: the price has changed, or someone has settled it
 */
export async function settleBegunWithdrawal(
  services: AdvanceServices,
  { id, orderId, seenCents }: BegunWithdrawal,
  owedCents: Cents,
  by: Author,
): Promise<Outcome<object, { owed: 'range' }>> {
  if (owedCents > seenCents) return { outcome: 'refused', problems: { owed: 'range' } }
  return await advanceOrder(services, orderId, 'settleWithdrawal', {
    ...by,
    work: async (_transaction, row) => {
      if (isOwedKnown(row) || addCents(row.priceCents, row.feeCents) !== seenCents) throw new StaleOrder()
      return { owedCents }
    },
    afterwards: async (transaction, advanced, now) => {
      const { paid } = await readBalance(transaction, orderId)
      await markSettled(transaction, id, atLeastNothing(subtractCents(paid, owedCents)), now)
      await by.afterwards?.(transaction, advanced, now)
    },
  })
}

/**
 * Marks a statement of withdrawal as settled if no money moves because of it: it came too late, or its order cannot be
 * found.
 * @param afterwards stores the entry of the audit trail, in the same transaction
 * @returns `stale` if someone has settled it
 */
export async function settleStatement(
  { database, clock }: AdvanceServices,
  id: string,
  afterwards: (transaction: Database, now: Date) => Promise<void>,
): Promise<Outcome> {
  const now = clock()
  return await retryingTransaction(database, async (transaction) => {
    const settled = await markSettled(transaction, id, noCents, now)
    if (settled.outcome === 'done') await afterwards(transaction, now)
    return settled
  })
}

/**
 * Marks a statement as settled, inside the caller's transaction.
 * @param paidBackCents what went back or goes back
 * @returns `stale` if it was settled before
 */
async function markSettled(transaction: Database, id: string, paidBackCents: Cents, now: Date): Promise<Outcome> {
  const settled = await transaction
    .updateTable('withdrawal')
    .set({ settledAt: now.toISOString(), paidBackCents })
    .where('id', '=', id)
    .where('settledAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return { outcome: settled ? 'done' : 'stale' }
}

/** No order may have this number. `stale`: the statement has an order already. */
type WithdrawalLink = Outcome<{ withdrawal: WithdrawalOutcome }, { number: 'noOrder' }>

/**
 * Links a statement of withdrawal to the order that the office has found for it (R16.8). It counts from when it came
 * in: an order that could be withdrawn from then ends now, and the customer is mailed the outcome.
 */
export async function linkWithdrawal(
  { database, clock, mailWorker, log, settings }: AdvanceServices,
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
    const settled = await applyWithdrawal(transaction, settings, row, outcome, by, now)
    await transaction
      .updateTable('withdrawal')
      .set({ outcome, ...settled })
      .where('id', '=', id)
      .execute()
    const mail = { id: row.id, language: statement.language }
    await queueOrderMail(transaction, mail, 'withdrawalReceipt', { withdrawal: id }, now)
    return { outcome: 'done', withdrawal: outcome }
  })
  mailWorker?.wake()
  log.info({ order: found.number, outcome: link.outcome }, 'withdrawal linked')
  return link
}
