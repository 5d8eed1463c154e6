import type { PriceExample } from '../../page-data/price-example.ts'
import type { ShownQuestion } from '../../page-data/shown-question.ts'
import { CopyLinks } from '../../sections/copy-links.tsx'
import { PricedParagraph } from '../../sections/priced-paragraph.tsx'
import styles from './question-list.module.css'
import { WrittenAnswer } from './written-answer.tsx'

/**
 * Questions that expand to show their answers. The shared `name` makes the browser open one at a time. The id is on the
 * answer because browsers expand a closed `details` for a link to something inside it (R3.9).
 */
export const QuestionList = ({
  questions,
  example,
}: {
  questions: readonly ShownQuestion[]
  /** The example price of a typical home that answers quote. */
  example?: PriceExample | undefined
}) => (
  <div>
    {questions.map((question) => (
      <details key={question.id} name="faq" className={`fold ${styles.question}`}>
        <summary>
          <h3>{question.question}</h3>
        </summary>
        <div id={question.id} className={styles.answer}>
          <Answer question={question} example={example} />
        </div>
      </details>
    ))}
  </div>
)

function Answer({ question, example }: { question: ShownQuestion; example: PriceExample | undefined }) {
  if ('html' in question)
    return (
      <>
        {question.formerIds.map((id) => (
          <span key={id} id={id} />
        ))}
        <WrittenAnswer html={question.html} example={example} />
      </>
    )
  const { answer, links } = question
  return (
    <>
      {answer.map((paragraph) => (
        <PricedParagraph key={paragraph} text={paragraph} example={example} />
      ))}
      {links && <CopyLinks links={links} />}
    </>
  )
}
