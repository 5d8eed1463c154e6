import { carried } from '../../domain/forms/fields.ts'
import { form as declareForm, readForm, sentAs } from '../../domain/forms/form.ts'
import { storeComplaint } from '../../services/contact/store-complaint.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { orderUrl } from '../../services/orders/record/order-url.ts'
import { audit } from '../../services/people/audit.ts'
import { readVisit } from '../visits/read-visits.ts'
import { RecordedVisitPage } from '../visits/recorded-visit-page.tsx'
import type { OrderAnswer } from './of-order.ts'
import { complaintForm } from './order-forms.ts'
import { showOrder } from './show-order.ts'

/** Records a complaint that came by phone, post or e-mail (R17.44). The same form sent twice records it once. */
export const recordComplaint: OrderAnswer = async (request, services, row) => {
  const { form, person, now, redirect } = request
  const show = () => showOrder(request, services, { problem: 'stale', seen: -1 }, 409)
  return await answerForm(form, complaintForm, show, async ({ entry: id }) => {
    const complaint = { id, orderId: row.id, leadId: null, receivedAt: now }
    const stored = await retryingTransaction(services.database, (transaction) =>
      storeComplaint(transaction, complaint, { by: person, now }),
    )
    return stored.outcome === 'done' ? redirect(`/orders/${row.number}#complaints`) : stored
  })
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

/** Names what the office has dealt with. */
const settleForm = declareForm({ operation: carried() })

/** `GET /orders/{number}/visit`: everything that crews recorded of an order's visits (R20.14). */
export const showVisit: OrderAnswer = async ({ show }, { database }, row) =>
  show(RecordedVisitPage, { record: await readVisit(database, row) })

/**
 * `POST` to the same address: the office has dealt with what was refused or alarming, so that *To do* no longer lists
 * it. Repeating the request changes nothing.
 */
export const settleOperation: OrderAnswer = async ({ form, person, now, redirect, notFound }, { database }, row) => {
  const read = readForm(settleForm, form)
  const operations = (await operationsOf(database, [row.id])).get(row.id) ?? []
  const asked = read.ok && operations.find(({ id }) => id === read.values.operation)
  if (!asked) return notFound()
  await retryingTransaction(database, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('visitOperation')
      .set({ settledAt: now.toISOString(), settledBy: person.id })
      .where('id', '=', asked.id)
      .where('settledAt', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return
    await audit(transaction, { by: person, action: 'settleOperation', subject: `order:${row.id}` }, now)
    await recordChange(transaction, 'visits', now)
  })
  return redirect(`/orders/${row.number}/visit`)
}

/**
 * `POST /orders/{number}/customer-page`: leads to the customer's own page, on which anyone with its address acts as
 * the customer, so the trail says who opened it (R17.17).
 */
export const openCustomerPage: OrderAnswer = async ({ person, now, context }, { database, settings }, row) => {
  const entry = { by: person, action: 'openCustomerPage', subject: `order:${row.id}` } as const
  await retryingTransaction(database, (transaction) => audit(transaction, entry, now))
  return context.redirect(orderUrl(settings.orderSiteUrl[row.language], orderOf(row).key), 303)
}
