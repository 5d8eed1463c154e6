import { addCents, noCents } from '../../domain/money/cents.ts'
import { withdrawalDue } from '../../domain/orders/withdrawal-period.ts'
import { inOrder, type ListPage, pageOf } from '../../services/database/list-page.ts'
import type { Database } from '../../services/database/schema.ts'

/**
 * A page of statements of withdrawal: those that are not settled, oldest first; or all, newest first.
 * @param after the place in the list
 */
export async function listWithdrawals(
  database: Database,
  all: boolean,
  after?: string,
): Promise<ListPage<OfficeWithdrawal>> {
  const listed = withdrawals(database).$if(!all, (query) => query.where('settledAt', 'is', null))
  const direction = all ? 'desc' : 'asc'
  const rows = await inOrder(listed, ['receivedAt', 'withdrawal.id'], { direction, after }).execute()
  return pageOf(rows.map(withdrawalOf), ({ receivedAt, id }) => [receivedAt.toISOString(), id])
}

/** The statement with this id; undefined if there is none. */
export async function findOfficeWithdrawal(database: Database, id: string): Promise<OfficeWithdrawal | undefined> {
  const row = await withdrawals(database).where('withdrawal.id', '=', id).executeTakeFirst()
  return row && withdrawalOf(row)
}

/** The numbers of the newest orders with an e-mail address, for a statement that names none. */
export async function ordersOf(database: Database, email: string): Promise<string[]> {
  const rows = await database
    .selectFrom('order')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select('number')
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .orderBy('orderedAt', 'desc')
    .limit(10)
    .execute()
  return rows.map(({ number }) => number)
}

const withdrawals = (database: Database) =>
  database
    .selectFrom('withdrawal')
    .leftJoin('order', 'order.id', 'withdrawal.orderId')
    .selectAll('withdrawal')
    .select(['number', 'priceCents', 'feeCents', 'sample'])

type Row = Awaited<ReturnType<ReturnType<typeof withdrawals>['executeTakeFirstOrThrow']>>

/** A statement of withdrawal as the office works on it. `paidBackCents`: null while unknown. */
export type OfficeWithdrawal = ReturnType<typeof withdrawalOf>

const withdrawalOf = ({ language, receivedAt, number, priceCents, feeCents, sample, settledAt, ...row }: Row) => ({
  ...row,
  receivedAt: new Date(receivedAt),
  // The office has to answer where the order is unknown, and to pay back otherwise.
  dueAt: withdrawalDue(row.outcome, new Date(receivedAt), language),
  // Undefined while the order is unknown.
  number: number ?? undefined,
  priceCents: addCents(priceCents ?? noCents, feeCents ?? noCents),
  sample: sample === 1,
  settledAt: settledAt === null ? undefined : new Date(settledAt),
})
