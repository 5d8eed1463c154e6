import type { ExpressionBuilder } from 'kysely'
import type { Database, Schema } from '../../database/schema.ts'
import type { PaymentFetchTable } from '../../database/tables/online-payment-tables.ts'

/** How long a claim lasts, in milliseconds: longer than a fetch may take, with all of its requests. */
const claimDuration = 3 * 60_000

/**
 * Queues a fetch from the provider, at `at` or earlier, once only. One under way is queued again: it may have read the
 * provider before.
 */
export async function queueFetch(
  database: Database,
  kind: PaymentFetchTable['kind'],
  subject: string,
  at: Date,
): Promise<void> {
  const nextAt = at.toISOString()
  await database
    .insertInto('paymentFetch')
    .values({ kind, subject, nextAt, attempts: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ nextAt })
        .where((eb) =>
          eb.or([eb('paymentFetch.nextAt', '>', nextAt), eb('paymentFetch.claimedUntil', 'is not', null)]),
        ),
    )
    .execute()
}

/**
 * How many ids of the provider that we do not know wait to be fetched: anyone can invent ids, and polling finds what
 * is ours. More are forgotten (R18.22).
 */
export const mostUnknown = 20
/** The time between two fetches of ids that we do not know, in milliseconds. */
const pauseOfUnknown = 5000

/** Queues the fetch of an id that we do not know. @returns whether it was queued */
export async function queueUnknown(database: Database, id: string, now: Date): Promise<boolean> {
  const { count } = await database
    .selectFrom('paymentFetch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', 'webhook')
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostUnknown) return false
  const slot = Math.floor(now.getTime() / pauseOfUnknown) + 1 + Number(count)
  await queueFetch(database, 'webhook', id, new Date(slot * pauseOfUnknown))
  return true
}

/** Has chargebacks and refunds fetched from now on: the row stays, so that a worker always does. */
export async function watchReturns(database: Database, now: Date): Promise<void> {
  await database
    .insertInto('paymentFetch')
    .values({ kind: 'returns', subject: 'all', nextAt: now.toISOString(), attempts: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/**
 * Claims what has been due longest, or what a dead worker left, and ids that we do not know after all else; undefined
 * if there is nothing. Of several workers, one gets it.
 * @returns it with the number of its order; null for what is not of one order that we know
 */
export async function claimFetch(database: Database, worker: string, now: Date) {
  for (;;) {
    const due = await database
      .selectFrom('paymentFetch')
      .select(['kind', 'subject'])
      .where((eb) => claimable(eb, now))
      .orderBy((eb) => eb.case().when('kind', '=', 'webhook').then(1).else(0).end())
      .orderBy('nextAt')
      .limit(1)
      .executeTakeFirst()
    if (!due) return undefined
    const claimed = await database
      .updateTable('paymentFetch')
      .set((eb) => ({
        claimedBy: worker,
        claimedUntil: new Date(now.getTime() + claimDuration).toISOString(),
        attempts: eb('attempts', '+', 1),
      }))
      .where((eb) => eb.and(due))
      .where((eb) => claimable(eb, now))
      .returningAll()
      .returning((eb) => orderNumber(eb).as('order'))
      .executeTakeFirst()
    if (claimed) return claimed
  }
}

const orderNumber = (eb: ExpressionBuilder<Schema, 'paymentFetch'>) =>
  eb
    .selectFrom('order')
    .select('number')
    .where('id', 'in', (inner) =>
      inner
        .selectFrom('paymentAttempt')
        .select('orderId')
        .whereRef('paymentAttempt.id', '=', 'subject')
        .unionAll(inner.selectFrom('refund').select('orderId').whereRef('refund.id', '=', 'subject')),
    )

const claimable = (eb: ExpressionBuilder<Schema, 'paymentFetch'>, now: Date) =>
  eb.and([
    eb('nextAt', '<=', now.toISOString()),
    eb.or([eb('claimedUntil', 'is', null), eb('claimedUntil', '<=', now.toISOString())]),
  ])

/** Ends a fetch. `next`: when to fetch again; undefined: never. What was queued again meanwhile is due at once. */
export async function endFetch(database: Database, claimed: PaymentFetchTable, next: Date | undefined): Promise<void> {
  const { kind, subject, claimedBy, attempts, nextAt } = claimed
  const mine = (eb: ExpressionBuilder<Schema, 'paymentFetch'>) =>
    eb.and([eb.and({ kind, subject, attempts }), eb('claimedBy', '=', claimedBy)])
  const fetches = database.updateTable('paymentFetch').where(mine)
  if (next) await fetches.set({ nextAt: next.toISOString() }).where('nextAt', '=', nextAt).execute()
  else await database.deleteFrom('paymentFetch').where(mine).where('nextAt', '=', nextAt).execute()
  await fetches.set({ claimedBy: null, claimedUntil: null }).execute()
}
