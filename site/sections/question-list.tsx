import { ChevronDown, Link } from 'lucide-react'
import { faq } from '#copy/faq.ts'
import type { FaqEntry } from '../../copy/page-copy.ts'
import { PartBody } from './prose.tsx'
import styles from './question-list.module.css'

interface QuestionListProps {
  questions: readonly FaqEntry[]
  /** Whether a question is among those looked for. */
  isFound: (entry: FaqEntry) => boolean
}

/**
 * Questions that open their answers: one at a time, by the browser itself. The anchor stands inside the answer, because a
 * browser opens a closed `details` for a link to something within.
 */
export const QuestionList = ({ questions, isFound }: QuestionListProps) => (
  <div className={styles.list}>
    {questions.map((entry) => (
      <details key={entry.id} name="faq" className={styles.question} hidden={!isFound(entry)}>
        <summary>
          <h3>{entry.question}</h3>
          <ChevronDown size={22} />
        </summary>
        <div id={entry.id} className={styles.answer}>
          <PartBody paragraphs={entry.answer} {...(entry.links && { links: entry.links })} />
          <p className={styles.anchor}>
            <a href={`#${entry.id}`} aria-label={`${faq.linkToAnswer}: ${entry.question}`}>
              <Link size={16} /> {faq.linkToAnswer}
            </a>
          </p>
        </div>
      </details>
    ))}
  </div>
)
