import { sentAs } from '../../domain/forms/form.ts'
import { storeComplaint } from '../../services/contact/store-complaint.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import type { OrderAnswer } from './of-order.ts'

/** The same complaint within this many milliseconds is a repeated request. */
const repeatedWithin = 60_000

/** Records a complaint that came by phone, post or e-mail (R17.44). Repeating it within a minute changes nothing. */
export const recordComplaint: OrderAnswer = async ({ person, now, redirect }, services, row) => {
  await retryingTransaction(services.database, async (transaction) => {
    const last = await transaction
      .selectFrom('complaint')
      .select('id')
      .where('orderId', '=', row.id)
      .where('leadId', 'is', null)
      .where('receivedAt', '>', new Date(now.getTime() - repeatedWithin).toISOString())
      .executeTakeFirst()
    if (last) return
    await storeComplaint(transaction, { orderId: row.id, leadId: null, receivedAt: now })
    await audit(transaction, { by: person, action: 'recordComplaint', subject: `order:${row.id}` }, now)
  })
  return redirect(`/orders/${row.number}#complaints`)
}

/** Notes that the contract was posted (R17.18), or that it was not after all. Twice the same changes nothing. */
export const notePosted: OrderAnswer = async ({ form, person, now, redirect }, services, row) => {
  const isPosted = sentAs(form) === 'posted'
  await retryingTransaction(services.database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('order')
      .set({ postedAt: isPosted ? now.toISOString() : null })
      .where('id', '=', row.id)
      .where('postBy', 'is not', null)
      .where('postedAt', isPosted ? 'is' : 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    const entry = { action: 'postContract', subject: `order:${row.id}`, after: { posted: isPosted } } as const
    await audit(transaction, { by: person, ...entry }, now)
  })
  return redirect(`/orders/${row.number}#actions`)
}
