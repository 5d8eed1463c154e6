import type { Context } from 'hono'
import { language } from '#copy/language.ts'
import { check as checkWords } from '#copy/order/check.ts'
import { details as detailsWords } from '#copy/order/details.ts'
import { countryOf } from '../../domain/language.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { type ConsentKind, consentKinds } from '../../domain/orders/order-consents.ts'
import { checkDetails } from '../../domain/orders/order-details.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { clientAddress } from '../../services/http/client-address.ts'
import { consentTexts } from '../../services/orders/consent/consent-texts.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { DraftTooLarge, draftQuote } from '../../services/orders/draft/draft-quote.ts'
import { holdState, readDraft, saveDetails } from '../../services/orders/draft/order-drafts.ts'
import { DraftGone, DraftUnconfirmed } from '../../services/orders/draft/save-draft.ts'
import { placeOrder } from '../../services/orders/place/place-order.ts'
import type { OrderDataOf } from '../layout/order-page-data.ts'
import type { TakingOrders } from '../layout/ordering-services.ts'
import { draftPath, orderPath, sentPath } from '../layout/routes.ts'
import type { OrderingEnvironment } from '../respond/read-form.ts'
import { seeOther, showOrderPage } from '../respond/render-order-response.ts'
import { showNotFound, showTooManyOrders } from '../respond/show-message.ts'
import { homeOfDraft } from '../sections/home-of-draft.ts'

export type StepContext = Context<OrderingEnvironment>

/**
 * Finds the draft of the address: an unknown one, also one that is deleted meanwhile, is a page of its own, one that has become an order
 * leads there, and one whose order is confirmed by mail to the page that says so. One that has become too large for the teams leads to step 1, which says so.
 */
export const withDraft =
  (services: TakingOrders, step: (context: StepContext, draft: Draft) => Promise<Response>) =>
  async (context: StepContext): Promise<Response> => {
    const draft = await readDraft(services.orders, context.req.param('draftId') ?? '')
    if (!draft) return await showNotFound(services, context)
    if (draft.confirmBy) return seeOther(sentPath(draft.id))
    if (draft.order) return seeOther(orderPath(draft.order))
    try {
      return await step(context, draft)
    } catch (error) {
      if (error instanceof DraftGone) return await showNotFound(services, context)
      if (error instanceof DraftUnconfirmed) return seeOther(sentPath(draft.id))
      if (error instanceof DraftTooLarge) return seeOther(homeOfDraft(draft))
      throw error
    }
  }

/** A draft with a visit that can still be ordered; anything else goes on at step 2. */
function withVisit(
  services: TakingOrders,
  step: (context: StepContext, draft: Draft & { visit: Visit }) => Promise<Response>,
) {
  return withDraft(services, async (context, draft) => {
    const { visit } = draft
    if (!visit) return seeOther(draftPath(draft.id, 'visits'))
    const isOffered = draftQuote(services.orders, draft).priceCents !== undefined
    return isOffered ? await step(context, { ...draft, visit }) : seeOther(`${draftPath(draft.id, 'visits')}?gone=yes`)
  })
}

const holdOf = ({ clock }: TakingOrders, draft: Draft) => ({ state: holdState(draft, clock()), until: draft.heldUntil })

/** `GET /draft/…/details`: step 3, with all that was typed before. */
export const showDetails = (services: TakingOrders) =>
  withVisit(services, (context, draft) => detailsPage(services, context, draft, {}))

