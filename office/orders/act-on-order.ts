import { cleanLines, isBlank } from '../../domain/contact/form-text.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { centsSeen, versionSeen } from '../../domain/orders/seen.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { longestNote } from '../../domain/people/office-text-limits.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { catchStale } from '../../services/orders/advance/advance-order.ts'
import { followUp, undoStep } from '../../services/orders/advance/step-order.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { viewOrder } from '../../services/orders/record/find-order.ts'
import { noteOrder } from '../../services/orders/record/note-order.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { advanceServices } from './advance-services.ts'
import { decideComplaint, recordComplaint } from './answer-complaint.ts'
import { byOffice } from './by-office.ts'
import { findOfficeOrder } from './find-office-order.ts'
import { type OrderNotice, OrderPage } from './office-order-page.tsx'

/** `GET /orders/{number}` */
export const showOrder = (request: PersonRequest, services: OfficeServices) => showWith(request, services)

/**
 * `POST /orders/{number}`: performs the action in the form's `do` (R17.17). An action on a stale order answers 409 and
 * shows what has happened since.
 */
export async function actOnOrder(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, param, redirect } = request
  const row = await findOrderRow(services.database, param('number'))
  if (!row) return showNotFound(request)
  const wanted = form.get('do')
  if (wanted === 'note') return await addNote(request, services, row)
  if (wanted === 'complaint') return await recordComplaint(request, services, row)
  if (wanted === 'decided' || wanted === 'undecided') return await decideComplaint(request, services, row)
  if (wanted === 'posted' || wanted === 'notPosted') return await notePosted(request, services, row)
  if ((wanted === 'cancel' || wanted === 'withdraw') && !form.has('agreed'))
    return await showWith(request, services, { problem: 'notAgreed' }, 422)
  const { outcome } = await act(request, services, row)
  if (outcome === 'done') return redirect(`/orders/${row.number}`)
  const now = await findOrderRow(services.database, row.number)
  const seen = versionSeen(form)
  if (outcome === 'stale' && now?.version !== seen)
    return await showWith(request, services, { problem: 'stale', seen }, 409)
  if (outcome === 'stale' && wanted === 'cancel' && now && mayAdvance(now.state, 'cancel', 'office'))
    return await showWith(request, services, { problem: 'fee', seenCents: centsSeen(form, 'fee') }, 409)
  if (outcome === 'stale' && wanted === 'withdraw')
    return await showWith(request, services, { problem: 'outcome', seen: form.get('outcome') ?? '' }, 409)
  return await showWith(request, services, { problem: 'impossible' }, 422)
}

async function act(
  { form, person }: PersonRequest,
  services: OfficeServices,
  row: OrderTable,
): Promise<Outcome<object, object>> {
  const version = versionSeen(form)
  const wanted = form.get('do')
  if (wanted === 'cancel') {
    const seen = { waiveFee: form.has('waiveFee'), seenFeeCents: centsSeen(form, 'fee') }
    const by = byOffice(person, { action: 'cancelOrder' })
    return await cancelOrder(advanceServices(services), row.id, version, { ...by, ...seen })
  }
  if (wanted === 'withdraw') {
    const orders = services.orders[row.language]
    const view = orders && (await viewOrder(orders, row))
    if (!view) return impossible
    const by = byOffice(person, { action: 'withdrawOrder', seen: version })
    const withdrawn = withdrawOrder(orders, view, { ...by, seenOutcome: form.get('outcome') ?? '' })
    return await catchStale(withdrawn.then(() => ({ outcome: 'done' as const })))
  }
  const step = wanted === 'undo' ? undoStep : wanted === 'followUp' ? followUp : undefined
  const by = byOffice(person, { action: 'stepOrder' })
  return step ? await step(advanceServices(services), row.id, { ...by, version }) : impossible
}

const impossible = { outcome: 'refused' as const, problems: {} }

/** A note says what is so whatever others do, so it is never stale. */
async function addNote(request: PersonRequest, services: OfficeServices, { id, number }: OrderTable) {
  const { form, person, now, redirect } = request
  const text = cleanLines(form.get('text') ?? '')
  if (isBlank(text)) return await showWith(request, services, { problem: 'empty' }, 422)
  if (text.length > longestNote) return await showWith(request, services, { problem: 'tooLong', text }, 422)
  const { outcome } = await retryingTransaction(services.database, async (transaction) => {
    const note = { orderId: id, personId: person.id, at: now.toISOString(), text }
    const noted = await noteOrder(transaction, note)
    // The text stays with the order's person, who can be deleted; the audit trail cannot.
    if (noted.outcome === 'done')
      await audit(transaction, { by: person, action: 'noteOrder', subject: `order:${id}` }, now)
    return noted
  })
  if (outcome === 'stale') return await showWith(request, services, { problem: 'forgotten' }, 422)
  return redirect(`/orders/${number}#history`)
}

/** Notes that the contract was posted (R17.18), or that it was not after all. Twice the same changes nothing. */
async function notePosted({ form, person, now, redirect }: PersonRequest, services: OfficeServices, row: OrderTable) {
  const isPosted = form.get('do') === 'posted'
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

/** The page of an order, with why nothing was done. */
export async function showWith(
  request: PersonRequest,
  services: OfficeServices,
  notice?: OrderNotice,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const view = await findOfficeOrder(services, request.param('number'), request.person.id)
  if (!view) return showNotFound(request)
  const { query } = request
  const done = query.has('placed') ? 'placed' : query.has('changed') ? 'changed' : undefined
  return request.show(OrderPage, { view, notice, done: notice ? undefined : done }, status)
}
