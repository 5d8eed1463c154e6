import { FactText } from '../../ui/fact-text.tsx'
import styles from './fact-list.module.css'

/** Facts about us with their names, the facts large. */
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
