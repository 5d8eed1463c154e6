import { fill } from '../../copy/fill.ts'
import { noCents } from '../../domain/money/cents.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { WeekRows } from '../../ui/visit-weeks/week-rows.tsx'
import { weeksOf } from '../../ui/visit-weeks/weeks.ts'
import { useOffice } from '../layout/office-facts.ts'
import styles from './offered-visits.module.css'
import { placeInWords, visitInWords } from './state-words.tsx'

interface OfferedVisitsProps {
  offers: readonly VisitOffer[]
  chosen: Visit | undefined
  /** The day on which the keys are handed over, if it is known. */
  handover?: string | null | undefined
  /** The team, where a page has the visits of several; their elements then have no ids. */
  teamName?: string
}

/** Visits that cost nothing more, so that no day has a price. */
export const withoutPrice = (visits: readonly Visit[]): VisitOffer[] =>
  visits.map((visit) => ({ visit, priceCents: noCents, free: true, lowest: false }))

/**
 * The visits that are free, in the weeks that customers see. The chosen one is named wherever the page has
 * `data-choice`.
 */
export function OfferedVisits({ offers, chosen, handover, teamName }: OfferedVisitsProps) {
  const office = useOffice()
  const { words, shortDay, formatMoney } = office
  const { newOrder, orders } = words
  if (offers.length === 0) return <p>{newOrder.noVisits}</p>
  return (
    <fieldset className={styles.visits}>
      <legend className="visually-hidden">{newOrder.visits}</legend>
      <WeekRows
        weeks={weeksOf(offers)}
        chosen={chosen}
        handover={handover ?? undefined}
        withoutIds={teamName !== undefined}
        first={offers.find(({ lowest }) => lowest)?.visit.date}
        speech={{
          week: newOrder.week,
          weekDays: newOrder.weekDays,
          lowest: newOrder.lowest,
          afterHandover: newOrder.handover.after,
          parts: orders.parts,
          dayOf: shortDay,
          priceOf: (cents) => (cents === noCents ? '' : formatMoney(cents)),
          labelOf: ({ visit, priceCents }) =>
            teamName
              ? placeInWords(teamName, visit, office)
              : priceCents === noCents
                ? visitInWords(visit, office)
                : fill(newOrder.offer, {
                    visit: visitInWords(visit, office),
                    price: formatMoney(priceCents),
                  }),
        }}
      />
    </fieldset>
  )
}
