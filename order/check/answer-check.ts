import { language } from '#copy/language.ts'
import { check as words } from '#copy/order/check.ts'
import { type Refused, showForm } from '../../domain/forms/form.ts'
import { countryOf } from '../../domain/language.ts'
import { checkDetails } from '../../domain/orders/check-details.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { agreedIn, checkForm, withdrawalUntil } from '../../domain/orders/withdrawal-period.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { consentTexts } from '../../services/orders/consent/consent-texts.ts'
import { draftQuote } from '../../services/orders/draft/draft-quote.ts'
import { findDraft } from '../../services/orders/draft/draft-rows.ts'
import { placeOrder } from '../../services/orders/place/place-order.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath, orderPath, sentPath } from '../layout/routes.ts'
import { showTooMany } from '../respond/show-message.ts'
import { holdOf, takenPath, withVisit } from '../respond/with-draft.ts'
import CheckPage from './check-page.tsx'

/** `GET /draft/…/check`: step 4. */
export const showCheck = withVisit((request, services, draft) => checkPage(services, request, draft))

/** `POST /draft/…/check`: places the order. However often it is sent, it is one order. */
export const receiveCheck = withVisit(async (request, services, draft) => {
  const { orders } = services
  const show = async (refused: Refused<typeof checkForm>) => {
    const now = await findDraft(orders.database, draft.id)
    return now?.visit
      ? await checkPage(services, request, { ...now, visit: now.visit }, refused)
      : redirect(draftPath(draft.id, 'visits'), 303)
  }
  return await answerForm(request.form, checkForm, show, async ({ version, ...ticked }) => {
    const placement = await placeOrder(orders, draft, { consents: agreedIn(ticked), version, client: request.client })
    if (placement.outcome === 'done') {
      if (!placement.order) return redirect(sentPath(draft.id), 303)
      request.context.set('order', placement.order.number)
      return redirect(orderPath(placement.order), 303)
    }
    if (placement.outcome === 'stale') return placement
    if ('retryAfter' in placement) return await showTooMany(request, placement.retryAfter, 'tooManyOrders')
    const { problems } = placement
    return problems.visit === 'taken' ? redirect(takenPath(draft, 'taken'), 303) : { outcome: 'refused', problems }
  })
})

/** Step 4 needs valid details; without them step 3 comes again. */
async function checkPage(
  services: TakingOrders,
  request: OrderRequest,
  draft: Draft & { visit: Visit },
  refused?: Refused<typeof checkForm>,
): Promise<Response> {
  const { orders, clock } = services
  const checked = checkDetails(draft.details)
  if (!checked.ok) return redirect(draftPath(draft.id, 'details'), 303)
  const { details } = checked
  const consents = consentTexts(orders, clock(), draft.visit)
  const withdrawUntil = withdrawalUntil(countryOf(language), clock())
  const quote = draftQuote(orders, draft)
  const of = showForm(checkForm, { version: draft.version }, language, refused)
  const data = { draft, details, quote, hold: holdOf(services, draft), consents, withdrawUntil, of }
  return await request.show(CheckPage, data, { title: words.title, status: refused?.status ?? 200 })
}
