import type { WithholdReason } from '../../domain/reviews/withhold-reason.ts'
import { recordChange } from '../../services/database/changes.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import { audit } from '../../services/people/audit.ts'
import { findNoted, type NotedReview } from '../../services/reviews/review-notes.ts'

/** A decision about a review: withhold it for a reason, show it again, or keep the draft of a reply. */
export type ReviewDecision = { reason: WithholdReason | null } | { replyDraft: string }

/**
 * Stores a decision about a review, if nobody has decided anything since `version`.
 * @returns the review as it is now, and whether the decision was `stale`; undefined if the review is gone
 */
export async function decideReview(
  database: Database,
  { reviewId, version }: { reviewId: string; version: number },
  decision: ReviewDecision,
  person: { id: string },
  now: Date,
): Promise<{ outcome: 'decided' | 'stale'; review: NotedReview } | undefined> {
  return await retryingTransaction(database, async (transaction) => {
    const before = await findNoted(transaction, reviewId)
    if (!before) return undefined
    const changes = { ...decision, version: version + 1, changedAt: now.toISOString() }
    const stored = await transaction
      .insertInto('reviewNote')
      .values({ reviewId, reason: null, replyDraft: '', ...changes })
      .onConflict((conflict) =>
        conflict.column('reviewId').doUpdateSet(changes).where('reviewNote.version', '=', version),
      )
      .returning('version')
      .executeTakeFirst()
    const isStale = !stored || (before.version === 0 && version !== 0)
    if (isStale) return { outcome: 'stale', review: before }
    if ('reason' in decision) {
      const action = decision.reason ? ('withholdReview' as const) : ('showReview' as const)
      const [was, is] = [{ reason: before.reason }, { reason: decision.reason }]
      await audit(transaction, { by: person, action, subject: `review:${reviewId}`, before: was, after: is }, now)
      await recordChange(transaction, 'reviews', now)
    }
    return { outcome: 'decided', review: { ...before, ...decision, version: version + 1 } }
  })
}
