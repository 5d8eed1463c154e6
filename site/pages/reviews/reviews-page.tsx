import { ratings } from '#copy/ratings.ts'
import { reviews as words } from '#copy/reviews.ts'
import { fill } from '../../../copy/fill.ts'
import { formatNumber } from '../../../copy/format/format-number.ts'
import { company } from '../../../domain/company/company.ts'
import { withholdReasons } from '../../../domain/reviews/withhold-reason.ts'
import type { ReviewList } from '../../../services/reviews/read-review-list.ts'
import { ButtonLink } from '../../../ui/components/button.tsx'
import { Stars } from '../../../ui/components/stars.tsx'
import illustration from '../../illustrations/reviews.svg'
import { href } from '../../page-data/page-facts.ts'
import { Callout } from '../../sections/callout.tsx'
import { PageHeader } from '../../sections/page-header.tsx'
import { ReviewCard, ReviewNotice } from '../../sections/ratings-block.tsx'
import { Section } from '../../sections/section.tsx'
import { ReviewPaging } from './review-paging.tsx'
import styles from './reviews-page.module.css'
import { StarHistogram } from './star-histogram.tsx'

/** All reviews with more than two stars, page by page, and figures of all ratings with an explanation (R9.2, R9.4). */
export default function ReviewsPage({ list }: { list: ReviewList }) {
  const sample = list.status === 'ok' && list.sample
  return (
    <>
      <PageHeader words={sample ? { ...words, lead: ratings.sample.notice } : words} picture={illustration} />
      {list.status === 'failed' ? (
        <p className="wrap" role="alert">
          {list.message}
        </p>
      ) : (
        <>
          {list.totalReviewCount > 0 && <Figures {...list} />}
          <Section id="list" title={sample ? ratings.sample.title : words.listHeading} tone="sand">
            {!sample && <ReviewNotice />}
            <Withheld withheld={list.withheld} />
            {list.reviews.length === 0 && <p>{ratings.none}</p>}
            <div className={styles.cards}>
              {list.reviews.map((review) => (
                <ReviewCard key={review.reviewId} review={review} />
              ))}
            </div>
            <ReviewPaging page={list.page} pages={list.pages} />
          </Section>
        </>
      )}
      {!sample && <HowToRead />}
      <div className={`wrap ${styles.ways}`}>
        {!sample && company.googleProfileUrl && (
          <Callout heading={words.own.heading} text={words.own.text}>
            <ButtonLink variant="secondary" href={company.googleProfileUrl}>
              {words.own.link}
            </ButtonLink>
          </Callout>
        )}
        <Callout heading={words.unhappy.heading} text={words.unhappy.text} tone="sky">
          <ButtonLink variant="secondary" href={href('complaints')}>
            {words.unhappy.link}
          </ButtonLink>
        </Callout>
      </div>
    </>
  )
}

/** How many reviews are withheld, and why (R9.7). */
function Withheld({ withheld }: Pick<Figured, 'withheld'>) {
  const counts = withholdReasons.flatMap((reason) => {
    const count = withheld[reason]
    return count ? [fill(words.withheld.reasons[reason], { count })] : []
  })
  return counts.length > 0 && <p>{fill(words.withheld.sentence, { reasons: counts.join(', ') })}</p>
}

const HowToRead = () => (
  <Section title={words.notice.heading} supporting>
    <dl className={styles.notes}>
      {words.notice.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </Section>
)

type Figured = Extract<ReviewList, { status: 'ok' }>

const Figures = ({ sample, averageRating, totalReviewCount, histogram }: Figured) => (
  <Section title={words.histogram.heading} tone="mint">
    <div className={styles.figures}>
      <p className={styles.average}>
        <strong>{fill(ratings.average, { average: formatNumber(averageRating, 1) })}</strong>
        <Stars rating={averageRating} />
        <span>{fill(sample ? ratings.sample.count : ratings.count, { count: formatNumber(totalReviewCount) })}</span>
      </p>
      <StarHistogram counts={histogram} />
    </div>
  </Section>
)
