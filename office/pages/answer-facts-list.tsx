import { answerFacts } from '../../domain/website/answer-facts.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './page-form.module.css'

/** The facts and figures that an answer may name, folded until they are opened (decision 69). */
export function AnswerFactsList() {
  const { facts, factsText, factNames } = useOffice().words.pages.questions
  return (
    <details className={`fold ${styles.more}`}>
      <summary>{facts}</summary>
      <p>{factsText}</p>
      <ul>
        {answerFacts.map((fact) => (
          <li key={fact}>
            <code>{`{${fact}}`}</code> {factNames[fact]}
          </li>
        ))}
      </ul>
    </details>
  )
}
