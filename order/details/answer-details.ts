import { details as words } from '#copy/order/details.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { sentDetails } from '../../domain/orders/order-details.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { chooseVisit } from '../../services/orders/draft/choose-visit.ts'
import { draftQuote } from '../../services/orders/draft/draft-quote.ts'
import { holdState, saveDetails } from '../../services/orders/draft/order-drafts.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath } from '../layout/routes.ts'
import { holdOf, takenPath, withVisit } from '../respond/with-draft.ts'
import DetailsPage, { type DetailsProps } from './details-page.tsx'

/** `GET /draft/…/details`: step 3, with all that was typed before. */
export const showDetails = withVisit((request, services, draft) => detailsPage(services, request, draft, {}))

/**
 * `POST /draft/…/details`: stores what was typed, valid or not, and prolongs the hold; one that has run out begins anew
 * if it can.
 */
export const receiveDetails = withVisit(async (request, services, draft) => {
  const { orders, clock } = services
  const hold = holdState(draft, clock())
  const sent = sentDetails(request.form)
  const saved = await saveDetails(orders, draft, sent)
  if (hold !== 'held') {
    const again = await chooseVisit(orders, saved.draft, draft.visit, request.client)
    if (again.outcome === 'refused') return redirect(takenPath(draft, hold === 'expired' ? hold : 'taken'), 303)
  }
  if (saved.outcome === 'done') return redirect(draftPath(draft.id, 'check'), 303)
  // A note that cannot be stored is kept on the page alone.
  const accessNote = 'accessNote' in saved.problems ? (sent.accessNote ?? '') : ''
  const shown = { ...saved.draft, details: { ...saved.draft.details, accessNote } }
  return await detailsPage(services, request, shown, saved.problems)
})

async function detailsPage(
  services: TakingOrders,
  request: OrderRequest,
  draft: Draft,
  problems: DetailsProps['problems'],
): Promise<Response> {
  const quote = draftQuote(services.orders, draft)
  const data = { draft, quote, problems, hold: holdOf(services, draft) }
  const status = Object.keys(problems).length > 0 ? 422 : 200
  return await request.show(DetailsPage, data, { title: words.title, status })
}
