import { home as words } from '#copy/home.ts'
import { withFacts } from '../../ui/company-facts.ts'
import illustration from '../illustrations/who-we-are.svg'
import { href } from '../links.ts'
import styles from './who-we-are.module.css'

/** Who we are (R3.5): an illustration, two paragraphs and a link to "About us". */
export const WhoWeAre = () => (
  <section className={`wrap ${styles.section}`}>
    <img src={illustration} width="640" height="400" alt="" loading="lazy" />
    <div>
      <h2>{words.whoWeAre.title}</h2>
      {words.whoWeAre.paragraphs.map((paragraph) => (
        <p key={paragraph}>{withFacts(paragraph)}</p>
      ))}
      <p>
        <a href={href('about-us')}>{words.whoWeAre.link}</a>
      </p>
    </div>
  </section>
)
