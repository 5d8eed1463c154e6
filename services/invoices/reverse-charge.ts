import { randomUUID } from 'node:crypto'
import { company } from '../../domain/company/company.ts'
import type { Country } from '../../domain/language.ts'
import { addCents, type Cents, negateCents, noCents, subtractCents } from '../../domain/money/cents.ts'
import { includedVatCents } from '../../domain/orders/vat.ts'
import { isReverseCharged, type VatCharge } from '../../domain/payments/documents-due.ts'
import type { Database } from '../database/schema.ts'

/**
 * Whether businesses of a country that file VAT returns may owe the VAT of our work themselves (R18.44): in Belgium,
 * once the owner's accountant has confirmed it. Between Dutch companies it is for cleaning firms only.
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
    .innerJoin('order', 'order.id', 'charge.orderId')
    .select(['orderId', 'order.kind'])
    .distinct()
    .where('orderId', 'in', orderIds)
    .where('charge.kind', '=', 'reverseCharge')
    .execute()
  for (const { orderId, kind } of rows) {
    const charges = await chargesOf(transaction, orderId)
    // That of a business was agreed on, also where nothing is charged for a while.
    if (kind === 'business' || isReverseCharged(charges)) await shift(transaction, orderId, charges, true, now)
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
  const wanted = new Map<number, Cents>()
  const found = new Map<number, Cents>()
  const add = (to: Map<number, Cents>, rate: number, cents: Cents) =>
    to.set(rate, addCents(to.get(rate) ?? noCents, cents))
  for (const { kind, cents, vatPercent } of charges)
    if (kind === 'reverseCharge') add(found, vatPercent, cents)
    else if (vatPercent > 0) add(wanted, vatPercent, isReverse ? negateCents(cents) : noCents)
  for (const [rate, less] of [...wanted]) {
    const gross = negateCents(less)
    add(wanted, 0, subtractCents(gross, includedVatCents(gross, rate)))
  }
  for (const [vatPercent, all] of wanted) {
    const cents = subtractCents(all, found.get(vatPercent) ?? noCents)
    if (cents === 0) continue
    await transaction
      .insertInto('charge')
      .values({ id: randomUUID(), orderId, kind: 'reverseCharge', vatPercent, cents, at: now.toISOString() })
      .execute()
  }
}

const chargesOf = (transaction: Database, orderId: string) =>
  transaction.selectFrom('charge').select(['kind', 'cents', 'vatPercent']).where('orderId', '=', orderId).execute()
