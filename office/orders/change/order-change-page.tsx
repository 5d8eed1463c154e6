import { fill } from '../../../copy/fill.ts'
import type { Refused, Values } from '../../../domain/forms/form.ts'
import { formatVisit } from '../../../domain/scheduling/visit.ts'
import type { ChangePreview, OfferedChanges } from '../../../services/orders/change/change-form.ts'
import { Button } from '../../../ui/components/button.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import form from '../../sections/form.module.css'
import { Alert } from '../../sections/office-form.tsx'
import type { OfficeOrder } from '../find-office-order.ts'
import { OfferedVisits } from '../offered-visits.tsx'
import { HandoverField, HoursField, RoomFields } from '../office-home-fields.tsx'
import type { changeForm } from '../order-forms.ts'
import { OrderHistory } from '../order-history.tsx'
import { roomsInWords, visitInWords } from '../state-words.tsx'
import { ChangeCheck } from './change-check.tsx'
import styles from './order-change-page.module.css'

export type ChangeProblem = 'stale' | 'repriced' | 'taken' | 'tooLarge' | 'consent' | 'notAgreed'

export interface OrderChangeProps {
  view: OfficeOrder
  /** Undefined where the order can no longer be changed. */
  offer: OfferedChanges | undefined
  /** Whether the rooms are open: one was added or removed, or the home is too large. */
  atRooms: boolean
  preview: ChangePreview | undefined
  problem: ChangeProblem | undefined
  /** The preview as it was sent, with what it had shown where that can be read. */
  refused: (Refused<typeof changeForm> & { values?: Values<typeof changeForm> }) | undefined
}

/** Another visit, other rooms and extras in one form: first the total of all changes, then the button. */
export function OrderChangePage({ view, offer, atRooms, preview, problem, refused }: OrderChangeProps) {
  const office = useOffice()
  const { words, formatMoney } = office
  const { change } = words.newOrder
  const { order } = view
  // What was ticked for another price or state counts no more.
  const isTrue = problem === 'consent' || problem === 'notAgreed'
  const seen = refused?.values
  const path = `/orders/${order.number}/change`
  const problemText = problem && (problem === 'notAgreed' ? words.orders.problems.notAgreed : change.problems[problem])
  return (
    <OfficeLayout title={fill(change.title, { number: order.number })}>
      <p>
        <a href={`/orders/${order.number}`}>{fill(words.orders.pageTitle, { number: order.number })}</a>:{' '}
        {visitInWords(order.visit, office)}, {order.business?.company.name ?? roomsInWords(order.rooms, office)},{' '}
        {formatMoney(order.priceCents)}
      </p>
      <Alert text={problemText} />
      {problem === 'repriced' && seen && (
        <p>{fill(change.seen, { price: formatMoney(seen.price), fee: formatMoney(seen.fee) })}</p>
      )}
      {problem === 'stale' && <OrderHistory view={view} since={seen?.version ?? 0} />}
      {!offer && <p>{change.notPossible}</p>}
      {offer && preview && <ChangeCheck view={view} preview={preview} refused={isTrue ? refused : undefined} />}
      {offer && <ChangeForm order={order} offer={offer} path={path} isOpen={!preview && !atRooms} atRooms={atRooms} />}
    </OfficeLayout>
  )
}

interface ChangeFormProps {
  order: OfficeOrder['order']
  offer: OfferedChanges
  path: string
  /** Whether the visits are open at first. */
  isOpen: boolean
  atRooms: boolean
}

/** The visits, and the home as it is wanted. */
function ChangeForm({ order, offer, path, isOpen, atRooms }: ChangeFormProps) {
  const { offers, chosen, keep, home, hoursOnSale } = offer
  const office = useOffice()
  const { change } = office.words.newOrder
  return (
    <form method="get" action={path}>
      <p>
        {change.lead}{' '}
        <Button type="submit" variant="secondary" small>
          {change.show}
        </Button>
      </p>
      <details className={`fold ${styles.part}`} open={isOpen}>
        <summary>{office.words.newOrder.otherVisit}</summary>
        {keep && (
          <label className={form.tick}>
            <input
              type="radio"
              name="visit"
              value={formatVisit(keep)}
              defaultChecked={formatVisit(keep) === formatVisit(chosen)}
            />
            {fill(change.keep, { visit: visitInWords(keep, office) })}
          </label>
        )}
        {order.packageId === 'es' && <HandoverField day={home.handover} />}
        <OfferedVisits offers={offers} chosen={chosen} handover={home.handover} />
      </details>
      <details className={`fold ${styles.part}`} open={atRooms}>
        <summary>{hoursOnSale ? change.otherHours : change.otherHome}</summary>
        {hoursOnSale && (
          <div className={form.form}>
            <HoursField onSale={hoursOnSale} chosen={home.soldMinutes} />
          </div>
        )}
        <RoomFields extras={home.extras} rooms={home.rooms} typical={false} path={path} />
      </details>
      <p>
        <Button type="submit" variant="secondary" small>
          {change.show}
        </Button>
      </p>
    </form>
  )
}
