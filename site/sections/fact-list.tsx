import { FactText } from '../../ui/components/fact-text.tsx'
import styles from './fact-list.module.css'

/** A list of facts about the company, each value in large type with its label. */
export const FactList = ({ rows }: { rows: readonly { label: string; value: string }[] }) => (
  <dl className={styles.facts}>
    {rows.map(({ label, value }) => (
      <div key={label} className={styles.fact}>
        <dt>{label}</dt>
        <dd>
          <FactText text={value} />
        </dd>
      </div>
    ))}
  </dl>
)
