import { cleanLines, isBlank } from '../../domain/contact/form-text.ts'
import type { Lead } from '../../domain/leads/lead.ts'
import { isLeadState } from '../../domain/leads/lead-states.ts'
import { longestReply } from '../../domain/people/office-text-limits.ts'
import { storeComplaint } from '../../services/contact/store-complaint.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { showNotFound } from '../gate/show-not-found.ts'
import { takeLease } from '../live/leases.ts'
import { changeLead, type LeadChange, lockLead } from './change-lead.ts'
import { findLead } from './find-lead.ts'
import { keepDraft } from './lead-drafts.ts'
import { type LeadNotice, LeadPage } from './lead-page.tsx'

/** `GET /leads/{id}` */
export const showLead = (request: PersonRequest, services: OfficeServices) => showWith(request, services)

/**
 * `POST /leads/{id}`: what the form's `do` says. A refused reply answers 409 and shows both texts (R17.13): what others
 * did since, and the person's own, which is kept as their draft.
 */
export async function answerLead(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const { database } = services
  const view = await findLead(database, request.param('id'), person.id, now)
  if (!view) return showNotFound(request)
  const { id } = view.lead
  const version = numberOf(form.get('version'))
  const text = cleanLines(form.get('text') ?? '')
  if (text.length > longestReply) return await showWith(request, services, { problem: 'tooLong', text }, 422)
  if (form.get('do') === 'keepDraft') {
    await retryingTransaction(database, async (transaction) => {
      await lockLead(transaction, id)
      await keepDraft(transaction, { leadId: id, personId: person.id }, { text, seen: numberOf(form.get('draft')) })
    })
    return redirect(`/leads/${id}?kept#reply`)
  }
  if (form.get('do') === 'complaint') return await linkComplaint(request, services, view.lead)
  const change = changeOf(form, text)
  if (!change) return await showWith(request, services, { problem: 'impossible' }, 422)
  if ('text' in change && change.kind !== 'missedCall' && isBlank(text))
    return await showWith(request, services, { problem: 'empty' }, 422)
  const outcome = await changeLead(database, { id, person, version, change }, now)
  if (outcome === 'missing') return showNotFound(request)
  if (outcome === 'stale') return await showWith(request, services, { problem: 'stale', seen: version }, 409)
  if (outcome === 'impossible') return await showWith(request, services, { problem: 'impossible' }, 422)
  return redirect(`/leads/${id}`)
}

/** Records that a message complains about the order that its form names (R17.44). Repeating the request changes nothing. */
async function linkComplaint(request: PersonRequest, services: OfficeServices, { id, receivedAt }: Lead) {
  const { form, person, now, redirect } = request
  const order = await findOrderRow(services.database, form.get('number') ?? '')
  if (!order) return await showWith(request, services, { problem: 'noOrder' }, 422)
  await retryingTransaction(services.database, async (transaction) => {
    if (!(await storeComplaint(transaction, { orderId: order.id, leadId: id, receivedAt }))) return
    await audit(transaction, { by: person, action: 'recordComplaint', subject: `order:${order.id}` }, now)
  })
  return redirect(`/leads/${id}`)
}

/** `POST /leads/{id}/lease`: somebody types a reply. */
export async function leaseLead({ param, person, now, context }: PersonRequest, { database }: OfficeServices) {
  const view = await findLead(database, param('id'), person.id, now)
  if (!view) return context.body(null, 404)
  await retryingTransaction(database, async (transaction) => {
    if (await takeLease(transaction, `lead:${view.lead.id}`, person.id, now)) {
      await recordChange(transaction, 'leads', now)
    }
  })
  return context.body(null, 204)
}

async function showWith(
  request: PersonRequest,
  { database }: OfficeServices,
  notice?: LeadNotice,
  status: 200 | 409 | 422 = 200,
): Promise<Response> {
  const view = await findLead(database, request.param('id'), request.person.id, request.now)
  if (!view) return showNotFound(request)
  return request.show(LeadPage, { ...view, notice, kept: request.query.has('kept') }, status)
}

const numberOf = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : -1)

function changeOf(form: URLSearchParams, text: string): LeadChange | undefined {
  const to = form.get('to')
  switch (form.get('do')) {
    case 'move':
      return isLeadState(to) ? { kind: 'move', to } : undefined
    case 'assign':
      return { kind: 'assign', to: to || null }
    case 'note':
      return { kind: 'note', text }
    case 'call':
      return { kind: 'call', text }
    case 'missedCall':
      return { kind: 'missedCall', text }
    case 'reply':
      return { kind: 'reply', text, to: to === 'done' ? 'done' : 'waiting', draft: numberOf(form.get('draft')) }
    default:
      return undefined
  }
}
