import { isDeepStrictEqual } from 'node:util'
import { addCents, type Cents, negateCents } from '../../../domain/money/cents.ts'
import { atRates } from '../../../domain/orders/vat.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { ChargeKind, PaymentMethod } from '../../../domain/payments/ledger.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import { businessOf } from '../../database/stored-agreement.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import { lockOrder } from '../../orders/advance/advance-order.ts'
import { askRefunds } from '../../orders/charges/ask-refunds.ts'
import { readBalance } from '../../orders/charges/record-charges.ts'
import { audit } from '../../people/audit.ts'
import { type NewPayment, recordPayment } from './record-payment.ts'

/** The person who records something, and the balance that their page showed. */
interface Recorder {
  person: { id: string }
  /** The balance that the page showed, in cents. */
  seenDue: number
  /** Idempotency key, made when the form was shown. */
  entryId: string
}

/** A counter-entry to what is owed. */
interface Correction {
  cents: Cents
  reason: string
  isLateCost: boolean
  complaintId?: string
}

/** What a form asks to record. `note`: a receipt or reason, or empty. `complaintId`: of a charge, never a payment. */
interface Entry {
  kind: PaymentMethod | ChargeKind
  cents: Cents
  note: string
  complaintId?: string | null
}

/**
 * Runs on the locked order, once for each form, and only at the balance that its page showed (R18.5). A form that was
 * changed and sent again has recorded what it said first.
 * @returns `stale`: the balance has changed, or the form has recorded something else; nothing was recorded
 */
async function onceAt(
  database: Database,
  orderId: string,
  { seenDue, entryId }: Recorder,
  entry: Entry,
  record: (transaction: Database, row: OrderTable) => Promise<void>,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const row = await lockOrder(transaction, orderId)
    if (!row) return { outcome: 'stale' }
    const known = await readEntry(transaction, entryId)
    if (known) return isDeepStrictEqual(known, { ...entry, orderId }) ? { outcome: 'done' } : { outcome: 'stale' }
    if ((await readBalance(transaction, orderId)).due !== seenDue) return { outcome: 'stale' }
    await record(transaction, row)
    return { outcome: 'done' }
  })
}

/** What a form has recorded; undefined if it has not. */
async function readEntry(transaction: Database, entryId: string): Promise<(Entry & { orderId: string }) | undefined> {
  const payment = await transaction
    .selectFrom('payment')
    .select(['orderId', 'method', 'cents', 'receipt', 'reason'])
    .where((eb) => eb.and({ provider: 'office', providerId: entryId }))
    .executeTakeFirst()
  const charges = await transaction
    .selectFrom('charge')
    .select(['orderId', 'kind', 'cents', 'reason', 'complaintId'])
    .where(({ eb, or }) => or([eb('id', '=', entryId), eb('id', 'like', `${entryId} %`)]))
    .execute()
  if (payment) {
    const { orderId, method: kind, cents, receipt, reason } = payment
    return { orderId, kind, cents, note: receipt ?? reason ?? '' }
  }
  const cents = addCents(...charges.map((charge) => charge.cents))
  const [entry] = charges.map(({ reason, ...charge }) => ({ ...charge, cents, note: reason ?? '' }))
  return entry
}

/** Records a payment that the office or a crew took, with its receipt, or a correction with its reason (R18.5). */
export async function recordByOffice(
  database: Database,
  orderId: string,
  payment: Pick<NewPayment, 'method' | 'cents' | 'receipt' | 'reason'>,
  by: Recorder,
  now: Date,
): Promise<Outcome> {
  const { person, entryId: providerId } = by
  const { method: kind, cents, receipt, reason } = payment
  return await onceAt(database, orderId, by, { kind, cents, note: receipt ?? reason ?? '' }, async (transaction) => {
    const source = { provider: 'office', providerId, personId: person.id }
    await recordPayment(transaction, { orderId, ...payment, ...source }, now)
    await audit(transaction, { by: person, action: 'recordPayment', subject: `order:${orderId}`, after: payment }, now)
  })
}

