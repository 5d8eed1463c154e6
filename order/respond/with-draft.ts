import { needsHandoverYes } from '../../domain/orders/handover.ts'
import type { Draft } from '../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import { redirect } from '../../services/http/plain-answers.ts'
import { DraftTooLarge, draftQuote } from '../../services/orders/draft/draft-quote.ts'
import { findDraft, StaleDraft } from '../../services/orders/draft/draft-rows.ts'
import { holdState } from '../../services/orders/draft/order-drafts.ts'
import type { OrderRequest, TakingOrders } from '../layout/ordering-services.ts'
import { draftPath, homeOfDraft, orderPath, sentPath } from '../layout/routes.ts'

/** Answers a request about a draft. */
type DraftStep<Found> = (request: OrderRequest, services: TakingOrders, draft: Found) => Promise<Response>

/**
 * Finds the draft of the address: an unknown one is a page of its own, one that has become an order leads there, and
 * one whose order is confirmed by mail to the page that says so, also if that happens during the step. One that has
 * become too large for the teams leads to step 1, which says so.
 */
export const withDraft =
  (step: DraftStep<Draft>) =>
  async (request: OrderRequest, services: TakingOrders): Promise<Response> => {
    const draft = await findDraft(services.orders.database, request.param('draftId'))
    if (!draft) return request.notFound()
    if (draft.confirmBy) return redirect(sentPath(draft.id), 303)
    if (draft.order) return redirect(orderPath(draft.order), 303)
    try {
      return await step(request, services, draft)
    } catch (error) {
      // Read again, it leads where it now belongs.
      if (error instanceof StaleDraft) return redirect(draftPath(draft.id, 'visits'), 303)
      if (error instanceof DraftTooLarge) return redirect(homeOfDraft(draft), 303)
      throw error
    }
  }

/** A draft with a visit that can still be ordered, and that was confirmed if it needs that; else step 2 comes again. */
export const withVisit = (step: DraftStep<Draft & { visit: Visit }>) =>
  withDraft(async (request, services, draft) => {
    const { visit } = draft
    if (!visit) return redirect(draftPath(draft.id, 'visits'), 303)
    if (needsHandoverYes(draft.home, visit.date))
      return redirect(`${draftPath(draft.id, 'visits')}?afterHandover=${formatVisit(visit)}`, 303)
    const isOffered = draftQuote(services.orders, draft).priceCents !== undefined
    return isOffered
      ? await step(request, services, { ...draft, visit })
      : redirect(`${draftPath(draft.id, 'visits')}?gone=yes`, 303)
  })

/** Whether the visit of a draft is held now. */
export const holdOf = ({ clock }: TakingOrders, draft: Draft) => ({
  state: holdState(draft, clock()),
  until: draft.heldUntil,
})

/** Step 2 again, because the visit went to someone else: at once, or after the hold had run out. */
export const takenPath = ({ id, visit }: Draft & { visit: Visit }, why: 'taken' | 'expired') =>
  `${draftPath(id, 'visits')}?${why}=${formatVisit(visit)}`
