import { home as words } from '#copy/home.ts'
import { FactText } from '../../../ui/components/fact-text.tsx'
import guarantee from '../../illustrations/why-guarantee.svg'
import price from '../../illustrations/why-price.svg'
import team from '../../illustrations/why-team.svg'
import { href } from '../../page-data/site-links.ts'
import { Section } from '../../sections/section.tsx'
import styles from './why-choose-us.module.css'

const icons = [price, team, guarantee]

/** Three cards with icon, header and text (R3.5). */
export const WhyChooseUs = () => (
  <Section title={words.why.title}>
    <div className={styles.cards}>
      {words.why.cards.map(({ header, text }, index) => (
        <div key={header} className={styles.card}>
          <img src={icons[index]} width="160" height="120" alt="" loading="lazy" />
          <h3>{header}</h3>
          <p>
            <FactText text={text} />
            {index === icons.length - 1 && (
              <>
                {' '}
                <a href={`${href('cleaning-quality-system')}#guarantee`}>{words.guarantee}</a>
              </>
            )}
          </p>
        </div>
      ))}
    </div>
  </Section>
)
