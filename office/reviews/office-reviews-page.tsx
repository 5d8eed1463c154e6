import { fill } from '../../copy/fill.ts'
import { localeOf } from '../../domain/language.ts'
import { withholdReasons } from '../../domain/reviews/withhold-reason.ts'
import type { NotedReview, ReviewListKind } from '../../services/reviews/review-notes.ts'
import { reviewLists } from '../../services/reviews/review-notes.ts'
import { Button } from '../../ui/components/button.tsx'
import fields from '../../ui/components/field.module.css'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { formatTime } from '../sections/format-time.ts'
import { ListLinks } from '../sections/list-links.tsx'
import styles from './office-reviews-page.module.css'

/** Why a decision was not stored, with the form as it was sent. */
export interface ReviewProblem {
  reviewId: string
  problem: 'noReason' | 'tooLong' | 'stale' | 'gone'
  form: URLSearchParams
}

interface ReviewsProps {
  list: ReviewListKind
  reviews: readonly NotedReview[]
  problem: ReviewProblem | undefined
  averageRating: number
  totalReviewCount: number
  /** The place that this page begins after, and the one that the next begins after. */
  after: string | undefined
  next: string | undefined
  /** When the reviews were last read from Google; undefined for never. */
  finishedAt: Date | undefined
  /** How often reading them has failed since. */
  failures: number
}

const addressOf = (list: ReviewListKind, after?: string) =>
  `/reviews?${new URLSearchParams({ list, ...(after && { after }) })}`

/** The reviews of Google, what is withheld from the website and why, and drafts of replies. */
export function OfficeReviewsPage(props: ReviewsProps) {
  const { list, reviews, problem, averageRating, totalReviewCount, after, next, finishedAt, failures } = props
  const { words, language } = useOffice()
  const labels = words.reviews
  const inFigures = (value: number, digits: number) =>
    value.toLocaleString(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return (
    <OfficeLayout title={labels.title}>
      <p>
        {totalReviewCount > 0 &&
          fill(labels.figures, {
            average: inFigures(averageRating, 1),
            count: inFigures(totalReviewCount, 0),
          })}{' '}
        {finishedAt ? fill(labels.synced, { time: formatTime(finishedAt, language) }) : labels.neverSynced}
      </p>
      {failures > 0 && <p className={form.problem}>{fill(labels.failures, { count: failures })}</p>}
      <p>{labels.rule}</p>
      <ListLinks
        label={labels.lists.label}
        links={reviewLists.map((name) => ({ href: addressOf(name), text: labels.lists[name], current: name === list }))}
      />
      {problem && reviews.every(({ reviewId }) => reviewId !== problem.reviewId) && <Unsaved {...problem} />}
      {reviews.length === 0 && <p>{labels.empty}</p>}
      {reviews.map((review) => (
        <ReviewEntry
          key={review.reviewId}
          review={review}
          action={addressOf(list, after)}
          problem={problem?.reviewId === review.reviewId ? problem : undefined}
        />
      ))}
      {next && (
        <p>
          <a href={addressOf(list, next)}>{labels.older}</a>
        </p>
      )}
    </OfficeLayout>
  )
}

/** Text that was typed about a review that has left the list, to be copied. */
function Unsaved({ form: sent }: ReviewProblem) {
  const { reviews } = useOffice().words
  const replyDraft = sent.get('replyDraft')
  return (
    <>
      <p role="alert" className={form.problem}>
        {reviews.problems.gone}
      </p>
      {replyDraft && (
        <Field label={reviews.draftLabel} name="replyDraft" multiline rows={4} defaultValue={replyDraft} />
      )}
    </>
  )
}

interface EntryProps {
  review: NotedReview
  action: string
  problem: ReviewProblem | undefined
}

function ReviewEntry({ review, action, problem }: EntryProps) {
  const { words, language } = useOffice()
  const labels = words.reviews
  const { reviewId, commentEN, commentNL, originalComment, reply } = review
  const text = originalComment || (language === 'nl' ? commentNL || commentEN : commentEN || commentNL)
  const headingId = `review-${reviewId}`
  return (
    <article id={reviewId} className={styles.review} aria-labelledby={headingId}>
      <h2 id={headingId}>{review.displayName || labels.anonymous}</h2>
      <p>
        {fill(labels.stars, { count: review.starRatingNumber })} ·{' '}
        <time dateTime={review.lastUpdatedAt}>{formatTime(new Date(review.lastUpdatedAt), language)}</time>
      </p>
      {text ? <blockquote>{text}</blockquote> : <p>{labels.noText}</p>}
      {reply && (
        <p>
          {labels.reply} {reply}
        </p>
      )}
      {problem && (
        <p role="alert" className={form.problem}>
          {labels.problems[problem.problem]}
        </p>
      )}
      <WithholdForm review={review} action={action} problem={problem} />
      <ReplyForm review={review} action={action} problem={problem} />
    </article>
  )
}

/** Withholds a review for a reason, or shows a withheld one again. */
function WithholdForm({ review, action, problem }: EntryProps) {
  const labels = useOffice().words.reviews
  const { reviewId, reason } = review
  if (reason)
    return (
      <form method="post" action={action}>
        <SeenReview {...review} />
        <p>{fill(labels.withheldFor, { reason: labels.reasons[reason] })}</p>
        <Button type="submit" name="do" value="show" variant="secondary">
          {labels.show}
        </Button>
      </form>
    )
  return (
    <details open={problem?.form.get('do') === 'withhold'}>
      <summary>{labels.withhold}</summary>
      <form method="post" action={action}>
        <SeenReview {...review} />
        <div className={fields.field}>
          <label htmlFor={`reason-${reviewId}`}>{labels.reason}</label>
          <select id={`reason-${reviewId}`} className={fields.input} name="reason" required defaultValue="">
            <option value="">{labels.choose}</option>
            {withholdReasons.map((one) => (
              <option key={one} value={one}>
                {labels.reasons[one]}
              </option>
            ))}
          </select>
        </div>
        <Button type="submit" name="do" value="withhold" variant="secondary">
          {labels.withholdButton}
        </Button>
      </form>
    </details>
  )
}

/** The draft of a reply. */
function ReplyForm({ review, action, problem }: EntryProps) {
  const labels = useOffice().words.reviews
  const isOfDraft = problem?.form.get('do') === 'draft'
  return (
    <details open={isOfDraft || review.replyDraft !== ''}>
      <summary>{labels.draft}</summary>
      <form method="post" action={action}>
        <SeenReview {...review} />
        <Field
          label={labels.draftLabel}
          hint={labels.draftHint}
          name="replyDraft"
          id={`draft-${review.reviewId}`}
          multiline
          rows={4}
          defaultValue={problem?.form.get('replyDraft') ?? review.replyDraft}
        />
        {problem?.problem === 'stale' && isOfDraft && (
          <p>{fill(labels.otherDraft, { text: review.replyDraft || '–' })}</p>
        )}
        <Button type="submit" name="do" value="draft" variant="secondary">
          {labels.saveDraft}
        </Button>
      </form>
    </details>
  )
}

const SeenReview = ({ reviewId, version }: NotedReview) => (
  <>
    <input type="hidden" name="reviewId" defaultValue={reviewId} />
    <input type="hidden" name="version" defaultValue={version} />
  </>
)
