import { useOffice } from '../layout/office-facts.ts'
import form from '../sections/form.module.css'

/** Whether the customer is spared the fee of a late change or cancellation. */
export const WaiveFee = () => (
  <label className={form.tick}>
    <input type="checkbox" name="waiveFee" /> {useOffice().words.orders.actions.waiveFee}
  </label>
)
