import { faq } from '#copy/faq/faq.ts'
import type { FaqEntry } from '../../copy/page-copy.ts'
import { PartBody } from './prose.tsx'
import styles from './question-list.module.css'

/**
 * Questions that open their answers: one at a time, by the browser itself. The anchor stands inside the answer, because a
 * browser opens a closed `details` for a link to something within.
 */
export const QuestionList = ({ questions }: { questions: readonly FaqEntry[] }) => (
  <div className={styles.list}>
    {questions.map(({ id, question, answer, links }) => (
      <details key={id} name="faq" className={styles.question}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <div id={id} className={styles.answer}>
          <div>
            <PartBody paragraphs={answer} {...(links && { links })} />
          </div>
          <p className={styles.anchor}>
            <a href={`#${id}`}>{`# ${faq.linkToAnswer}`}</a>
          </p>
        </div>
      </details>
    ))}
  </div>
)
