import { type AnyRefused, sentAs } from '../../domain/forms/form.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { WithholdReason } from '../../domain/reviews/withhold-reason.ts'
import { recordChange } from '../../services/database/changes.ts'
import { readOneOf, readPlace } from '../../services/database/list-page.ts'
import { type Database, retryingTransaction } from '../../services/database/schema.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { audit } from '../../services/people/audit.ts'
import { findNoted, listNoted, type NotedReview, reviewLists } from '../../services/reviews/review-notes.ts'
import { readStatistics } from '../../services/reviews/reviews.ts'
import type { PageAnswer, PersonAnswer } from '../gate/office-route.ts'
import { OfficeReviewsPage } from './office-reviews-page.tsx'
import { draftForm, showAgainForm, withholdForm } from './review-forms.ts'

/** `GET /reviews?list=withheld&after=…`: the stored reviews, the newest first, and how the synchronisation is doing. */
export const showReviews: PageAnswer = async ({ show, query }, { database }, refused) => {
  const list = readOneOf(query, 'list', reviewLists) ?? 'all'
  const after = readPlace(query)
  const page = await listNoted(database, list, after)
  const sync = await database.selectFrom('reviewSync').selectAll().executeTakeFirst()
  const props = { ...page, list, after, refused, statistics: await readStatistics(database), sync }
  return show(OfficeReviewsPage, props, refused?.status)
}

/** `POST /reviews`: withholds a review for a reason, shows it again, or keeps the draft of a reply (R9.7). */
export const decide: PersonAnswer = async (request, services) => {
  const { form, person, now, redirect, query } = request
  const reviewId = form.get('reviewId') ?? ''
  const show = (refused: AnyRefused) => showReviews(request, services, refused)
  const store = async (decision: ReviewDecision, version: number) => {
    const stored = await decideReview(services.database, { reviewId, version }, decision, person, now)
    if (stored.outcome !== 'done') return stored
    return redirect(`/reviews${query.size > 0 ? `?${query}` : ''}#${encodeURIComponent(reviewId)}`)
  }
  switch (sentAs(form)) {
    case 'draft':
      return await answerForm(form, draftForm(reviewId), show, ({ replyDraft, version }) =>
        store({ replyDraft }, version),
      )
    case 'show':
      return await answerForm(form, showAgainForm(reviewId), show, ({ version }) => store({ reason: null }, version))
    default:
      return await answerForm(form, withholdForm(reviewId), show, ({ reason, version }) => store({ reason }, version))
  }
}

/** A decision about a review: withhold it for a reason, show it again, or keep the draft of a reply. */
type ReviewDecision = { reason: WithholdReason | null } | { replyDraft: string }

/**
 * Stores a decision about a review, if it is the next one after `version`.
 * @returns `stale`: there is a newer decision, or the review is gone
 */
async function decideReview(
  database: Database,
  { reviewId, version }: { reviewId: string; version: number },
  decision: ReviewDecision,
  person: { id: string },
  now: Date,
): Promise<Outcome> {
  return await retryingTransaction(database, async (transaction) => {
    const before = await findNoted(transaction, reviewId)
    if (!before) return { outcome: 'stale' }
    if (isAlready(before, decision)) return { outcome: 'done' }
    if (before.version !== version) return { outcome: 'stale' }
    const changes = { ...decision, version: version + 1, changedAt: now.toISOString() }
    const stored = await transaction
      .insertInto('reviewNote')
      .values({ reviewId, reason: null, replyDraft: '', ...changes })
      .onConflict((conflict) =>
        conflict.column('reviewId').doUpdateSet(changes).where('reviewNote.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst()
    if (!stored) return { outcome: 'stale' }
    if ('reason' in decision) {
      const action = decision.reason ? ('withholdReview' as const) : ('showReview' as const)
      const [was, is] = [{ reason: before.reason }, { reason: decision.reason }]
      await audit(transaction, { by: person, action, subject: `review:${reviewId}`, before: was, after: is }, now)
      await recordChange(transaction, 'reviews', now)
    }
    return { outcome: 'done' }
  })
}

/** Whether a decision has been stored before: repeating it changes nothing. */
const isAlready = (review: NotedReview, decision: ReviewDecision) =>
  'reason' in decision ? review.reason === decision.reason : review.replyDraft === decision.replyDraft
