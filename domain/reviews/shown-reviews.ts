import type { Review } from './review.ts'
import type { WithholdReason } from './withhold-reason.ts'

/** Average, count and latest reviews, or the message of the failed query (R9.5). */
export type Ratings =
  | {
      status: 'ok'
      /** Whether there are sample reviews among them: then no figure is presented as that of real customers. */
      sample: boolean
      averageRating: number
      totalReviewCount: number
      latest: readonly Review[]
    }
  | { status: 'failed'; message: string }

/** One page of the review list with figures of all ratings, or the message of the failed query (R9.2, R9.5). */
export type ReviewList =
  | {
      status: 'ok'
      /** As in `Ratings`. */
      sample: boolean
      reviews: readonly Review[]
      averageRating: number
      totalReviewCount: number
      /** Number of ratings with 1, 2, 3, 4 and 5 stars, in this order. */
      histogram: readonly [number, number, number, number, number]
      /** How many that would be listed are withheld, by reason (R9.7). */
      withheld: Readonly<Partial<Record<WithholdReason, number>>>
      page: number
      pages: number
    }
  | { status: 'failed'; message: string }
