import { fill } from '../../copy/fill.ts'
import { type AnyRefused, showForm } from '../../domain/forms/form.ts'
import { localeOf } from '../../domain/language.ts'
import type { ListPage } from '../../services/database/list-page.ts'
import type { Schema } from '../../services/database/schema.ts'
import type { SourceStatistics } from '../../services/reviews/rating-statistics.ts'
import { type NotedReview, type ReviewListKind, reviewLists } from '../../services/reviews/review-notes.ts'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { Alert, FormAlert, OfficeForm } from '../sections/office-form.tsx'
import { ListLinks, listPath, NextPage } from '../sections/table.tsx'
import styles from './office-reviews-page.module.css'
import { draftForm, showAgainForm, withholdForm } from './review-forms.ts'

interface ReviewsProps extends ListPage<NotedReview> {
  list: ReviewListKind
  /** The place that this page begins after. */
  after: string | undefined
  /** The form of a decision that was not stored. */
  refused: AnyRefused | undefined
  statistics: SourceStatistics
  /** When the reviews were last read from Google, and how often reading them has failed since. */
  sync: Pick<Schema['reviewSync'], 'finishedAt' | 'failures'> | undefined
}

const addressOf = (list: ReviewListKind, after?: string) => listPath('/reviews', { list, after })

/** The reviews of Google, what is withheld from the website and why, and drafts of replies. */
export function OfficeReviewsPage({ rows: reviews, next, list, after, refused, statistics, sync }: ReviewsProps) {
  const { averageRating, totalReviewCount } = statistics
  const { finishedAt, failures = 0 } = sync ?? {}
  const { words, language, formatTime } = useOffice()
  const labels = words.reviews
  const inFigures = (value: number, digits: number) =>
    value.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (
    <OfficeLayout page="reviews">
      <p>
        {totalReviewCount > 0 &&
          fill(labels.figures, {
            average: inFigures(averageRating, 1),
            count: inFigures(totalReviewCount, 0),
          })}{' '}
        {finishedAt ? fill(labels.synced, { time: formatTime(new Date(finishedAt)) }) : labels.neverSynced}
      </p>
      {failures > 0 && <p className={form.problem}>{fill(labels.failures, { count: failures })}</p>}
      <p>{labels.rule}</p>
      <ListLinks
        label={labels.lists.label}
        links={reviewLists.map((name) => ({ href: addressOf(name), text: labels.lists[name], current: name === list }))}
      />
      {refused && !reviews.some((review) => isAbout(review, refused)) && <Unsaved refused={refused} />}
      {reviews.length === 0 && <p>{labels.empty}</p>}
      {reviews.map((review) => (
        <ReviewEntry
          key={review.reviewId}
          review={review}
          action={addressOf(list, after)}
          refused={refused && isAbout(review, refused) ? refused : undefined}
        />
      ))}
      <NextPage path="/reviews" query={{ list }} after={next} />
    </OfficeLayout>
  )
}

const isAbout = ({ reviewId }: NotedReview, { texts }: AnyRefused) => texts.reviewId?.[0] === reviewId

/** Text that was typed about a review that has left the list, to be copied. */
function Unsaved({ refused }: { refused: AnyRefused }) {
  const { reviews } = useOffice().words
  const [replyDraft] = refused.texts.replyDraft ?? []
  return (
    <>
      <Alert text={reviews.problems.gone} />
      {replyDraft && (
        <Field label={reviews.draftLabel} name="replyDraft" multiline rows={4} defaultValue={replyDraft} />
      )}
    </>
  )
}

interface EntryProps {
  review: NotedReview
  action: string
  refused: AnyRefused | undefined
}

function ReviewEntry({ review, action, refused }: EntryProps) {
  const { words, language, formatTime } = useOffice()
  const labels = words.reviews
  const { reviewId, commentEN, commentNL, originalComment, reply } = review
  const text = originalComment || (language === 'nl' ? commentNL || commentEN : commentEN || commentNL)
  const headingId = `review-${reviewId}`
  return (
    <article id={reviewId} className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId}>{review.displayName || labels.anonymous}</h2>
      <p>
        {fill(labels.stars, { count: review.starRatingNumber })} ·{' '}
        <time dateTime={review.lastUpdatedAt}>{formatTime(new Date(review.lastUpdatedAt))}</time>
      </p>
      {text ? <blockquote>{text}</blockquote> : <p>{labels.noText}</p>}
      {reply && (
        <p>
          {labels.reply} {reply}
        </p>
      )}
      <FormAlert of={refused} words={labels.problems} />
      <WithholdForm review={review} action={action} refused={refused} />
      <ReplyForm review={review} action={action} refused={refused} />
    </article>
  )
}

/** Withholds a review for a reason, or shows a withheld one again. */
function WithholdForm({ review, action, refused }: EntryProps) {
  const { words, language } = useOffice()
  const labels = words.reviews
  const { reviewId, reason } = review
  if (reason)
    return (
      <>
        <p>{fill(labels.withheldFor, { reason: labels.reasons[reason] })}</p>
        <OfficeForm
          of={showForm(showAgainForm(reviewId), review, language, refused)}
          action={action}
          words={{ labels: {}, button: { show: labels.show } }}
          variant="secondary"
        />
      </>
    )
  const withhold = withholdForm(reviewId)
  return (
    <details className="fold" open={refused?.form.name === withhold.name}>
      <summary>{labels.withhold}</summary>
      <OfficeForm
        of={showForm(withhold, { reviewId, version: review.version }, language, refused)}
        action={action}
        words={{
          labels: { reason: labels.reason },
          options: { reason: { '': labels.choose, ...labels.reasons } },
          problems: { reason: labels.problems.noReason },
          button: { withhold: labels.withholdButton },
        }}
        variant="secondary"
      />
    </details>
  )
}

/** The draft of a reply. */
function ReplyForm({ review, action, refused }: EntryProps) {
  const { words, language } = useOffice()
  const labels = words.reviews
  const draft = draftForm(review.reviewId)
  const isRefused = refused?.form.name === draft.name
  return (
    <details className="fold" open={isRefused || review.replyDraft !== ''}>
      <summary>{labels.draft}</summary>
      <OfficeForm
        of={showForm(draft, review, language, refused)}
        action={action}
        words={{
          labels: { replyDraft: labels.draftLabel },
          hints: { replyDraft: labels.draftHint },
          button: { draft: labels.saveDraft },
        }}
        more={{ replyDraft: { rows: 4 } }}
        variant="secondary"
        stacked
      >
        {isRefused && refused?.status === 409 && <p>{fill(labels.otherDraft, { text: review.replyDraft || '–' })}</p>}
      </OfficeForm>
    </details>
  )
}
