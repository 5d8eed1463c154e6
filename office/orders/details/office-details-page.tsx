import { fill } from '../../../copy/fill.ts'
import type { TypedDetails } from '../../../domain/orders/order-details.ts'
import { Button } from '../../../ui/components/button.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import { Alert } from '../../sections/office-form.tsx'
import type { OfficeOrder } from '../find-office-order.ts'
import { DetailFields } from '../office-detail-fields.tsx'
import { OrderHistory } from '../order-history.tsx'

interface OrderDetailsProps {
  view: OfficeOrder
  /** As they stand, or as they were typed. */
  typed: TypedDetails
  problem: 'invalid' | 'stale' | 'askedTooOften' | undefined
  /** A code per field that is not as it has to be. */
  problems: Partial<Record<string, string>>
  /** The version that the page showed which was sent. */
  seen: number
}

/** Correcting who ordered, where the team rings, and whether someone is there (R16.18). */
export function OrderDetailsPage({ view, typed, problem, problems, seen }: OrderDetailsProps) {
  const { words } = useOffice()
  const { correct, change } = words.newOrder
  const { order, transitions } = view
  return (
    <OfficeLayout title={fill(correct.title, { number: order.number })}>
      <p>
        <a href={`/orders/${order.number}`}>{fill(words.orders.pageTitle, { number: order.number })}</a>
      </p>
      <Alert text={problem && correct.problems[problem]} />
      {problem === 'stale' && <OrderHistory view={view} since={seen} />}
      {transitions.includes('changeDetails') ? (
        <form method="post" action={`/orders/${order.number}/details`} noValidate>
          <p>{correct.lead}</p>
          <input type="hidden" name="version" defaultValue={order.version} />
          <DetailFields details={typed} zipCode={order.zipCode} problems={problems} />
          <p>{correct.zipCode}</p>
          <p>
            <Button type="submit">{correct.button}</Button>
          </p>
        </form>
      ) : (
        <p>{change.notPossible}</p>
      )}
    </OfficeLayout>
  )
}
