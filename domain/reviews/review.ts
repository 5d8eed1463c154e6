import type { Language } from '../language.ts'

/** A customer's rating (R9.1). */
export interface Review {
  reviewId: string
  /** 1 to 5. */
  starRatingNumber: number
  /** The name as the reviewer wrote it; empty when the reviewer is anonymous. */
  reviewer: { displayName: string }
  /** The comment in English and in Dutch; empty where there is none. */
  commentEN: string
  commentNL: string
  /** The language of the comment that is a machine translation of `originalComment`. */
  translatedLanguage?: Language
  originalComment?: string
  /** What we answered. */
  reply?: string
  /** ISO-8601, UTC. */
  lastUpdatedAt: string
}

/** Lists show three stars and up ("above 2"); average and count cover all ratings. */
export const minimumStars = 3

/** So many of the newest reviews count as the latest, and so many of those are on the home page. */
export const latestLimit = 20
export const homeLimit = 3

/** Whether lists of reviews show a rating of so many stars. */
export function isListed(starRatingNumber: number): boolean {
  return starRatingNumber >= minimumStars
}

/** The comment in a site's language; undefined when only a rating was given. */
export function commentFor(review: Pick<Review, 'commentEN' | 'commentNL'>, language: Language): string | undefined {
  const comment = language === 'en' ? review.commentEN : review.commentNL
  return comment.trim() || undefined
}

// Words within Dutch, Belgian and neighbouring family names that are written small after a first name.
const particles = new Set(
  "aan al bij d' da das de dei del della den der des di do dos du el en het in la le los 's 't te ten ter tot uit van von voor y zu zum zur"
    .split(' ')
    .flatMap((particle) => [particle, particle.replace("'", '’')]),
)

/**
 * A name in title case, as reviewers are shown (R9.3): 'JAN DE VRIES' → 'Jan de Vries', "anne-marie o'brien" →
 * "Anne-Marie O'Brien", 'ijsbrand' → 'IJsbrand'. Particles stay small unless they come first ('De Vries') or last ('Kim Y'). Capitals that
 * somebody clearly chose are kept: 'Jan De Backer', the Belgian way, and 'McDonald'. Outer and double spaces go; a blank name is ''.
 */
export function titleCaseName(name: string): string {
  const spaced = name.trim().replace(/\s+/g, ' ')
  return spaced.replace(/[\p{L}\p{M}'’]+/gu, (word, start: number) => {
    if (/\p{Ll}\p{Lu}/u.test(word)) return word
    const small = word.toLowerCase()
    const unchosen = word === small || word === word.toUpperCase()
    const inside = (start > 0 || /^['’]/.test(small)) && /\p{L}/u.test(spaced.slice(start + word.length))
    if (unchosen && particles.has(small) && inside) return small
    // After an apostrophe only before two letters or more: O'Brien, but Jan's.
    return small.replace(/^(?:ij|\p{L})|(?<=['’])\p{L}(?=\p{L})/gu, (letters) => letters.toUpperCase())
  })
}
