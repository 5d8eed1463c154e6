import { payment as words } from '#copy/order/payment.ts'
import { fillAll } from '../../../copy/fill.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import type { Database } from '../../database/schema.ts'

/**
 * What is due of an order, negative where too much was paid; until when ('YYYY-MM-DD', null: nothing is asked for); and
 * its refunds that are to come.
 */
export async function readSettling(database: Database, orderId: string) {
  const request = await database
    .selectFrom('paymentRequest')
    .select(['dueCents as due', 'dueOn'])
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow()
  const refunds = await database
    .selectFrom('refund')
    .select(['cents', 'state', 'dueBy'])
    .where('orderId', '=', orderId)
    .where('state', '!=', 'done')
    .orderBy('dueBy')
    .execute()
  return { ...request, refunds }
}

/**
 * What is left to pay of an ended order, or goes back, with its amounts and days, in the sentences of the payment page.
 * None where both are nothing.
 */
export async function balanceLines(
  database: Database,
  { id, sample }: { id: string; sample: boolean },
): Promise<string[]> {
  const { due, dueOn, refunds } = await readSettling(database, id)
  const asked = due > 0 && dueOn !== null
  const { due: pay } = sample ? words.sampleStandings : words.standings
  return [
    ...(asked ? [fillAll(pay, { amount: money(due), date: fullDay(dueOn) })] : []),
    ...refunds.map(({ cents, state, dueBy }) =>
      fillAll(words.refund[state], { amount: money(cents), date: fullDay(dueBy) }),
    ),
  ]
}
