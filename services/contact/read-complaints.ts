import { sql } from 'kysely'
import type { Cents } from '../../domain/money/cents.ts'
import type { Database } from '../database/schema.ts'

/** A complaint with what was decided and done about it. */
export type Complaint = Awaited<ReturnType<typeof readComplaints>>[number]

/** The complaints about an order (R17.44), oldest first, each with its redos and what was taken off the price. */
export async function readComplaints(database: Database, orderId: string) {
  const complaints = database.selectFrom('complaint').selectAll().where('orderId', '=', orderId)
  const rows = await complaints.orderBy('receivedAt').execute()
  const ofOrder = database.selectFrom('redo').selectAll().where('orderId', '=', orderId)
  const redos = await ofOrder.orderBy('startsAt').execute()
  const charges = await database
    .selectFrom('charge')
    .select(['id', 'complaintId', 'at', sql<Cents>`-"cents"`.as('cents')])
    .where('orderId', '=', orderId)
    .where('complaintId', 'is not', null)
    .orderBy('at')
    .execute()
  return rows.map((row) => ({
    ...row,
    receivedAt: new Date(row.receivedAt),
    decideBy: new Date(row.decideBy),
    decidedAt: row.decidedAt === null ? undefined : new Date(row.decidedAt),
    redos: redos.filter(({ complaintId }) => complaintId === row.id),
    discounts: charges.filter(({ complaintId }) => complaintId === row.id),
  }))
}
