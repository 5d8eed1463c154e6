import { home as words } from '#copy/home.ts'
import { ratings as ratingsWords } from '#copy/ratings.ts'
import { fill } from '../../../copy/fill.ts'
import { formatNumber } from '../../../copy/format/format-number.ts'
import { typeset } from '../../../copy/format/format-work.ts'
import type { EstimateSummary } from '../../../domain/estimate/summary.ts'
import type { Ratings } from '../../../services/reviews/read-review-list.ts'
import { FactText } from '../../../ui/components/fact-text.tsx'
import { checkIcon, Icon } from '../../../ui/components/icon.tsx'
import { Stars } from '../../../ui/components/stars.tsx'
import illustration from '../../illustrations/hero.svg'
import { href } from '../../page-data/page-facts.ts'
import { PriceFormIsland } from '../../sections/price-form-island.tsx'
import styles from './hero.module.css'
import rating from './rating-line.module.css'

/** The top of the home page: what we do, the postcode form and the average rating (R3.5). */
export const Hero = ({ ratings, estimate }: { ratings: Ratings; estimate?: EstimateSummary | undefined }) => (
  <section className={`wrap ${styles.hero}`}>
    <div className={styles.text}>
      <h1>{typeset(words.title)}</h1>
      <p className="lead">{words.lead}</p>
      <div className={styles.form}>
        <PriceFormIsland example={estimate} />
      </div>
    </div>
    <div>
      <Promises />
      <RatingLine ratings={ratings} />
    </div>
    <img className={styles.picture} src={illustration} width="960" height="600" alt="" fetchPriority="low" />
  </section>
)

const Promises = () => (
  <ul className={styles.promises}>
    {words.promises.map((promise) => (
      <li key={promise}>
        <Icon shape={checkIcon} size={20} />
        <span>
          <FactText text={promise} />
        </span>
      </li>
    ))}
  </ul>
)

/** Stars and the average of all ratings. Renders nothing if the average is not available. */
function RatingLine({ ratings }: { ratings: Ratings }) {
  if (ratings.status === 'failed' || ratings.totalReviewCount === 0) return null
  return (
    <p className={rating.line}>
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
