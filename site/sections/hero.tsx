import { Check } from 'lucide-react'
import { home as words } from '#copy/home.ts'
import { PostcodeForm } from '../forms/postcode-form.tsx'
import illustration from '../illustrations/hero.svg'
import type { Ratings } from '../page-data.ts'
import styles from './hero.module.css'
import { RatingLine } from './rating-line.tsx'

/** The first thing on the home page: what we do, the postcode form and the average rating. */
export function Hero({ ratings }: { ratings: Ratings }) {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div className={styles.text}>
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <div className={styles.form}>
          <PostcodeForm />
        </div>
        <ul className={styles.promises}>
          {words.promises.map((promise) => (
            <li key={promise}>
              <Check size={20} /> {promise}
            </li>
          ))}
        </ul>
        <RatingLine ratings={ratings} />
      </div>
      <img className={styles.picture} src={illustration} width="960" height="600" alt="" />
    </section>
  )
}
