import { type PageProblem, problemSentence } from '../../services/cms/page-problems.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './page-problems.module.css'

interface PageProblemsProps {
  title: string
  problems: readonly PageProblem[]
  /** Whether they keep the page from being saved. */
  alert?: boolean
}

/** The problems of a page's text, in words. */
export function PageProblems({ title, problems, alert }: PageProblemsProps) {
  const words = useOffice().words.pages
  const sentences = [...new Set(problems.map((problem) => problemSentence(words, problem)))]
  return (
    <div className={alert ? `${styles.problems} ${styles.alert}` : styles.problems} role={alert ? 'alert' : undefined}>
      <p className={styles.title}>{title}</p>
      {sentences.length > 0 && (
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
