import type { ReactNode } from 'react'
import { House, type HouseProps } from './house.tsx'
import styles from './work-order.module.css'

export interface WorkSheetProps extends HouseProps {
  /** The word of its stamp. */
  word: string
  /** What it is of, in bold at the left. */
  name?: string
  /** Where, and when or for what, below that. */
  place: ReactNode
  /** The price, at the right. */
  price: ReactNode
  /** A few words below the price. */
  terms: ReactNode
  /** Its lines (`WorkLines`) and whatever else is between its head and its foot. */
  children?: ReactNode
  /** The actions, beside the stamp. */
  actions?: ReactNode
  /** On a phone, house and price are side by side: both show while its keyboard is open. */
  beside?: boolean | undefined
}

/**
 * A work order: the sheet that every price and every agreement is written on, from the first estimate to the signature,
 * under the gable of the customer's house. It is as wide as its place, and turns into plain ink on paper.
 */
export const WorkSheet = ({ word, name, place, price, terms, children, actions, beside, ...house }: WorkSheetProps) => (
  <div className={`${styles.order} ${beside ? styles.beside : ''}`}>
    <House {...house} />
    <div className={styles.head}>
      <p>
        {name && (
          <>
            <strong>{name}</strong>
            <br />
          </>
        )}
        {place}
      </p>
      <p className={styles.price}>
        <strong>{price}</strong> <span>{terms}</span>
      </p>
    </div>
    {children}
    <div className={styles.foot}>
      <div className={styles.actions}>{actions}</div>
      <p className={styles.stamp}>{word}</p>
    </div>
  </div>
)
