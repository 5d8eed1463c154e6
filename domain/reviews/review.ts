import type { Language } from '../language.ts'

/** A customer's rating (R9.1). */
export interface Review {
  reviewId: string
  /** 1 to 5. */
  starRatingNumber: number
  /** The name as the reviewer wrote it; empty if anonymous. */
  reviewer: { displayName: string }
  /** The comment in English and in Dutch; empty if there is none. */
  commentEN: string
  commentNL: string
  /** The comment that is a machine translation of `originalComment`. */
  translatedLanguage?: Language
  originalComment?: string
  reply?: string
  /** ISO-8601, UTC. */
  lastUpdatedAt: string
}

/** Lists show reviews with more than 2 stars (R9.2); average and count cover all ratings (R9.4). */
export const minimumStars = 3

/** The maximum number of latest reviews, and how many of them the home page shows (R9.2). */
export const latestLimit = 20
export const homeLimit = 3

/** Prefix of the ids of sample reviews, which come with the project and were not written by customers. */
export const samplePrefix = 'seed-'

/** Whether a review is one of the samples that come with the project. */
export const isSample = ({ reviewId }: Pick<Review, 'reviewId'>): boolean => reviewId.startsWith(samplePrefix)

/** Whether lists of reviews show a rating of so many stars. */
export const isListed = (starRatingNumber: number): boolean => starRatingNumber >= minimumStars

/** The comment in a site's language (R9.3). Undefined if there is only a rating. */
export function commentFor(review: Pick<Review, 'commentEN' | 'commentNL'>, language: Language): string | undefined {
  const comment = language === 'en' ? review.commentEN : review.commentNL
  return comment.trim() || undefined
}

// Words in Dutch, Belgian and neighbouring family names that are lower-case after a first name.
const particles = new Set(
  "aan al bij d' da das de dei del della den der des di do dos du el en het in la le los 's 't te ten ter tot uit van von voor y zu zum zur"
    .split(' ')
    .flatMap((particle) => [particle, particle.replace("'", '’')]),
)

/**
 * Converts a reviewer's name to title case (R9.3): 'JAN DE VRIES' → 'Jan de Vries', "anne-marie o'brien" → "Anne-Marie
 * O'Brien", 'ijsbrand' → 'IJsbrand'. Particles are lower-case unless they come first ('De Vries') or last ('Kim Y').
 * Deliberate capitals are kept: 'Jan De Backer', as Belgians write it, and 'McDonald'. Surrounding and double spaces
 * are removed; a blank name becomes ''.
 */
export function titleCaseName(name: string): string {
  const spaced = name.trim().replace(/\s+/g, ' ')
  return spaced.replace(/[\p{L}\p{M}'’]+/gu, (word, start: number) => {
    if (/\p{Ll}\p{Lu}/u.test(word)) return word
    const small = word.toLowerCase()
    const unchosen = word === small || word === word.toUpperCase()
    const inside = (start > 0 || /^['’]/.test(small)) && /\p{L}/u.test(spaced.slice(start + word.length))
    if (unchosen && particles.has(small) && inside) return small
    // After an apostrophe, only if at least two letters follow: O'Brien, but Jan's.
    return small.replace(/^(?:ij|\p{L})|(?<=['’])\p{L}(?=\p{L})/gu, (letters) => letters.toUpperCase())
  })
}
