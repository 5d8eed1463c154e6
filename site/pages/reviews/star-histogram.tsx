import { reviews } from '#copy/reviews.ts'
import { fill } from '../../../copy/fill.ts'
import { formatNumber } from '../../../copy/format/format-number.ts'
import { typeset } from '../../../copy/format/format-work.ts'
import { isListed } from '../../../domain/reviews/review.ts'
import styles from './star-histogram.module.css'

interface StarHistogramProps {
  /** Number of ratings with 1, 2, 3, 4 and 5 stars, in this order. */
  counts: readonly number[]
}

/** The distribution of all ratings, five stars first, and which of them the list leaves out (R9.4). */
export function StarHistogram({ counts }: StarHistogramProps) {
  const { histogram: words } = reviews
  const total = counts.reduce((sum, count) => sum + count, 0)
  const rows = counts.map((count, index) => ({ stars: index + 1, count })).reverse()
  return (
    <ul className={styles.histogram}>
      {rows.map(({ stars, count }) => {
        const percent = total === 0 ? 0 : (count / total) * 100
        const values = { count: formatNumber(count), share: `${formatNumber(percent, percent < 1 ? 1 : 0)}%` }
        const text = stars === 1 ? fill(words.oneStarRow, values) : fill(words.row, { stars, ...values })
        return (
          <li key={stars}>
            <span className={styles.text}>{typeset(text)}</span>
            <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="6" rx="1" />
              <rect className={styles.filled} width={percent.toFixed(1)} height="6" rx="1" />
            </svg>
            <span className={styles.listed}>{isListed(stars) ? words.listed : words.notListed}</span>
          </li>
        )
      })}
    </ul>
  )
}
