import { fill } from '../../copy/fill.ts'
import type { EstimateChoice } from '../../domain/estimate/choice.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import type { ChangePreview, VisitOffer } from '../../domain/orders/order.ts'
import { formatVisit } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/button.tsx'
import form from '../form.module.css'
import { formatMoney } from '../format-money.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { useOffice } from '../office-facts.ts'
import { ChangeCheck } from '../orders/change-check.tsx'
import { FreeVisits } from '../orders/free-visits.tsx'
import { HomeFields } from '../orders/home-fields.tsx'
import type { OfficeOrder, OfficeOrderEvent } from '../orders/office-order.ts'
import { OrderHistory } from '../orders/order-history.tsx'
import { roomsInWords, visitInWords } from '../orders/order-words.ts'
import styles from './order-change.module.css'

export type ChangeProblem = 'stale' | 'repriced' | 'taken' | 'tooLarge' | 'consent' | 'notAgreed'

interface OrderChangeProps {
  view: OfficeOrder
  /** Undefined where the order cannot be changed any more. */
  offers: readonly VisitOffer[] | undefined
  home: { rooms: readonly Room[]; extras: EstimateChoice['extras'] }
  /** A room was added or removed: nothing is calculated yet. */
  looked: boolean
  preview: ChangePreview | undefined
  problem: ChangeProblem | undefined
  /** The amounts that a refused change was shown with, in cents; NaN where its form named none. */
  seen: { priceCents: number; feeCents: number } | undefined
  /** What others have done meanwhile. */
  newer: readonly OfficeOrderEvent[]
}

/** Another visit, or other rooms and extras: first what it comes to, then the button. */
export function OrderChangePage({ view, offers, home, looked, preview, problem, seen, newer }: OrderChangeProps) {
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
      {!offers && <p>{change.notPossible}</p>}
      {offers && preview && <ChangeCheck view={view} preview={preview} />}
      {offers && (
        <>
          <details className={styles.part} open={!preview && !looked}>
            <summary>{change.otherVisit}</summary>
            <FreeVisits offers={offers}>
              {({ visit, priceCents }) => (
                <a
                  href={`${path}?visit=${formatVisit(visit)}`}
                  aria-label={`${visitInWords(visit, office)}: ${formatMoney(priceCents, language)}`}
                >
                  {formatMoney(priceCents, language)}
                </a>
              )}
            </FreeVisits>
          </details>
          <details className={styles.part} open={looked}>
            <summary>{change.otherHome}</summary>
            <form method="get" action={path}>
              <p>
                <Button type="submit" variant="secondary" small>
                  {change.show}
                </Button>
              </p>
              <HomeFields {...home} path={path} />
              <p>
                <Button type="submit" variant="secondary" small>
                  {change.show}
                </Button>
              </p>
            </form>
          </details>
        </>
      )}
    </OfficeLayout>
  )
}