/** `POST /draft/…/details`: stores what was typed, valid or not, and prolongs the hold; one that has run out begins anew if it can. */
export const receiveDetails = (services: TakingOrders) =>
  withVisit(services, async (context, draft) => {
    const { orders, settings, clock } = services
    const hold = holdState(draft, clock())
    const saved = await saveDetails(orders, draft, Object.fromEntries(context.get('form')))
    if (saved.outcome === 'ordered') return seeOther(orderPath(saved.order))
    if (hold !== 'held') {
      const again = await chooseVisit(orders, saved.draft, draft.visit, clientAddress(context, settings.trustedProxies))
      if (again.outcome === 'taken') return seeOther(takenPath(draft, hold === 'expired' ? hold : 'taken'))
    }
    if (saved.outcome === 'saved') return seeOther(draftPath(draft.id, 'check'))
    // A note that cannot be stored is kept on the page alone.
    const accessNote = 'accessNote' in saved.problems ? (context.get('form').get('accessNote') ?? '') : ''
    const shown = { ...saved.draft, details: { ...saved.draft.details, accessNote } }
    return await detailsPage(services, context, shown, saved.problems)
  })

async function detailsPage(
  services: TakingOrders,
  context: StepContext,
  draft: Draft,
  problems: OrderDataOf<'details'>['problems'],
): Promise<Response> {
  const quote = draftQuote(services.orders, draft)
  const data = { draft, quote, problems, hold: holdOf(services, draft) }
  const status = Object.keys(problems).length > 0 ? 422 : 200
  return await showOrderPage(services, context, 'details', data, { title: detailsWords.title, status })
}

/** Step 2 again, because the visit went to somebody else: at once, or after the hold had run out. */
const takenPath = ({ id, visit }: Draft & { visit: Visit }, why: 'taken' | 'expired') =>
  `${draftPath(id, 'visits')}?${why}=${formatVisit(visit)}`

/** Step 4 needs valid details. */
const withDetails = (
  services: TakingOrders,
  step: (context: StepContext, draft: Draft & { visit: Visit }) => Promise<Response>,
) =>
  withVisit(services, async (context, draft) =>
    checkDetails(countryOf(language), draft.details).ok
      ? await step(context, draft)
      : seeOther(draftPath(draft.id, 'details')),
  )

/** `GET /draft/…/check`: step 4. */
export const showCheck = (services: TakingOrders) =>
  withDetails(services, (context, draft) => checkPage(services, context, draft, { given: [], missing: [] }))

/** `POST /draft/…/check`: places the order. However often it is pressed, it is one order. */
export const receiveCheck = (services: TakingOrders) =>
  withDetails(services, async (context, draft) => {
    const { orders, settings } = services
    const form = context.get('form')
    const given = consentKinds.filter((kind) => form.has(kind))
    const version = Number(form.get('version') ?? draft.version)
    const client = clientAddress(context, settings.trustedProxies)
    const placement = await placeOrder(orders, draft, { consents: given, version, client })
    switch (placement.outcome) {
      case 'placed':
      case 'repeated':
        return seeOther(orderPath(placement.order))
      case 'unconfirmed':
        return seeOther(sentPath(draft.id))
      case 'tooMany':
        return await showTooManyOrders(services, context, placement.retryAfter)
      case 'taken':
        return seeOther(takenPath(draft, 'taken'))
      case 'invalid': {
        const missing = consentKinds.filter((kind) => kind in placement.problems)
        return await checkPage(services, context, draft, { given, missing })
      }
      case 'changed': {
        const now = await readDraft(orders, draft.id)
        return now?.visit
          ? await checkPage(services, context, { ...now, visit: now.visit }, { given: [], missing: [], changed: true })
          : seeOther(draftPath(draft.id, 'visits'))
      }
    }
  })

interface Pressed {
  given: readonly ConsentKind[]
  missing: readonly ConsentKind[]
  changed?: true
}

async function checkPage(
  services: TakingOrders,
  context: StepContext,
  draft: Draft & { visit: Visit },
  pressed: Pressed,
): Promise<Response> {
  const { orders, clock } = services
  const consents = consentTexts(orders, clock(), draft.visit)
  const data = { draft, quote: draftQuote(orders, draft), hold: holdOf(services, draft), consents, ...pressed }
  const status = pressed.changed ? 409 : pressed.missing.length > 0 ? 422 : 200
  return await showOrderPage(services, context, 'check', data, { title: checkWords.title, status })
}
