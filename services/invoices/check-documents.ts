import { documentsDue, invoiceableOf } from '../../domain/payments/documents-due.ts'
import { isOwedKnown } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'
import { readInvoicedOrders } from './invoiced-order.ts'
import type { OrderInvoices } from './read-invoices.ts'

/** Orders that are read at a time. */
const batch = 500

/**
 * Proves that the documents of every order follow it (R18.41): none is in force that no longer fits, and none is
 * missing where they follow by themselves. What waits on *To do* to be issued is not a fault.
 * @returns a sentence for each fault, with the cents of the documents, or those that are not invoiced
 */
export async function checkDocuments(database: Database): Promise<string[]> {
  const faults: string[] = []
  for (let last = ''; ; ) {
    const idsAfter = (table: 'invoice' | 'invoicing') =>
      database.selectFrom(table).select('orderId').where('orderId', '>', last)
    const found = await idsAfter('invoice').union(idsAfter('invoicing')).orderBy('orderId').limit(batch).execute()
    if (found.length === 0) return faults
    last = found.at(-1)?.orderId ?? last
    const ids = found.map(({ orderId }) => orderId)
    const rows = await database.selectFrom('order').selectAll().where('id', 'in', ids).execute()
    const states = database.selectFrom('invoicing').select('orderId').where('orderId', 'in', ids)
    const following = new Set((await states.where('state', '=', 'follows').execute()).map(({ orderId }) => orderId))
    for (const { row, charges, payments, invoices } of await readInvoicedOrders(database, rows)) {
      if (!isOwedKnown(row) || isPartlyPurged(invoices)) continue
      const inForce = invoices.inForce.map(({ asDue }) => asDue)
      const { credit, issue } = documentsDue(row, invoiceableOf(charges, payments), inForce)
      const gross = credit.reduce((sum, { grossCents }) => sum + grossCents, 0)
      if (credit.length > 0) faults.push(`Order ${row.number} has documents that no longer fit: ${gross} cents.`)
      else if (issue && following.has(row.id))
        faults.push(`Order ${row.number} lacks a document that is due: ${issue.cents} cents.`)
    }
  }
}

/** Whether tax law has let some documents of an order go that others name (R18.42). */
function isPartlyPurged({ all }: OrderInvoices): boolean {
  const known = new Set(all.map(({ document }) => document.number))
  return all.some(({ document }) =>
    [document.credits ?? [], document.deducts ?? []].flat().some((one) => !known.has(one)),
  )
}
