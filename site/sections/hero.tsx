import { home as words } from '#copy/home.ts'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/icons.ts'
import { typeset } from '../../ui/typeset.ts'
import illustration from '../illustrations/hero.svg'
import { href } from '../links.ts'
import type { DataOf, Ratings } from '../page-data.ts'
import styles from './hero.module.css'
import { PriceFormIsland } from './price-form-island.tsx'
import { RatingLine } from './rating-line.tsx'

/** Where the guarantee is spelled out. */
const guaranteeHref = `${href('cleaning-quality-system')}#guarantee`

/** The top of the home page: what we do, the postcode form and the average rating (R3.5). */
export const Hero = ({ ratings, estimate }: Pick<DataOf<'home'>, 'ratings' | 'estimate'>) => (
  <section className={`wrap ${styles.hero}`}>
    <div className={styles.text}>
      <Introduction />
      <div className={styles.form}>
        <PriceFormIsland example={estimate} />
      </div>
      <Promises ratings={ratings} />
    </div>
    <img className={styles.picture} src={illustration} width="960" height="600" alt="" fetchPriority="low" />
  </section>
)

const Introduction = () => (
  <>
    <h1>{typeset(words.title)}</h1>
    <p className="lead">{words.lead}</p>
  </>
)

const Promises = ({ ratings }: { ratings: Ratings }) => (
  <>
    <ul className={styles.promises}>
      {words.promises.map((promise) => (
        <li key={promise}>
          <Icon shape={checkIcon} size={20} />
          {promise}
        </li>
      ))}
      <li>
        <Icon shape={checkIcon} size={20} />
        <a href={guaranteeHref}>{words.guarantee}</a>
      </li>
    </ul>
    <RatingLine ratings={ratings} />
  </>
)
