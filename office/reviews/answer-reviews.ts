import type { AnyRefused } from '../../domain/forms/form.ts'
import { readPlace } from '../../services/database/list-page.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { listNoted, reviewLists } from '../../services/reviews/review-notes.ts'
import { readStatistics } from '../../services/reviews/reviews.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { decideReview, type ReviewDecision } from './decide-review.ts'
import { OfficeReviewsPage } from './office-reviews-page.tsx'
import { draftForm, showAgainForm, withholdForm } from './review-forms.ts'

/** `GET /reviews?list=withheld&after=…`: the stored reviews, the newest first, and how the synchronisation is doing. */
export async function showReviews(request: PersonRequest, services: OfficeServices): Promise<Response> {
  return await showList(request, services)
}

async function showList(
  { show, query }: PersonRequest,
  { database }: OfficeServices,
  refused?: AnyRefused,
): Promise<Response> {
  const list = reviewLists.find((name) => name === query.get('list')) ?? 'all'
  const after = readPlace(query)
  const { rows: reviews, next } = await listNoted(database, list, after)
  const sync = await database.selectFrom('reviewSync').selectAll().executeTakeFirst()
  const { averageRating, totalReviewCount } = await readStatistics(database)
  return show(
    OfficeReviewsPage,
    {
      list,
      reviews,
      refused,
      averageRating,
      totalReviewCount,
      after,
      next,
      finishedAt: sync?.finishedAt ? new Date(sync.finishedAt) : undefined,
      failures: sync?.failures ?? 0,
    },
    refused?.status,
  )
}

/** `POST /reviews`: withholds a review for a reason, shows it again, or keeps the draft of a reply (R9.7). */
export async function decide(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect, query } = request
  const reviewId = form.get('reviewId') ?? ''
  const show = (refused: AnyRefused) => showList(request, services, refused)
  const store = async (decision: ReviewDecision, version: number) => {
    const stored = await decideReview(services.database, { reviewId, version }, decision, person, now)
    if (stored.outcome !== 'done') return stored
    return redirect(`/reviews${query.size > 0 ? `?${query}` : ''}#${encodeURIComponent(reviewId)}`)
  }
  switch (form.get('do')) {
    case 'draft':
      return await answerForm(form, draftForm(reviewId), show, ({ replyDraft, version }) =>
        store({ replyDraft }, version),
      )
    case 'show':
      return await answerForm(form, showAgainForm(reviewId), show, ({ version }) => store({ reason: null }, version))
    default:
      return await answerForm(form, withholdForm(reviewId), show, async ({ reason, version }) =>
        reason ? await store({ reason }, version) : { outcome: 'refused', problems: { reason: 'choose' } },
      )
  }
}
