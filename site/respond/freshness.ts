import type { ReviewList } from '../../services/reviews/read-review-list.ts'

/** What keeps something that is shown true, and what it may load. */
export interface Freshness {
  /** The subjects of the change log whose change makes it stale. */
  subjects: readonly string[]
  /** When the clock alone makes it stale, in epoch ms; infinite for never. */
  until: number
  /** Origins whose frames a visitor may load in it. */
  embeds: readonly string[]
}

/** What keeps something true that consists of these parts. */
export const joinFreshness = (...parts: readonly Partial<Freshness>[]): Freshness => ({
  subjects: parts.flatMap(({ subjects = [] }) => subjects),
  until: Math.min(...parts.map(({ until = Number.POSITIVE_INFINITY }) => until)),
  embeds: [...new Set(parts.flatMap(({ embeds = [] }) => embeds))],
})

/** How long a page is cached without what could not be read, in milliseconds. */
const retryAfter = 1000

/** What could not be read is tried again soon. */
export const retrySoon = (now: Date): Partial<Freshness> => ({ until: now.getTime() + retryAfter })

/** The freshness of reviews, which the change log follows. */
export const freshnessOfReviews = ({ status }: Pick<ReviewList, 'status'>, now: Date): Partial<Freshness> =>
  status === 'failed' ? retrySoon(now) : {}
