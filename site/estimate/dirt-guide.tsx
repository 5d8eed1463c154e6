import { estimateDesk } from '#copy/estimate-desk.ts'
import { estimatePage } from '#copy/estimate-page.ts'
import { dirtLevels } from '../../domain/estimate/rooms.ts'
import light from '../illustrations/dirt-1.svg'
import normal from '../illustrations/dirt-2.svg'
import heavy from '../illustrations/dirt-3.svg'
import styles from './dirt-guide.module.css'

const words = estimatePage.dirt
const pictures = { 1: light, 2: normal, 3: heavy }

/** The three levels of dirt in words and drawings: people misjudge their own. */
export const DirtGuide = () => (
  <section className={styles.guide}>
    <h2>{words.title}</h2>
    <p>{words.lead}</p>
    <ul>
      {dirtLevels.map((level) => (
        <li key={level}>
          <img src={pictures[level]} width="320" height="220" alt="" loading="lazy" />
          <h3>{estimateDesk.dirtLevels[level].name}</h3>
          <p>{words.levels[level]}</p>
        </li>
      ))}
    </ul>
  </section>
)
