import { estimatePage as words } from '#copy/estimate-page.ts'
import { dirtLevels } from '../../domain/estimate-rooms.ts'
import light from '../illustrations/dirt-1.svg'
import normal from '../illustrations/dirt-2.svg'
import heavy from '../illustrations/dirt-3.svg'
import styles from './dirt-guide.module.css'

const pictures = { 1: light, 2: normal, 3: heavy }

/** The three levels of dirt in words and drawings: people misjudge their own. */
export const DirtGuide = () => (
  <section className={styles.guide}>
    <h2>{words.dirt.title}</h2>
    <p>{words.dirt.lead}</p>
    <ul>
      {dirtLevels.map((level) => (
        <li key={level}>
          <img src={pictures[level]} width="320" height="220" alt="" loading="lazy" />
          <h3>{words.dirtLevels[level].name}</h3>
          <p>{words.dirtLevels[level].text}</p>
        </li>
      ))}
    </ul>
  </section>
)
