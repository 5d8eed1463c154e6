import { accessDays, draftHours, orderPersonDays, remarkDays } from '../../domain/orders/retention.ts'
import type { Database } from '../database/schema.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Deletes who has ordered, what that person has stated, what was noted about them and how to get in, and what mail servers said about their address, for
 * whoever asks to be forgotten. The order itself stays. Runs inside the caller's transaction.
 */
export async function forgetPerson(transaction: Database, orderId: string): Promise<void> {
  for (const table of ['orderPerson', 'orderAccess', 'orderWord', 'orderNote', 'withdrawal'] as const)
    await transaction.deleteFrom(table).where('orderId', '=', orderId).execute()
  await transaction.updateTable('mail').set({ lastError: null }).where('orderId', '=', orderId).execute()
}

/**
 * Deletes what has been kept long enough (R16.11): drafts, remarks for the team and how it gets in, and the personal data
 * of orders. An order without them stays, with its price and tariff, because invoices have to be kept.
 * @returns how many rows were deleted or emptied
 */
export async function purgeOrders(database: Database, now: Date): Promise<number> {
  const before = (milliseconds: number) => new Date(now.getTime() - milliseconds).toISOString()
  const drafts = await database
    .deleteFrom('draft')
    .where('updatedAt', '<', before(draftHours * hour))
    .executeTakeFirst()
  const visitedBefore = (days: number) =>
    database
      .selectFrom('order')
      .select('id')
      .where('startsAt', '<', before(days * day))
  const remarks = await database
    .updateTable('orderPerson')
    .set({ remark: '' })
    .where('remark', '<>', '')
    .where('orderId', 'in', visitedBefore(remarkDays))
    .executeTakeFirst()
  const access = await database
    .deleteFrom('orderAccess')
    .where('orderId', 'in', visitedBefore(accessDays))
    .executeTakeFirst()
  const persons = await database
    .deleteFrom('orderPerson')
    .where('orderId', 'in', visitedBefore(orderPersonDays))
    .executeTakeFirst()
  for (const table of ['orderWord', 'orderNote'] as const)
    await database.deleteFrom(table).where('orderId', 'in', visitedBefore(orderPersonDays)).execute()
  const withdrawals = await database
    .deleteFrom('withdrawal')
    .where('receivedAt', '<', before(orderPersonDays * day))
    .executeTakeFirst()
  const deleted = [drafts, access, persons, withdrawals].map(({ numDeletedRows }) => Number(numDeletedRows))
  return deleted.reduce((sum, rows) => sum + rows, Number(remarks.numUpdatedRows))
}
