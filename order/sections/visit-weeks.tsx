import { estimate } from '#copy/estimate.ts'
import { frame } from '#copy/order/frame.ts'
import { visits as words } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { fullDay, money, shortDay, typeset } from '../../copy/format/format-work.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import choices from '../../ui/components/choices.module.css'
import { notesOf } from '../../ui/components/field.tsx'
import { DayTiles, type VisitSpeech, WeekRows } from '../../ui/visit-weeks/week-rows.tsx'
import { weeksOf } from '../../ui/visit-weeks/weeks.ts'
import { visitInWords } from './draft-words.ts'
import styles from './visit-weeks.module.css'

/** The visits that can be chosen, and what was chosen so far. */
export interface VisitChoice {
  offers: readonly VisitOffer[]
  chosen?: Visit | undefined
  /** The visit of an order that is changed, where it can be kept but not chosen anew. */
  keep?: Visit | undefined
  /** The nearest to what was taken. */
  nearest?: readonly VisitOffer[] | undefined
}

/** Weeks that are open from the start; the others are one click away, also without script. */
const weeksAtOnce = 3

/** The id that an error summary leads to. */
export const visitsId = 'visits'

/** The id of the first button, to which it leads where a visit has to be chosen. */
export const firstId = ([first]: readonly VisitOffer[]) => (first ? formatVisit(first.visit) : visitsId)

/** An offer in one line: "Thursday 26 November 2026, morning, €249, lowest price". */
function offerInWords({ visit: { date, part }, priceCents, lowest }: VisitOffer): string {
  const named = fill(words.label, {
    date: fullDay(date),
    part: frame.parts[part].toLowerCase(),
    price: money(priceCents),
  })
  return lowest ? `${named}, ${words.lowest}` : named
}

const speech: VisitSpeech = {
  afterHandover: words.afterHandover,
  week: words.week,
  weekDays: words.weekDays,
  lowest: estimate.lowest,
  parts: frame.parts,
  dayOf: shortDay,
  priceOf: money,
  labelOf: offerInWords,
}

/** The chosen visit. If it is gone, none is chosen until one of the nearest is. */
const chosenOf = ({ chosen, nearest }: VisitChoice): Visit | undefined => (nearest?.length ? undefined : chosen)

/** The chosen visit in one line, empty if there is none. */
export function chosenInWords(choice: VisitChoice): string {
  const chosen = chosenOf(choice)
  const offer = chosen && choice.offers.find(({ visit }) => formatVisit(visit) === formatVisit(chosen))
  return offer ? offerInWords(offer) : ''
}

interface VisitWeeksProps extends VisitChoice {
  /** The day of the handover, if it is known: the weeks up to it are open, and later days look different. */
  handover?: string | undefined
  problem?: string | undefined
}

/** Every free visit with its price: the next weeks, and the later ones behind their title. */
export function VisitWeeks({ offers, chosen, keep, nearest, handover = '', problem }: VisitWeeksProps) {
  const weeks = weeksOf(offers)
  const marked = chosenOf({ offers, chosen, nearest })
  const later = weeks.slice(weeksAtOnce)
  const { problemLine, describedBy: problemId } = notesOf(firstId(offers), { problem })
  const lowest = offers.find((offer) => offer.lowest)?.visit.date
  const rows = { chosen: marked, problemId, first: lowest, handover, speech }
  const named = [chosen?.date ?? '', handover].some((date) => date >= (later[0]?.monday ?? '9'))
  const arrival = offers.every(({ visit }) => visit.part === 'day') ? words.wholeDays : words.windows
  return (
    <fieldset id={visitsId} className={styles.visits} tabIndex={-1}>
      <legend className="visually-hidden">{words.legend}</legend>
      {problemLine}
      {keep && (
        <label className={choices.choice}>
          <input
            type="radio"
            name="visit"
            value={formatVisit(keep)}
            required
            defaultChecked={marked !== undefined && formatVisit(marked) === formatVisit(keep)}
          />
          {fill(words.keep, { visit: visitInWords(keep) })}
        </label>
      )}
      {nearest && nearest.length > 0 && (
        <section className={styles.nearest}>
          <h2>{words.nearest}</h2>
          <DayTiles offers={nearest} speech={speech} />
        </section>
      )}
      <WeekRows weeks={weeks.slice(0, weeksAtOnce)} {...rows} />
      {later.length > 0 && (
        <details className={styles.later} open={named || undefined}>
          <summary>{words.later}</summary>
          <WeekRows weeks={later} {...rows} />
        </details>
      )}
      <p className={styles.hint}>{typeset(withFacts(arrival))}</p>
    </fieldset>
  )
}
