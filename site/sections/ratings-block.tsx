import { language } from '#copy/language.ts'
import { ratings as words } from '#copy/ratings.ts'
import { fill } from '../../copy/fill.ts'
import { formatNumber } from '../../copy/format/format-number.ts'
import { formatDate } from '../../copy/format/format-work.ts'
import { company } from '../../domain/company/company.ts'
import type { Language } from '../../domain/language.ts'
import { guessLanguage } from '../../domain/reviews/comment-language.ts'
import { commentFor, homeLimit, isSample, type Review, titleCaseName } from '../../domain/reviews/review.ts'
import type { Ratings } from '../../services/reviews/read-review-list.ts'
import { Stars } from '../../ui/components/stars.tsx'
import { CopyLinks } from './copy-links.tsx'
import styles from './ratings-block.module.css'
import card from './review-card.module.css'
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

/** The guessed `lang` of a text. Undefined if unknown or the page's own language. */
function langOf(text: string): Language | undefined {
  const guessed = guessLanguage(text)
  return guessed === language ? undefined : guessed
}

/**
 * One review: stars, comment in the site's language, name, date and our reply. A machine translation is labelled and
 * its original is one click away (R9.6).
 */
export function ReviewCard({ review }: { review: Review }) {
  const comment = commentFor(review, language)
  const replyLanguage = review.reply ? langOf(review.reply) : undefined
  const translated = comment && review.translatedLanguage === language && review.originalComment
  return (
    <article className={card.card}>
      <Stars rating={review.starRatingNumber} label={fill(words.stars, { stars: review.starRatingNumber })} />
      {comment ? (
        <blockquote className={card.comment} lang={langOf(comment)}>
          {comment}
        </blockquote>
      ) : (
        <p>{words.onlyRating}</p>
      )}
      {translated && (
        <details className={`fold ${card.original}`}>
          <summary>{isSample(review) ? words.sample.translated : words.translated}</summary>
          <p lang={guessLanguage(review.originalComment ?? '') ?? ''}>{review.originalComment}</p>
        </details>
      )}
      <p className={card.by}>
        {titleCaseName(review.reviewer.displayName) || (isSample(review) ? words.sample.anonymous : words.anonymous)},{' '}
        <time dateTime={review.lastUpdatedAt}>{formatDate(review.lastUpdatedAt)}</time>
      </p>
      {review.reply && (
        <div className={card.reply}>
          <strong>{replyLanguage ? words.replyOther : words.reply}</strong>
          <p lang={replyLanguage}>{review.reply}</p>
        </div>
      )}
    </article>
  )
}
