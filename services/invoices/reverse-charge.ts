import { randomUUID } from 'node:crypto'
import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import { addCents, negateCents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { includedVatCents } from '../../domain/orders/vat.ts'
import { reverseCharged, type VatCharge } from '../../domain/payments/documents-due.ts'
import type { Database } from '../database/schema.ts'

/**
 * Whether businesses of a country that file VAT returns may owe the VAT of our work themselves (R18.44): in Belgium, once
 * the owner's accountant has confirmed it. Between Dutch companies it is for cleaning firms only.
 */
export const mayReverseCharge = (country: Country): boolean =>
  country === 'BE' && company.reverseCharge.BE !== undefined

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
    if (reverseCharged(charges, true) !== 0) await shift(transaction, orderId, charges, true, now)
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
    { vatPercent: rate, cents: subtractCents(wanted.withVat, reverseCharged(charges, true)) },
    { vatPercent: 0, cents: subtractCents(wanted.without, reverseCharged(charges, false)) },
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
