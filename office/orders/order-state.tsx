import type { OrderState } from '../../domain/orders/order-states.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from '../sections/state.module.css'

interface OrderStateProps {
  state: OrderState
  /** Whether the dot says it alone as long as nothing has happened. */
  brief?: boolean
}

/** The state of an order as a word with a dot. */
export const OrderStateWord = ({ state, brief }: OrderStateProps) => (
  <span className={styles.state} data-state={state}>
    <span className={brief && state === 'ordered' ? 'visually-hidden' : undefined}>
      {useOffice().words.orders.states[state]}
    </span>
  </span>
)
