import type { ReactNode } from 'react'
import { FactParagraph, FactText } from '../../ui/components/fact-text.tsx'
import styles from './numbered-steps.module.css'

interface StepsProps {
  steps: readonly { id: string; title: string; text: string; tip?: string }[]
  /** `across`: side by side on wide screens. `down`: one below the other. */
  direction?: 'across' | 'down'
  /** Content of a step's mark by step id; its number by default. */
  marks?: Readonly<Record<string, ReactNode>>
  /** The heading level of the steps' titles. */
  heading?: 'h3' | 'h4'
}

/** An ordered list of steps, drawn as a line with a mark per step. */
export const Steps = ({ steps, direction = 'down', marks = {}, heading: Heading = 'h3' }: StepsProps) => (
  <ol className={`${styles.steps} ${styles[direction]}`}>
    {steps.map(({ id, title, text, tip }, index) => (
      <li key={id} id={id} className={styles.step}>
        <span className={styles.mark} aria-hidden="true">
          {marks[id] ?? index + 1}
        </span>
        <div>
          <Heading className={styles.title}>
            <FactText text={title} />
          </Heading>
          <FactParagraph text={text} />
          {tip && <FactParagraph className={styles.tip} text={tip} />}
        </div>
      </li>
    ))}
  </ol>
)
