import { home as words } from '#copy/home.ts'
import { FactParagraph } from '../../ui/components/fact-text.tsx'
import { CopyLinks } from './copy-links.tsx'
import { photograph } from './photograph.ts'
import styles from './who-we-are.module.css'

const { src, alt } = photograph('who-we-are')

/** The section about the company (R3.5): a picture, two paragraphs and a link to "About us". */
export const WhoWeAre = () => (
  <section className={`wrap ${styles.section}`}>
    <img src={src} width="640" height="400" alt={alt} loading="lazy" />
    <div>
      <h2>{words.whoWeAre.title}</h2>
      {words.whoWeAre.paragraphs.map((paragraph) => (
        <FactParagraph key={paragraph} text={paragraph} />
      ))}
      <CopyLinks links={[{ page: 'about-us', label: words.whoWeAre.link }]} />
    </div>
  </section>
)
