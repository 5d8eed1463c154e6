import { cleaningQualitySystem as words } from '#copy/cleaning-quality-system.ts'
import { photograph } from '../../sections/photograph.ts'
import styles from './before-and-after.module.css'

/** A kitchen as the team finds it and as it leaves it. */
export const BeforeAndAfter = () => (
  <div className={styles.pair}>
    {(['before', 'after'] as const).map((when) => {
      const { src, alt } = photograph(`hob-${when}`)
      return (
        <figure key={when}>
          <img src={src} width="640" height="400" alt={alt} loading="lazy" />
          <figcaption>{words.hob[when]}</figcaption>
        </figure>
      )
    })}
  </div>
)
