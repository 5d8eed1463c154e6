import type { ReactNode } from 'react'
import { FactText } from '../../ui/components/fact-text.tsx'
import styles from './icon-cards.module.css'

interface IconCardsProps {
  cards: readonly { id: string; title: string; text: string }[]
  /** Icons by card id. */
  icons: Readonly<Record<string, ReactNode>>
  /** Buttons or links by card id. */
  actions?: Readonly<Record<string, ReactNode>>
  /** Background of the cards: `surface` inside a coloured section, `sand` on the page background. */
  tone?: 'surface' | 'sand'
}

/** Cards side by side, each with an icon, a title and a short text. */
export const IconCards = ({ cards, icons, actions = {}, tone = 'sand' }: IconCardsProps) => (
  <ul className={`${styles.cards} ${cards.length % 3 === 0 ? styles.threes : ''}`}>
    {cards.map(({ id, title, text }) => (
      <li key={id} className={`${styles.card} ${styles[tone]}`}>
        <span className={`screen ${styles.icon}`} aria-hidden="true">
          {icons[id]}
        </span>
        <h3>{title}</h3>
        <p>
          <FactText text={text} />
        </p>
        {actions[id] && <div className={styles.action}>{actions[id]}</div>}
      </li>
    ))}
  </ul>
)
