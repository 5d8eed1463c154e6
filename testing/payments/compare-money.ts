import { centsOf, type StandInPayment } from '../../run/stand-in/stand-in-payment.ts'
import type { Database } from '../../services/database/schema.ts'
import { moneyFaults } from '../../services/payments/money-faults.ts'
import { type MoneyNote, mayRise } from './payers.ts'
import type { UnpaidOrder } from './unpaid-orders.ts'

/** Money that moved outside: what the provider, the bank and the office know of it. */
export interface MovedMoney {
  orders: readonly UnpaidOrder[]
  provider: Iterable<StandInPayment>
  /** Lines of the bank with the reference of an order. */
  bank: readonly { key: string; orderId: string; cents: number }[]
  notes: readonly MoneyNote[]
}

/**
 * Compares what moved outside with the ledger, from outside, once everything is settled (R18.20).
 * @returns a sentence for each broken promise
 */
export async function compareMoney(
  database: Database,
  { orders, provider, bank, notes }: MovedMoney,
): Promise<string[]> {
  const attempts = new Map(
    (await database.selectFrom('paymentAttempt').selectAll().execute()).map((attempt) => [attempt.id, attempt]),
  )
  const payments = await database.selectFrom('payment').selectAll().execute()
  const refunds = await database.selectFrom('refund').selectAll().execute()
  const charges = await database.selectFrom('charge').select(['orderId', 'cents']).execute()
  const waiting = await database.selectFrom('paymentFetch').selectAll().where('kind', '!=', 'returns').execute()
  const broken = notes.flatMap((note) => (note.kind === 'error' ? [note.message] : []))
  const expect = (isKept: boolean, sentence: string) => void (isKept || broken.push(sentence))

  const rows = Map.groupBy(payments, (row) => `${row.provider} ${row.providerId}`)
  /** Every movement outside is one row with the same cents, and no row is without one. */
  const known = new Set<string>()
  const expectRow = (key: string, orderId: string | undefined, cents: number) => {
    known.add(key)
    const [row, ...more] = rows.get(key) ?? []
    expect(row !== undefined, `${key}: ${cents} cents are lost.`)
    expect(more.length === 0, `${key} is there ${more.length + 1} times.`)
    expect(!row || (row.cents === cents && row.orderId === orderId), `${key} is ${row?.cents} cents and not ${cents}.`)
  }
  const refundOf = new Map(refunds.map((refund) => [refund.id, refund]))
  for (const { id, status, amount, metadata, refunds: given, chargebacks } of provider) {
    const cents = centsOf(amount)
    const attempt = attempts.get((metadata as { attempt: string }).attempt)
    expect(attempt?.cents === cents, `${id} has no attempt of its amount.`)
    if (status === 'paid') expectRow(`mollie ${id}`, attempt?.orderId, cents)
    for (const { id: chargeback, amount: all, reversedAt } of chargebacks) {
      const taken = centsOf(all)
      expectRow(`mollie ${chargeback}`, attempt?.orderId, -taken)
      if (reversedAt) expectRow(`mollie ${chargeback} reversed`, attempt?.orderId, taken)
    }
    for (const refund of given) {
      const of = refundOf.get((refund.metadata as { refund: string } | undefined)?.refund ?? refund.id)
      expectRow(`mollie ${refund.id}`, attempt?.orderId, -centsOf(refund.amount))
      expect(of?.orderId === attempt?.orderId, `${refund.id} has no refund.`)
    }
  }
  for (const { key, orderId, cents } of bank) expectRow(`bank ${key}`, orderId, cents)
  const began = new Map(notes.flatMap((note) => (note.kind === 'began' ? [[`office ${note.entryId}`, note]] : [])))
  for (const note of notes) if (note.kind === 'recorded') expectRow(`office ${note.entryId}`, note.orderId, note.cents)
  for (const [key, [row]] of rows) {
    const byOffice = began.get(key)
    const refund = refundOf.get(key.replace(/^office /, ''))
    const cents = byOffice?.cents ?? (refund && -refund.cents)
    expect(known.has(key) || row?.cents === cents, `No one has moved ${key}, ${row?.cents} cents.`)
  }

  const [ofOrders, owed] = [Map.groupBy(payments, byOrder), Map.groupBy(charges, byOrder)]
  for (const order of orders) {
    const sum = (cents: readonly { cents: number }[]) => cents.reduce((total, row) => total + row.cents, 0)
    const moves = ofOrders.get(order.id) ?? []
    const due = sum(owed.get(order.id) ?? []) - sum(moves)
    const taken = moves.filter(({ method }) => method === 'chargeback')
    const elsewhere = moves.filter(({ provider, providerId }) => provider === 'mollie' && refundOf.has(providerId))
    const given = moves.filter(({ cents, method }) => cents < 0 && method !== 'chargeback')
    expect(due >= 0, `${order.number}: ${-due} cents were paid too much and are not given back.`)
    // Where the price only falls, nothing that we gave back is owed again: only what a bank took, or what was refunded
    // at the provider.
    expect(
      due <= -sum(taken) - sum(elsewhere) || given.length === 0 || mayRise(order),
      `${order.number}: ${due} cents too much were given back.`,
    )
  }
  for (const { id, state } of refunds) expect(state === 'done', `Refund ${id} is ${state}.`)
  expect(waiting.length === 0, `${waiting.length} looks at the provider are still to come.`)
  return [...broken, ...(await moneyFaults(database))]
}

const byOrder = ({ orderId }: { orderId: string }) => orderId
