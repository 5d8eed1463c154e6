import type { Language } from '../../../domain/language.ts'
import type { WithholdReason } from '../../../domain/reviews/withhold-reason.ts'

export interface ReviewTables {
  review: ReviewTable
  /** Reviews that their writers object to: they are not stored again. */
  withheldReview: { reviewId: string }
  /**
   * The office's decision about a review, which synchronisations leave alone. `reason`: the reason for withholding it;
   * null while it is shown. `replyDraft`: a reply that is still to be posted on Google.
   */
  reviewNote: {
    reviewId: string
    reason: WithholdReason | null
    replyDraft: string
    version: number
    changedAt: string
  }
  /**
   * The single row (id 1) shared by all processes: which one is synchronising the reviews, how often that has failed
   * since it last succeeded, and when the next run is due.
   */
  reviewSync: {
    id: number
    leasedBy: string | null
    leasedUntil: string | null
    finishedAt: string | null
    failures: number
    nextRunAt: string | null
  }
  /** The document `googleReviewRatings`: average and count of all ratings, and the count of each number of stars. */
  statistics: {
    document: string
    averageRating: number
    totalReviewCount: number
    oneStarCount: number
    twoStarCount: number
    threeStarCount: number
    fourStarCount: number
    fiveStarCount: number
  }
}

/**
 * One rating. If Google translated its comment, `translatedLanguage` names the comment that is the translation, and
 * `originalComment` has the reviewer's own words in whatever language.
 */
export interface ReviewTable {
  reviewId: string
  starRatingNumber: number
  displayName: string
  commentEN: string
  commentNL: string
  translatedLanguage: Language | null
  originalComment: string
  reply: string
  lastUpdatedAt: string
}
