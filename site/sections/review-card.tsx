import { language } from '#copy/language.ts'
import { ratings as words } from '#copy/ratings.ts'
import { fill } from '../../copy/fill.ts'
import { formatDate } from '../../copy/format/format-date.ts'
import type { Language } from '../../domain/language.ts'
import { guessLanguage } from '../../domain/reviews/comment-language.ts'
import { commentFor, isSample, type Review, titleCaseName } from '../../domain/reviews/review.ts'
import { Stars } from '../../ui/components/stars.tsx'
import styles from './review-card.module.css'

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
    <article className={styles.card}>
      <Stars rating={review.starRatingNumber} label={fill(words.stars, { stars: review.starRatingNumber })} />
      {comment ? (
        <blockquote className={styles.comment} lang={langOf(comment)}>
          {comment}
        </blockquote>
      ) : (
        <p>{words.onlyRating}</p>
      )}
      {translated && (
        <details className={`fold ${styles.original}`}>
          <summary>{isSample(review) ? words.sample.translated : words.translated}</summary>
          <p lang={guessLanguage(review.originalComment ?? '') ?? ''}>{review.originalComment}</p>
        </details>
      )}
      <p className={styles.by}>
        {titleCaseName(review.reviewer.displayName) || (isSample(review) ? words.sample.anonymous : words.anonymous)},{' '}
        <time dateTime={review.lastUpdatedAt}>{formatDate(review.lastUpdatedAt)}</time>
      </p>
      {review.reply && (
        <div className={styles.reply}>
          <strong>{replyLanguage ? words.replyOther : words.reply}</strong>
          <p lang={replyLanguage}>{review.reply}</p>
        </div>
      )}
    </article>
  )
}
