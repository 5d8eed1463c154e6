import { check as words } from '#copy/order/check.ts'
import type { ConsentKind, ConsentText } from '../../domain/orders/order-consents.ts'
import choices from '../../ui/components/choices.module.css'
import field from '../../ui/components/field.module.css'
import { useOrderFacts } from '../layout/order-facts.ts'
import styles from './consent-boxes.module.css'

interface ConsentBoxesProps {
  consents: readonly ConsentText[]
  /** Those that were ticked before the page had to be shown again; none is ticked from the start. */
  given: readonly ConsentKind[]
  missing: readonly ConsentKind[]
}

/** The boxes to tick before ordering, each with the very sentence that is stored. */
export const ConsentBoxes = ({ consents, given, missing }: ConsentBoxesProps) => (
  <div className={styles.boxes}>
    {consents.map(({ kind, text }) => (
      <div key={kind}>
        {kind === 'beginEarly' && <p>{words.early}</p>}
        <label className={choices.choice}>
          <input
            id={kind}
            type="checkbox"
            name={kind}
            value="yes"
            defaultChecked={given.includes(kind)}
            required
            aria-invalid={missing.includes(kind) || undefined}
            aria-describedby={missing.includes(kind) ? `${kind}-problem` : undefined}
          />
          <span>{text}</span>
        </label>
        {kind === 'terms' && <TermsLink />}
        {missing.includes(kind) && (
          <p id={`${kind}-problem`} className={field.problem}>
            {words.problems[kind]}
          </p>
        )}
      </div>
    ))}
  </div>
)

/** Beside the box, not in its label: a press on the sentence ticks the box. */
const TermsLink = () => (
  <p className={styles.link}>
    <a href={useOrderFacts().website.terms} target="_blank" rel="noreferrer">
      {words.readTerms}
    </a>
  </p>
)
