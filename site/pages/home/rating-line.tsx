import { home as words } from '#copy/home.ts'
import { ratings as ratingsWords } from '#copy/ratings.ts'
import { fill } from '../../../copy/fill.ts'
import { formatNumber } from '../../../copy/format/format-number.ts'
import { typeset } from '../../../copy/format/typeset.ts'
import type { Ratings } from '../../../domain/reviews/shown-reviews.ts'
import { Stars } from '../../../ui/components/stars.tsx'
import { href } from '../../page-data/site-links.ts'
import styles from './rating-line.module.css'

/** Stars and the average of all ratings. Renders nothing if the average is not available. */
export function RatingLine({ ratings }: { ratings: Ratings }) {
  if (ratings.status === 'failed' || ratings.totalReviewCount === 0) return null
  return (
    <p className={styles.line}>
      <Stars rating={ratings.averageRating} />{' '}
      <a href={href('reviews')}>
        {typeset(
          fill(ratings.sample ? ratingsWords.sample.line : words.ratingLine, {
            average: formatNumber(ratings.averageRating, 1),
            count: formatNumber(ratings.totalReviewCount),
          }),
        )}
      </a>
    </p>
  )
}
