import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { useOffice } from '../layout/office-facts.ts'
import type { PageProblem } from './change-page.ts'
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
  const sentences = [...new Set(problems.map((problem) => sentenceOf(words, problem)))]
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

function sentenceOf({ problems, languages }: OfficeWords['pages'], problem: PageProblem): string {
  if (problem.kind === 'broken') return fill(problems.broken[problem.why], { href: problem.href })
  if (problem.kind === 'no-counterpart') return fill(problems.noCounterpart, { language: languages[problem.language] })
  const { kind, ...values } = problem
  return fill(problems[kind], values)
}
