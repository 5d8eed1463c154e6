import { home as words } from '#copy/home.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { href } from '../page-data/site-links.ts'
import styles from './question.module.css'

/** The button "I have a question", which leads to the FAQ (R3.5). */
export const Question = () => (
  <p className={styles.question}>
    <span>
      <strong>{words.question.title}</strong> {words.question.text}
    </span>
    <ButtonLink variant="secondary" href={href('faq')}>
      {words.question.button}
    </ButtonLink>
  </p>
)
