import { addCents, type Cents } from '../../domain/money/cents.ts'
import { chargesOf, isOwedKnown } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'
import { businessOf } from '../database/stored-agreement.ts'

/** Orders that are read at a time. */
const batch = 500

/**
 * Proves that the ledger agrees with the orders (R18.9): the charges of an order's events add up to what it owes, every
 * order can be paid, what is listed as due is, what was paid too much is on its way back, and a withdrawal whose cost
 * is not known is still open for the office.
 * @returns a sentence for each way in which an order's ledger does not: what the order says, and what the ledger says
 */
export async function checkLedger(database: Database): Promise<string[]> {
  const faults: string[] = []
  for (let last = ''; ; ) {
    const orders = await database
      .selectFrom('order')
      .leftJoin('paymentRequest', (join) =>
        join
          .onRef('paymentRequest.orderId', '=', 'order.id')
          // Else PostgreSQL merges both tables from their first row on, for every batch again.
          .on('paymentRequest.orderId', '>', last),
      )
      .select(['order.id', 'number', 'country', 'business', 'state', 'priceCents', 'feeCents', 'owedCents', 'callBy'])
      .select(['serial', 'dueCents'])
      .where('order.id', '>', last)
      .orderBy('order.id')
      .limit(batch)
      .execute()
    if (orders.length === 0) return faults
    last = orders.at(-1)?.id ?? last
    const ids = orders.map(({ id }) => id)
    const charged = sums(
      await database.selectFrom('charge').select(['orderId', 'cents', 'seq']).where('orderId', 'in', ids).execute(),
    )
    const paid = sums(
      await database.selectFrom('payment').select(['orderId', 'cents']).where('orderId', 'in', ids).execute(),
    )
    const refunds = database.selectFrom('refund').select(['orderId', 'cents']).where('orderId', 'in', ids)
    const returning = sums(await refunds.where('state', '!=', 'done').execute())
    const withdrawals = database.selectFrom('withdrawal').select('orderId').where('orderId', 'in', ids)
    const settling = new Set((await withdrawals.where('settledAt', 'is', null).execute()).map((row) => row.orderId))
    for (const { id, number, serial, dueCents, ...order } of orders) {
      const { byEvents = 0, inAll = 0 } = charged.get(id) ?? {}
      const charges = chargesOf(undefined, { ...order, business: businessOf(order) })
      const owed = addCents(...charges.map(({ cents }) => cents))
      const due = inAll - (paid.get(id)?.inAll ?? 0)
      const surplus = isOwedKnown(order) ? Math.max(0, -due) : 0
      const underway = returning.get(id)?.inAll ?? 0
      const add = (fault: string, expected: number, found: number) =>
        faults.push(`Order ${number}: ${fault}, ${expected} cents expected, ${found} found.`)
      if (byEvents !== owed) add('charges', owed, byEvents)
      if (serial === null) add('request', 1, 0)
      if (serial !== null && dueCents !== due) add('due', due, dueCents ?? 0)
      if (order.state === 'withdrawn' && !isOwedKnown(order) && !settling.has(id)) add('undecided', 1, 0)
      if (underway < surplus) add('refund', surplus, underway)
    }
  }
}

function sums(rows: readonly { orderId: string; cents: Cents; seq?: number | null }[]) {
  const totals = new Map<string, { byEvents: number; inAll: number }>()
  for (const { orderId, cents, seq } of rows) {
    const total = totals.get(orderId) ?? { byEvents: 0, inAll: 0 }
    totals.set(orderId, { byEvents: total.byEvents + (seq === null ? 0 : cents), inAll: total.inAll + cents })
  }
  return totals
}
