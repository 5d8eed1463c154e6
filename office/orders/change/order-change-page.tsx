import { fill } from '../../../copy/fill.ts'
import type { EstimateChoice } from '../../../domain/estimate/choice.ts'
import type { Room } from '../../../domain/estimate/rooms.ts'
import type { ChangePreview, VisitOffer } from '../../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../../domain/scheduling/visit.ts'
import { Button } from '../../../ui/components/button.tsx'
import { Field } from '../../../ui/components/field.tsx'
import { useOffice } from '../../layout/office-facts.ts'
import { OfficeLayout } from '../../layout/office-layout.tsx'
import form from '../../sections/form.module.css'
import { formatMoney } from '../../sections/format-money.ts'
import { OfferedVisits } from '../offered-visits.tsx'
import { HomeFields } from '../office-home-fields.tsx'
import { HoursChoice } from '../office-hours-choice.tsx'
import type { OfficeOrder, OfficeOrderEvent } from '../office-order.ts'
import { OrderHistory } from '../order-history.tsx'
import { roomsInWords, visitInWords } from '../state-words.ts'
import { ChangeCheck } from './change-check.tsx'
import styles from './order-change-page.module.css'

export type ChangeProblem = 'stale' | 'repriced' | 'taken' | 'tooLarge' | 'consent' | 'notAgreed'

interface OrderChangeProps {
  view: OfficeOrder
  /** Undefined where the order cannot be changed any more. */
  offer: { offers: readonly VisitOffer[]; chosen: Visit; keep: Visit | undefined } | undefined
  home: { rooms: readonly Room[]; extras: EstimateChoice['extras'] }
  /** Undefined where hours are not sold. */
  hours: { onSale: readonly number[]; chosen: number | null } | undefined
  handover: string | null
  /** A room was added or removed: nothing is calculated yet. */
  looked: boolean
  preview: ChangePreview | undefined
  problem: ChangeProblem | undefined
  /** The amounts that a refused change was shown with, in cents; NaN where its form named none. */
  seen: { priceCents: number; feeCents: number } | undefined
  /** Changes by others meanwhile. */
  newer: readonly OfficeOrderEvent[]
}

/** Another visit, other rooms and extras in one form: first what all of it comes to, then the button. */
export function OrderChangePage({
  view,
  offer,
  home,
  hours,
  handover,
  looked,
  preview,
  problem,
  seen,
  newer,
}: OrderChangeProps) {
  const office = useOffice()
  const { words, language } = office
  const { change } = words.newOrder
  const { order } = view
  const path = `/orders/${order.number}/change`
  const problemText = problem && (problem === 'notAgreed' ? words.orders.problems.notAgreed : change.problems[problem])
  return (
    <OfficeLayout title={fill(change.title, { number: order.number })}>
      <p>
        <a href={`/orders/${order.number}`}>{fill(words.orders.pageTitle, { number: order.number })}</a>:{' '}
        {visitInWords(order.visit, office)}, {roomsInWords(order.rooms, office)},{' '}
        {formatMoney(order.priceCents, language)}
      </p>
      {problemText && (
        <p role="alert" className={form.problem}>
          {problemText}
        </p>
      )}
      {problem === 'repriced' && seen && Number.isFinite(seen.priceCents + seen.feeCents) && (
        <p>
          {fill(change.seen, {
            price: formatMoney(seen.priceCents, language),
            fee: formatMoney(seen.feeCents, language),
          })}
        </p>
      )}
      {newer.length > 0 && <OrderHistory events={newer} notes={[]} untitled />}
      {!offer && <p>{change.notPossible}</p>}
      {offer && preview && <ChangeCheck view={view} preview={preview} />}
      {offer && (
        <form method="get" action={path}>
          <p>
            {change.lead}{' '}
            <Button type="submit" variant="secondary" small>
              {change.show}
            </Button>
          </p>
          <details className={styles.part} open={!preview && !looked}>
            <summary>{change.otherVisit}</summary>
            {offer.keep && (
              <label className={styles.visit}>
                <input
                  type="radio"
                  name="visit"
                  value={formatVisit(offer.keep)}
                  defaultChecked={formatVisit(offer.keep) === formatVisit(offer.chosen)}
                />
                {fill(change.keep, { visit: visitInWords(offer.keep, office) })}
              </label>
            )}
            {order.packageId === 'es' && (
              <Field
                type="date"
                label={words.newOrder.handover.label}
                name="handover"
                defaultValue={handover ?? undefined}
              />
            )}
            <OfferedVisits offers={offer.offers} chosen={offer.chosen} handover={handover} />
          </details>
          <details className={styles.part} open={looked}>
            <summary>{hours ? change.otherHours : change.otherHome}</summary>
            {hours && <HoursChoice {...hours} />}
            <HomeFields {...home} path={path} />
          </details>
          <p>
            <Button type="submit" variant="secondary" small>
              {change.show}
            </Button>
          </p>
        </form>
      )}
    </OfficeLayout>
  )
}
