import { isBlank } from '../../domain/contact/form-text.ts'
import { type AnyRefused, sentAs } from '../../domain/forms/form.ts'
import { storeComplaint } from '../../services/contact/store-complaint.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import type { OfficeServices, PageAnswer, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { takeLease } from '../live/leases.ts'
import { changeLead, type LeadChange, lockLead } from './change-lead.ts'
import { findLead } from './find-lead.ts'
import { keepDraft } from './lead-drafts.ts'
import { assignForm, callForm, complaintForm, moveForm, noteForm, replyForm } from './lead-forms.ts'
import { LeadPage } from './lead-page.tsx'
import type { Lead } from './read-lead.ts'

/**
 * `POST /leads/{id}`: what the form's `do` says. A refused reply answers 409 and shows both texts (R17.13): what others
 * did since, and the person's own, which is kept as their draft.
 */
export const answerLead: PersonAnswer = async (request, services) => {
  const { form, person, now, redirect } = request
  const { database } = services
  const view = await findLead(database, request.param('id'), person.id, now)
  if (!view) return request.notFound()
  const { lead, people } = view
  const { id } = lead
  const show = (refused: AnyRefused) => showLead(request, services, refused)
  const change = async (version: number, change: LeadChange) => {
    const changed = await changeLead(database, { id, person, version, change }, now)
    return changed.outcome === 'done' ? redirect(`/leads/${id}`) : changed
  }
  const empty = { outcome: 'refused', problems: { text: 'empty' } } as const
  const kind = sentAs(form)
  switch (kind) {
    case 'keepDraft':
      return await answerForm(form, replyForm, show, async ({ text, draft }) => {
        await retryingTransaction(database, async (transaction) => {
          await lockLead(transaction, id)
          await keepDraft(transaction, { leadId: id, personId: person.id }, { text, seen: draft })
        })
        return redirect(`/leads/${id}?kept#reply`)
      })
    case 'reply':
      return await answerForm(form, replyForm, show, async ({ version, ...reply }) =>
        isBlank(reply.text) ? empty : await change(version, { kind, ...reply }),
      )
    case 'call':
    case 'missedCall':
      return await answerForm(form, callForm, show, async ({ version, ...call }) =>
        kind === 'call' && isBlank(call.text) ? empty : await change(version, { kind, ...call }),
      )
    case 'note':
      return await answerForm(form, noteForm, show, ({ version, ...note }) => change(version, { kind, ...note }))
    case 'assign':
      return await answerForm(form, assignForm(people), show, ({ to = null, version }) => change(version, { kind, to }))
    case 'complaint':
      return await answerForm(form, complaintForm, show, ({ number }) => linkComplaint(request, services, lead, number))
    default:
      // The buttons have no field at which to report an impossible move.
      return await answerForm(
        form,
        moveForm,
        ({ problems, ...refused }) => show({ ...refused, problems: { form: problems.form ?? 'impossible' } }),
        ({ to, version }) => change(version, { kind: 'move', to }),
      )
  }
}

/** Records that a message complains about an order (R17.44). Repeating the request changes nothing. */
async function linkComplaint(
  { person, now, redirect }: PersonRequest,
  { database }: OfficeServices,
  { id, receivedAt }: Lead,
  number: string,
) {
  const order = await findOrderRow(database, number)
  if (!order) return { outcome: 'refused', problems: { number: 'noOrder' } } as const
  const complaint = { orderId: order.id, leadId: id, receivedAt }
  const { outcome } = await retryingTransaction(database, (transaction) =>
    storeComplaint(transaction, complaint, { by: person, now }),
  )
  if (outcome === 'done') return redirect(`/leads/${id}`)
  return { outcome: 'refused', problems: { form: 'impossible' } } as const
}

/** `POST /leads/{id}/lease`: someone types a reply. */
export async function leaseLead({ param, person, now, context }: PersonRequest, { database }: OfficeServices) {
  const view = await findLead(database, param('id'), person.id, now)
  if (!view) return context.body(null, 404)
  await retryingTransaction(database, async (transaction) => {
    if (await takeLease(transaction, `lead:${view.lead.id}`, person.id, now))
      await recordChange(transaction, 'leads', now)
  })
  return context.body(null, 204)
}

/** `GET /leads/{id}`, with a form that was refused. */
export const showLead: PageAnswer = async (request, { database }, refused) => {
  const { query, show } = request
  const view = await findLead(database, request.param('id'), request.person.id, request.now)
  if (!view) return request.notFound()
  return show(LeadPage, { view, refused, kept: query.has('kept') }, refused?.status)
}
