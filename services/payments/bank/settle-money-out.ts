import { negateCents } from '../../../domain/money/cents.ts'
import type { Database } from '../../database/schema.ts'
import { recordPayment } from '../record/record-payment.ts'
import {
  bankPaymentOf,
  type PaidPart,
  paymentIdOf,
  recordedTransfers,
  type TakeRecorded,
} from './recorded-transfers.ts'

/** Money that went out, and the order that it names. */
interface MoneyOut extends PaidPart {
  isReversal: boolean
  orderId: string
}

/**
 * Records money that went out with our reference as what it surely is (R18.27): a payment that the bank takes
 * back, a refund that the office has recorded already, or one that is still open. Runs inside a transaction that has
 * locked the order.
 * @param takeRecorded of `recordedTransfers`
 * @returns the payment's id; undefined where a person has to say what it is
 */
export async function settleMoneyOut(
  transaction: Database,
  out: MoneyOut,
  takeRecorded: TakeRecorded,
  now: Date,
): Promise<string | undefined> {
  if (out.isReversal) {
    const reverses = await paymentToReverse(transaction, out)
    return reverses && (await recordBankPayment(transaction, out, { method: 'chargeback', reverses }, now))
  }
  return (await takeRecorded(out)) ?? (await settleOpenRefund(transaction, out, now))
}

/** Records money that went out as a person says: taken back by the bank, or refunded by us. */
export async function recordMoneyOut(
  transaction: Database,
  out: MoneyOut,
  what: 'takenBack' | 'refunded',
  now: Date,
): Promise<string> {
  if (what === 'refunded') {
    const takeRecorded = await recordedTransfers(transaction, [out.orderId])
    const known = (await takeRecorded(out)) ?? (await settleOpenRefund(transaction, out, now))
    return known ?? (await recordBankPayment(transaction, out, {}, now))
  }
  const reverses = await paymentToReverse(transaction, out)
  return await recordBankPayment(transaction, out, { method: 'chargeback', ...(reverses && { reverses }) }, now)
}

/** Records a line of the bank as a payment of its order. @returns the payment's id */
export async function recordBankPayment(
  transaction: Database,
  line: PaidPart & { orderId: string },
  kind: { method?: 'chargeback'; reverses?: string },
  now: Date,
): Promise<string> {
  await recordPayment(transaction, { ...bankPaymentOf(line, line.orderId), ...kind }, now)
  const recorded = transaction.selectFrom('payment').select('id').where('provider', '=', 'bank')
  return (await recorded.where('providerId', '=', paymentIdOf(line)).executeTakeFirstOrThrow()).id
}

/** The newest payment by the bank of this amount that nothing has taken back yet. */
async function paymentToReverse(transaction: Database, { orderId, cents }: MoneyOut): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('payment')
    .select('id')
    .where((eb) => eb.and({ orderId, method: 'transfer', cents: negateCents(cents) }))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('payment as taken').select('taken.id').whereRef('taken.reverses', '=', 'payment.id'))),
    )
    .orderBy('at', 'desc')
    .executeTakeFirst()
  return row?.id
}

/** Ends the refund of this amount that the office has to transfer, the first one that is due. */
async function settleOpenRefund(transaction: Database, out: MoneyOut, now: Date): Promise<string | undefined> {
  const refund = await transaction
    .selectFrom('refund')
    .select('id')
    .where((eb) => eb.and({ orderId: out.orderId, cents: negateCents(out.cents) }))
    .where((eb) =>
      eb.or([eb.and([eb('paymentId', 'is', null), eb('state', '=', 'asked')]), eb('state', '=', 'failed')]),
    )
    .orderBy('dueBy')
    .executeTakeFirst()
  if (!refund) return undefined
  await transaction.updateTable('refund').set({ state: 'done' }).where('id', '=', refund.id).execute()
  return await recordBankPayment(transaction, out, {}, now)
}
