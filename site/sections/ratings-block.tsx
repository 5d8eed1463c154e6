import { ratings as words } from '#copy/ratings.ts'
import { fill } from '../../copy/fill.ts'
import { formatNumber } from '../../copy/format/format-number.ts'
import { company } from '../../domain/company/company.ts'
import { homeLimit } from '../../domain/reviews/review.ts'
import type { Ratings } from '../../services/reviews/read-review-list.ts'
import { Stars } from '../../ui/components/stars.tsx'
import { CopyLinks } from './copy-links.tsx'
import styles from './ratings-block.module.css'
import { ReviewCard } from './review-card.tsx'
import { Section } from './section.tsx'

/** Where reviews come from and which are left out. EU consumer law requires this beside every review list (R9.4). */
export const ReviewNotice = () => (
  <p className={styles.notice}>
    {words.notice} {company.googleProfileUrl && <a href={company.googleProfileUrl}>{words.profile}</a>}
  </p>
)

/** The latest reviews and the average rating. If the query failed, only its message shows here (R9.5). */
export function RatingsBlock({ ratings }: { ratings: Ratings }) {
  const sample = ratings.status === 'ok' && ratings.sample
  return (
    <Section title={sample ? words.sample.title : words.title} tone="mint">
      {ratings.status === 'failed' ? (
        <p role="alert">{ratings.message}</p>
      ) : (
        <>
          {ratings.totalReviewCount > 0 && (
            <p className={styles.average}>
              <strong>{fill(words.average, { average: formatNumber(ratings.averageRating, 1) })}</strong>
              <Stars rating={ratings.averageRating} />
              <span>
                {fill(sample ? words.sample.count : words.count, { count: formatNumber(ratings.totalReviewCount) })}
              </span>
            </p>
          )}
          {sample && <p className={styles.notice}>{words.sample.notice}</p>}
          {ratings.latest.length === 0 && <p>{words.none}</p>}
          <div className={styles.cards}>
            {ratings.latest.slice(0, homeLimit).map((review) => (
              <ReviewCard key={review.reviewId} review={review} />
            ))}
          </div>
          <CopyLinks links={[{ page: 'reviews', label: words.more }]} />
          {!sample && <ReviewNotice />}
        </>
      )}
    </Section>
  )
}
