import { formatChoice } from '../../domain/estimate/choice.ts'
import { readForm, sentAs, type Values } from '../../domain/forms/form.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { sentDetails } from '../../domain/orders/order-details.ts'
import { agreedIn } from '../../domain/orders/withdrawal-period.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { consentTexts } from '../../services/orders/consent/consent-texts.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { DraftTooLarge, draftQuote, offerVisits } from '../../services/orders/draft/draft-quote.ts'
import { findDraft, StaleDraft } from '../../services/orders/draft/draft-rows.ts'
import { holdState, saveDetails } from '../../services/orders/draft/order-drafts.ts'
import { type Placement, placeOrder } from '../../services/orders/place/place-order.ts'
import type { OrderServices } from '../../services/orders/record/order-services.ts'
import type { OfficeServices, PersonAnswer, PersonRequest } from '../gate/office-route.ts'
import { draftPath } from './answer-new-order.ts'
import { businessPath, byPhone, type LeadForOrder, readLeadForOrder } from './lead-order.ts'
import { type DraftProblem, homePath, OrderDraftPage } from './phone-draft-page.tsx'
import { placeForm } from './place-form.ts'

/** `GET /orders/new/{draft}`: who orders, and the sentences that are read to them. */
export const showDraft: PersonAnswer = async (request, services) => {
  const found = await findPhoneDraft(request, services)
  if (!found) return request.notFound()
  const { draft, lead } = found
  if (lead?.isBusiness) return request.redirect(businessPath(lead))
  if (draft.order) return request.redirect(`/orders/${draft.order.number}`)
  return await draftOrHome(request, found, () => draftPage(request, found))
}

/**
 * The answer of a step. A draft that was purged or ordered meanwhile is read again; where its home has become too large
 * for the teams, the form of the home says so.
 */
async function draftOrHome(request: PersonRequest, { draft, lead }: Found, answer: () => Promise<Response>) {
  try {
    return await answer()
  } catch (error) {
    if (error instanceof StaleDraft) return request.redirect(draftPath(draft.id, lead?.id))
    if (error instanceof DraftTooLarge) return request.redirect(homePath(draft, lead?.id))
    throw error
  }
}

/**
 * `POST /orders/new/{draft}`: keeps what was typed, valid or not, and then holds another visit or places the order
 * (R17.18). However often the form is sent, a draft becomes one order.
 */
export const orderDraft: PersonAnswer = async (request, services) => {
  const found = await findPhoneDraft(request, services)
  return found ? await draftOrHome(request, found, () => orderFound(request, found)) : request.notFound()
}

async function orderFound(request: PersonRequest, found: Found): Promise<Response> {
  const { form, person, redirect } = request
  const { orders, lead } = found
  if (lead?.isBusiness) return redirect(businessPath(lead))
  if (found.draft.order) return redirect(`/orders/${found.draft.order.number}`)
  const { draft } = await saveDetails(orders, found.draft, sentDetails(form))
  const read = readForm(placeForm(), form)
  if (!read.ok) return await draftPage(request, { ...found, draft }, { problem: 'changed' })
  const sent = { ...found, draft, values: read.values }
  const { visit, afterHandover, noEmail } = read.values
  const held = draftPath(draft.id, lead?.id, noEmail)
  const isOther = visit && (!draft.visit || formatVisit(visit) !== formatVisit(draft.visit))
  if (isOther) {
    const choice = await chooseVisit(orders, draft, visit, `person:${person.id}`, afterHandover)
    if (choice.outcome === 'refused') return await draftPage(request, sent, { problem: choice.problems.visit })
    if (sentAs(form) === 'hold') return redirect(held)
    return await draftPage(request, { ...sent, draft: choice.draft }, { problem: 'changed' })
  }
  if (sentAs(form) === 'hold') return redirect(held)
  if (!isAsSeen(draft, read.values)) return await draftPage(request, sent, { problem: 'changed' })
  return await placeAsSeen(request, sent)
}

/** Whether the draft costs what the page showed, for the home that it showed. */
const isAsSeen = ({ home, priceCents }: Draft, seen: Sent['values']): boolean =>
  formatChoice(home) === seen.home && String(priceCents) === seen.price

/** Places the order. Another submission of the same form only makes the draft newer, so it is tried again. */
async function placeAsSeen(request: PersonRequest, found: Sent, triesLeft = 5): Promise<Response> {
  const { context, redirect } = request
  const placement = await place(request, found)
  if (placement.outcome === 'done' && placement.order) {
    const { number } = placement.order
    context.set('order', number)
    return redirect(placement.isNew ? `/orders/${number}?placed` : `/orders/${number}`)
  }
  if (placement.outcome === 'done' || 'retryAfter' in placement)
    throw new Error('The orders of the office have no limits')
  const draft = (await findDraft(found.orders.database, found.draft.id)) ?? found.draft
  if (placement.outcome === 'refused') {
    const { problems } = placement
    const problem = problems.visit === 'taken' ? 'taken' : 'invalid'
    return await draftPage(request, { ...found, draft }, { problem, problems })
  }
  if (isAsSeen(draft, found.values) && triesLeft > 0)
    return await placeAsSeen(request, { ...found, draft }, triesLeft - 1)
  return await draftPage(request, { ...found, draft }, { problem: 'changed' })
}

interface Found {
  draft: Draft
  orders: OrderServices
  lead: LeadForOrder | undefined
  /** What the form of the draft was sent with. */
  values?: Values<ReturnType<typeof placeForm>>
}
type Sent = Found & Required<Pick<Found, 'values'>>

async function findPhoneDraft({ param, query }: PersonRequest, services: OfficeServices): Promise<Found | undefined> {
  const draft = await findDraft(services.database, param('draft'))
  // An order that waits for its customer's confirmation is not the office's to place.
  const orders = draft && !draft.confirmBy ? services.orders[draft.language] : undefined
  return draft && orders && { draft, orders, lead: await readLeadForOrder(services.database, query.get('lead') ?? '') }
}

const place = ({ person }: PersonRequest, { draft, orders, lead, values }: Sent): Promise<Placement> =>
  placeOrder(orders, draft, {
    consents: agreedIn(values),
    byPhone: {
      by: byPhone(person, { leadId: lead?.id, zipCode: draft.home.zipCode }),
      leadId: lead?.id,
      withoutEmail: values.noEmail,
    },
  })

interface Shown {
  problem: DraftProblem
  problems?: Partial<Record<string, string>>
}

async function draftPage(
  { show, query, now }: PersonRequest,
  { draft, orders, lead, values }: Found,
  shown?: Shown,
): Promise<Response> {
  return show(
    OrderDraftPage,
    {
      draft,
      lead,
      language: orders.language,
      quote: draftQuote(orders, draft),
      hold: holdState(draft, now),
      offers: await offerVisits(orders, draft.home, draft.holder),
      consents: draft.visit ? consentTexts(orders, now, draft.visit) : [],
      sent: { ...values, noEmail: values?.noEmail || query.has('noEmail') },
      problem: shown?.problem,
      problems: shown?.problems ?? {},
    },
    shown ? statuses[shown.problem] : 200,
  )
}

const statuses = { invalid: 422, afterHandover: 422, changed: 409, taken: 409, unknown: 422 } as const
