import type { FaqEntry } from '../../../copy/page-copy.ts'
import type { PriceExample } from '../../page-data/price-example.ts'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { PricedParagraph } from '../../sections/priced-paragraph.tsx'
import styles from './question-list.module.css'

/**
 * Questions that expand to show their answers. The shared `name` makes the browser open one at a time. The id is on the
 * answer because browsers expand a closed `details` for a link to something inside it (R3.9).
 */
export const QuestionList = ({
  questions,
  example,
}: {
  questions: readonly FaqEntry[]
  /** The example price of a typical home that answers quote. */
  example?: PriceExample | undefined
}) => (
  <div>
    {questions.map(({ id, question, answer, links }) => (
      <details key={id} name="faq" className={`fold ${styles.question}`}>
        <summary>
          <h3>{question}</h3>
        </summary>
        <div id={id} className={styles.answer}>
          {answer.map((paragraph) => (
            <PricedParagraph key={paragraph} text={paragraph} example={example} />
          ))}
          {links && <CopyLinks links={links} />}
        </div>
      </details>
    ))}
  </div>
)
