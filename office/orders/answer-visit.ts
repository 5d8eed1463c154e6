import { carried } from '../../domain/forms/fields.ts'
import { form as declareForm, readForm } from '../../domain/forms/form.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { readVisit } from '../visits/read-visits.ts'
import { RecordedVisitPage } from '../visits/recorded-visit-page.tsx'
import type { OrderAnswer } from './of-order.ts'

/** Names what the office has dealt with. */
const settleForm = declareForm({ operation: carried() })

/** `GET /orders/{number}/visit`: everything that crews recorded of an order's visits (R20.14). */
export const showVisit: OrderAnswer = async ({ show }, { database }, row) =>
  show(RecordedVisitPage, { record: await readVisit(database, row) })

/**
 * `POST` to the same address: the office has dealt with what was refused or alarming, so that *To do* no longer lists
 * it. Repeating the request changes nothing.
 */
export const settleOperation: OrderAnswer = async ({ form, person, now, redirect }, { database }, row) => {
  const read = readForm(settleForm, form)
  const id = read.ok ? read.values.operation : ''
  await retryingTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('visitOperation')
      .set({ settledAt: now.toISOString(), settledBy: person.id })
      .where((eb) => eb.and({ id, orderId: row.id }))
      .where('settledAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await audit(transaction, { by: person, action: 'settleOperation', subject: `order:${row.id}` }, now)
    await recordChange(transaction, 'visits', now)
  })
  return redirect(`/orders/${row.number}/visit`)
}
