import type { ReactNode } from 'react'
import { FactText } from '../../ui/fact-text.tsx'
import styles from './icon-cards.module.css'

interface IconCardsProps {
  cards: readonly { id: string; title: string; text: string }[]
  /** The icon of each card, by its id. */
  icons: Readonly<Record<string, ReactNode>>
  /** What can be done, by the id of the card. */
  actions?: Readonly<Record<string, ReactNode>>
  /** The tone of the cards: `surface` on a coloured band, `sand` on paper. */
  tone?: 'surface' | 'sand'
}

/** Short texts side by side, each with its icon. */
export const IconCards = ({ cards, icons, actions = {}, tone = 'sand' }: IconCardsProps) => (
  <ul className={`${styles.cards} ${cards.length % 3 === 0 ? styles.threes : ''}`}>
    {cards.map(({ id, title, text }) => (
      <li key={id} className={`${styles.card} ${styles[tone]}`}>
        <span className={styles.icon} aria-hidden="true">
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
