import type { Outcome } from '../../domain/outcome.ts'
import type { WithholdReason } from '../../domain/reviews/withhold-reason.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { findNoted, type NotedReview } from '../../services/reviews/review-notes.ts'

/** A decision about a review: withhold it for a reason, show it again, or keep the draft of a reply. */
export type ReviewDecision = { reason: WithholdReason | null } | { replyDraft: string }

/**
 * Stores a decision about a review, if it is the next one after `version`.
 * @returns `stale`: there is another one by now, or no such review any more
 */
export async function decideReview(
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
