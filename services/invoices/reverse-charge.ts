import { randomUUID } from 'node:crypto'
import { addCents, type Cents, negateCents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { includedVatCents } from '../../domain/orders/vat.ts'
import type { ChargeKind } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'

interface VatCharge {
  kind: ChargeKind
  cents: Cents
  vatPercent: number
}

/** Whether the buyer of an order owes its VAT (R18.44). */
export const isReverseCharged = (charges: readonly VatCharge[]): boolean => shifted(charges, true) !== 0

/** What reverse charge has taken off prices with VAT, or added to those without. */
const shifted = (charges: readonly VatCharge[], withVat: boolean): Cents =>
  addCents(
    ...charges.flatMap(({ kind, cents, vatPercent }) =>
      kind === 'reverseCharge' && vatPercent > 0 === withVat ? cents : [],
    ),
  )

/**
 * Keeps the charges of orders whose buyer owes the VAT at their net price, after whatever was charged with VAT since.
 * Runs inside a transaction that has locked them.
 */
export async function keepReverseCharge(transaction: Database, orderIds: readonly string[], now: Date): Promise<void> {
  const rows = await transaction
    .selectFrom('charge')
    .select('orderId')
    .distinct()
    .where('orderId', 'in', orderIds)
    .where('kind', '=', 'reverseCharge')
    .execute()
  for (const { orderId } of rows) {
    const charges = await chargesOf(transaction, orderId)
    if (isReverseCharged(charges)) await shift(transaction, orderId, charges, true, now)
  }
}

/** Has the buyer of an order owe its VAT, or us again. Runs inside a transaction that has locked the order. */
export async function setReverseCharge(
  transaction: Database,
  orderId: string,
  isReverse: boolean,
  now: Date,
): Promise<void> {
  await shift(transaction, orderId, await chargesOf(transaction, orderId), isReverse, now)
}

/** Adds counter-entries, so that all prices with VAT become net prices without, or are as they were. */
async function shift(
  transaction: Database,
  orderId: string,
  charges: readonly VatCharge[],
  isReverse: boolean,
  now: Date,
): Promise<void> {
  const prices = charges.filter(({ kind, vatPercent }) => kind !== 'reverseCharge' && vatPercent > 0)
  const rate = prices[0]?.vatPercent
  if (rate === undefined) return
  const gross = addCents(...prices.map(({ cents }) => cents))
  const net = subtractCents(gross, includedVatCents(gross, rate))
  const wanted = isReverse ? { withVat: negateCents(gross), without: net } : { withVat: noCents, without: noCents }
  const entries = [
    { vatPercent: rate, cents: subtractCents(wanted.withVat, shifted(charges, true)) },
    { vatPercent: 0, cents: subtractCents(wanted.without, shifted(charges, false)) },
  ]
  for (const entry of entries.filter(({ cents }) => cents !== 0)) {
    const charge = { id: randomUUID(), orderId, seq: null, kind: 'reverseCharge' as const, ...entry }
    await transaction
      .insertInto('charge')
      .values({ ...charge, at: now.toISOString(), personId: null, reason: null })
      .execute()
  }
}

const chargesOf = (transaction: Database, orderId: string) =>
  transaction.selectFrom('charge').select(['kind', 'cents', 'vatPercent']).where('orderId', '=', orderId).execute()
