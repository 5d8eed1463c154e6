import type { Database } from '../../database/schema.ts'

/** The stored columns of a confirmation and its draft; undefined if there is none. */
export async function findConfirmationBy(
  database: Database,
  column: 'token' | 'idempotencyKey' | 'draftId',
  value: string,
) {
  return await database
    .selectFrom('confirmation')
    .innerJoin('draft', 'draft.id', 'confirmation.draftId')
    .leftJoin('order', 'order.id', 'draft.orderId')
    .selectAll('confirmation')
    .select(['draft.language', 'draft.confirmBy', 'draft.priceCents', 'order.id as orderId', 'order.secret'])
    .where(`confirmation.${column}`, '=', value)
    .executeTakeFirst()
}