/**
 * Takes back what was recorded as paid by mistake, by a counter-entry with its reason (R18.5).
 * @param correction `cents`: positive
 * @returns `unpaid`: so much was never paid; nothing was recorded
 */
export async function correctPayment(
  database: Database,
  orderId: string,
  { cents, reason }: { cents: Cents; reason: string },
  by: Recorder,
  now: Date,
): Promise<Outcome<object, { amount: 'unpaid' }>> {
  const { due, paid } = await readBalance(database, orderId)
  // A different balance may be the result of this same form's first submission.
  if (due === by.seenDue && paid < cents) return { outcome: 'refused', problems: { amount: 'unpaid' } }
  const correction = { method: 'correction', cents: negateCents(cents), reason } as const
  return await recordByOffice(database, orderId, correction, by, now)
}

/**
 * Adds a counter-entry to what is owed, with its reason (R18.5).
 * @param correction `isLateCost`: of what paying late costs, which is not a price of work and has no VAT in it;
 *   `complaintId`: that of the order which it answers, empty or unknown for none
 */
export async function correctCharge(
  database: Database,
  orderId: string,
  { cents, reason, isLateCost, complaintId = '' }: Correction,
  by: Recorder,
  now: Date,
): Promise<Outcome> {
  const kind = isLateCost ? ('lateCost' as const) : ('correction' as const)
  const ofOrder = database.selectFrom('complaint').select('id').where('orderId', '=', orderId)
  const complaint = await ofOrder.where('id', '=', complaintId).executeTakeFirst()
  const entry = { kind, cents, note: reason, complaintId: complaint?.id ?? null }
  return await onceAt(database, orderId, by, entry, async (transaction, row) => {
    const order = { country: row.country, business: businessOf(row) }
    const rated = isLateCost ? [{ vatPercent: 0, cents }] : atRates(order, cents)
    const charges = rated.map((part, index) => ({
      id: index === 0 ? by.entryId : `${by.entryId} ${part.vatPercent}`,
      orderId,
      ...part,
      at: now.toISOString(),
      personId: by.person.id,
      reason,
      kind,
      complaintId: entry.complaintId,
    }))
    await transaction.insertInto('charge').values(charges).execute()
    await askRefunds(transaction, [orderId], now)
    const after = { kind, cents, reason }
    await audit(transaction, { by: by.person, action: 'correctCharge', subject: `order:${orderId}`, after }, now)
  })
}

/**
 * Records that the office has refunded what was paid too much, and how (R18.6). @returns `stale`: it was refunded
 * another way, or is not due
 */
export async function recordRefund(
  database: Database,
  refundId: string,
  method: PaymentMethod,
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const recorded = transaction.selectFrom('payment').select('id').where('provider', '=', 'office')
    if (await recorded.where('providerId', '=', refundId).where('method', '=', method).executeTakeFirst())
      return { outcome: 'done' }
    const found = await transaction.selectFrom('refund').selectAll().where('id', '=', refundId).executeTakeFirst()
    const row = found && (await lockOrder(transaction, found.orderId))
    if (!found || !row) return { outcome: 'stale' }
    const done = await transaction
      .updateTable('refund')
      .set({ state: 'done' })
      .where('id', '=', refundId)
      .where('state', 'in', ['asked', 'failed'])
      .returning('cents')
      .executeTakeFirst()
    if (!done) return { outcome: 'stale' }
    const payment = { orderId: row.id, method, provider: 'office', providerId: refundId }
    await recordPayment(transaction, { ...payment, cents: negateCents(done.cents), personId: person.id }, now)
    const after = { method, cents: done.cents }
    await audit(transaction, { by: person, action: 'refundPayment', subject: `order:${row.id}`, after }, now)
    return { outcome: 'done' }
  })
}
