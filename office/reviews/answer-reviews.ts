import { cleanLines } from '../../domain/contact/form-text.ts'
import { isWithholdReason } from '../../domain/reviews/withhold-reason.ts'
import { readPlace } from '../../services/database/list-page.ts'
import { listNoted, reviewLists } from '../../services/reviews/review-notes.ts'
import { readStatistics } from '../../services/reviews/reviews.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { decideReview, type ReviewDecision } from './decide-review.ts'
import { OfficeReviewsPage, type ReviewProblem } from './office-reviews-page.tsx'

/** Characters of a reply; Google takes 4,096 bytes. */
const longestReply = 1000

/** `GET /reviews?list=withheld&after=…`: the stored reviews, the newest first, and how the synchronisation is doing. */
export async function showReviews(request: PersonRequest, services: OfficeServices): Promise<Response> {
  return await showList(request, services)
}

async function showList(
  { show, query }: PersonRequest,
  { database }: OfficeServices,
  problem?: ReviewProblem,
  status: 200 | 409 | 422 = 200,
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
      problem,
      averageRating,
      totalReviewCount,
      after,
      next,
      finishedAt: sync?.finishedAt ? new Date(sync.finishedAt) : undefined,
      failures: sync?.failures ?? 0,
    },
    status,
  )
}

/** `POST /reviews`: withholds a review for a reason, shows it again, or keeps the draft of a reply (R9.7). */
export async function decide(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect, query } = request
  const reviewId = form.get('reviewId') ?? ''
  const version = Number(form.get('version'))
  const decision = readDecision(form)
  if (!Number.isSafeInteger(version)) return redirect('/reviews')
  if (typeof decision === 'string') return await showList(request, services, { reviewId, problem: decision, form }, 422)
  const { outcome } = await decideReview(services.database, { reviewId, version }, decision, person, now)
  if (outcome !== 'done') return await showList(request, services, { reviewId, problem: outcome, form }, 409)
  return redirect(`/reviews${query.size > 0 ? `?${query}` : ''}#${encodeURIComponent(reviewId)}`)
}

function readDecision(form: URLSearchParams): ReviewDecision | 'noReason' | 'tooLong' {
  if (form.get('do') === 'draft') {
    const replyDraft = cleanLines(form.get('replyDraft') ?? '')
    return replyDraft.length > longestReply ? 'tooLong' : { replyDraft }
  }
  if (form.get('do') === 'show') return { reason: null }
  const reason = form.get('reason') ?? ''
  return isWithholdReason(reason) ? { reason } : 'noReason'
}
