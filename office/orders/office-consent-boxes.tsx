import type { ConsentKind, ConsentText } from '../../domain/orders/order-consents.ts'
import { Agreement } from '../../ui/components/choices.tsx'
import { useOffice } from '../layout/office-facts.ts'
import styles from './office-consent-boxes.module.css'

interface ConsentBoxesProps {
  consents: readonly ConsentText[]
  ticked: readonly ConsentKind[]
  /** The boxes that were forgotten. */
  missing?: readonly string[]
}

/** The sentences that are read to a customer, in the customer's language, each with its box. */
export function ConsentBoxes({ consents, ticked, missing = [] }: ConsentBoxesProps) {
  const { newOrder } = useOffice().words
  if (consents.length === 0) return null
  return (
    <fieldset className={styles.boxes}>
      <legend>{newOrder.readAloud}</legend>
      {consents.map(({ kind, text }) => (
        <Agreement
          key={kind}
          name={kind}
          label={text}
          chosen={ticked.includes(kind) ? 'on' : undefined}
          problem={missing.includes(kind) ? newOrder.fieldProblems.box : undefined}
        />
      ))}
    </fieldset>
  )
}
