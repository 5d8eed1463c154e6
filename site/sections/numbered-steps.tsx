import { FactParagraph, FactText } from '../../ui/components/fact-text.tsx'
import styles from './numbered-steps.module.css'

interface StepsProps {
  steps: readonly { id: string; title: string; text: string; tip?: string }[]
  /** `across`: side by side on wide screens. `down`: one below the other. */
  direction?: 'across' | 'down'
}

/** An ordered list of steps, drawn as a line with the number of each. */
export const Steps = ({ steps, direction = 'down' }: StepsProps) => (
  <ol className={`${styles.steps} ${styles[direction]}`}>
    {steps.map(({ id, title, text, tip }, index) => (
      <li key={id} id={id} className={styles.step}>
        <span className={styles.mark} aria-hidden="true">
          {index + 1}
        </span>
        <div>
          <h3 className={styles.title}>
            <FactText text={title} />
          </h3>
          <FactParagraph text={text} />
          {tip && <FactParagraph className={styles.tip} text={tip} />}
        </div>
      </li>
    ))}
  </ol>
)
