import { useOffice } from '../layout/office-facts.ts'
import styles from './order-menu.module.css'

/** Whether the customer is spared the fee of a late change or cancellation. */
export const WaiveFee = () => (
  <label className={styles.check}>
    <input type="checkbox" name="waiveFee" /> {useOffice().words.orders.actions.waiveFee}
  </label>
)
