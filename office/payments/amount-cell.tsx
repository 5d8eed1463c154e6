import type { Cents } from '../../domain/money/cents.ts'
import { useOffice } from '../layout/office-facts.ts'
import { formatMoney } from '../sections/format-money.ts'
import styles from './payments-page.module.css'

/** A cell with an amount in cents, as readers of the office's language write it. */
export function AmountCell({ cents }: { cents: Cents }) {
  const { language } = useOffice()
  return <td className={styles.amount}>{formatMoney(cents, language)}</td>
}
