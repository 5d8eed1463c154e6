import { fill } from '../../copy/fill.ts'
import { mayAdvance, type OrderState } from '../../domain/orders/order-states.ts'
import { mayDo } from '../../domain/people/permissions.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { reschedulePath } from '../sections/planning-paths.ts'
import styles from './planning-links.module.css'

/** Links for planners: the order's visit, how the team gets in, and its payments. */
export function PlanningLinks({ order: { number, state } }: { order: { number: string; state: OrderState } }) {
  const { words, person } = useOffice()
  const { block, access } = words.planning
  if (!person || !mayDo(person.role, 'changePlanning')) return null
  return (
    <p className={styles.links}>
      {mayAdvance(state, 'moveVisit', 'office') && (
        <ButtonLink variant="secondary" small href={reschedulePath(number)}>
          {fill(block.move, { number })}
        </ButtonLink>
      )}
      <ButtonLink variant="secondary" small href={`/orders/${number}/access`}>
        {access.short}
      </ButtonLink>
      {mayDo(person.role, 'readPayments') && (
        <ButtonLink variant="secondary" small href={`/orders/${number}/payments`}>
          {words.payments.ledger.link}
        </ButtonLink>
      )}
    </p>
  )
}
