import { type AnyRefused, sentAs, versionSeen } from '../../domain/forms/form.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { catchStale } from '../../services/orders/advance/advance-order.ts'
import { followUp } from '../../services/orders/advance/step-work.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { viewOrder } from '../../services/orders/record/find-order.ts'
import { noteOrder } from '../../services/orders/record/note-order.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import { audit } from '../../services/people/audit.ts'
import { undoByForm } from '../../services/visits/record-by-form.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import type { OrderAnswer } from './of-order.ts'
import { byOffice } from './of-order.ts'
import { cancelForm, noteForm, stepForm, withdrawForm } from './order-forms.ts'
import { notePosted, recordComplaint } from './record-about-order.ts'
import { afterAct, showOrder } from './show-order.ts'

/**
 * `POST /orders/{number}`: performs the action in the form's `do` (R17.17). An action on a stale order answers 409 and
 * shows what has happened since.
 */
export const actOnOrder: OrderAnswer = async (request, services, row) => {
  const { form, person, now } = request
  const wanted = sentAs(form)
  const act = acts.get(wanted)
  if (act) return await act(request, services, row)
  if (wanted !== 'undo' && wanted !== 'followUp')
    return await showOrder(request, services, { problem: 'impossible' }, 422)
  return await answerForm(form, stepForm, reshow(request, services), async ({ version }) => {
    const stepped =
      wanted === 'undo'
        ? await undoByForm(services, row, { person, version, actor: 'office' }, now)
        : await followUp(services, row.id, { ...byOffice(person, { action: 'stepOrder' }), version })
    return await afterAct(request, services, { row, version }, stepped)
  })
}

const cancel = (request: PersonRequest, services: OfficeServices, row: OrderTable) =>
  answerForm(request.form, cancelForm, reshow(request, services), async ({ version, waiveFee, fee }) => {
    const by = { ...byOffice(request.person, { action: 'cancelOrder' }), waiveFee, seenFeeCents: fee }
    const cancelled = await cancelOrder(services, row.id, version, by)
    return cancelled.outcome === 'done' ? request.redirect(`/orders/${row.number}`) : cancelled
  })

const withdraw = (request: PersonRequest, services: OfficeServices, row: OrderTable) =>
  answerForm(request.form, withdrawForm, reshow(request, services), async ({ version, outcome: seenOutcome }) => {
    const orders = services.orders[row.language]
    const view = orders && (await viewOrder(orders, row))
    if (!view) return await showOrder(request, services, { problem: 'impossible' }, 422)
    const by = { ...byOffice(request.person, { action: 'withdrawOrder', seen: version }), seenOutcome }
    const withdrawn = await catchStale(withdrawOrder(orders, view, by))
    return withdrawn.outcome === 'done' ? request.redirect(`/orders/${row.number}`) : withdrawn
  })

/** The order's page with what was typed. Where the page was out of date, the customer has to agree anew. */
const reshow = (request: PersonRequest, services: OfficeServices) => (refused: AnyRefused) => {
  if (refused.status === 422) return showOrder(request, services, { refused }, 422)
  const sent = { ...refused, texts: { ...refused.texts, agreed: [] } }
  return showOrder(request, services, { problem: 'stale', seen: versionSeen(refused), refused: sent }, 409)
}

const addNote = (request: PersonRequest, services: OfficeServices, { id, number }: OrderTable) =>
  answerForm(request.form, noteForm, reshow(request, services), async ({ text, entry }) => {
    const { person, now, redirect } = request
    const noted = await retryingTransaction(services.database, async (transaction) => {
      const note = { id: entry, orderId: id, personId: person.id, at: now.toISOString(), text }
      const stored = await noteOrder(transaction, note)
      // The text stays with the order's person, who can be deleted; the audit trail cannot.
      if (stored.outcome === 'done' && stored.isNew)
        await audit(transaction, { by: person, action: 'noteOrder', subject: `order:${id}` }, now)
      return stored
    })
    if (noted.outcome === 'refused') return await showOrder(request, services, { problem: 'forgotten' }, 422)
    return noted.outcome === 'done' ? redirect(`/orders/${number}#history`) : noted
  })

/** The actions by what a form's `do` names, but for the steps of the work. */
const acts: ReadonlyMap<string, OrderAnswer> = new Map([
  ['note', addNote],
  ['complaint', recordComplaint],
  ['posted', notePosted],
  ['notPosted', notePosted],
  ['cancel', cancel],
  ['withdraw', withdraw],
])
