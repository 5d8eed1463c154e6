import { estimate } from '#copy/estimate.ts'
import { frame } from '#copy/order/frame.ts'
import { visits as words } from '#copy/order/visits.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { fullDay, money, shortDay } from '../../copy/format/format-work.ts'
import { typeset } from '../../copy/format/typeset.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { formatVisit, type Visit } from '../../domain/scheduling/visit.ts'
import choices from '../../ui/components/choices.module.css'
import field from '../../ui/components/field.module.css'
import type { VisitChoice } from '../layout/order-page-data.ts'
import { visitInWords } from './draft-words.ts'
import styles from './visit-weeks.module.css'
import { type OfferedDay, type OfferedWeek, weeksOf } from './weeks.ts'

/** Weeks that are open from the start; the others are one press away, also without script. */
const weeksAtOnce = 3

/** The id that an error summary leads to. */
export const visitsId = 'visits'

/** An offer in one line: "Thursday 26 November 2026, morning, €249, lowest price". */
function offerInWords({ visit: { date, part }, priceCents, lowest }: VisitOffer): string {
  const named = fill(words.label, {
    date: fullDay(date),
    part: frame.parts[part].toLowerCase(),
    price: money(priceCents),
  })
  return lowest ? `${named}, ${words.lowest}` : named
}

/** What is chosen already. If that visit is gone, nothing is until one of the nearest is pressed. */
const chosenOf = ({ chosen, nearest }: VisitChoice): Visit | undefined => (nearest?.length ? undefined : chosen)

/** The chosen visit in one line, empty if there is none. */
export function chosenInWords(choice: VisitChoice): string {
  const chosen = chosenOf(choice)
  const offer = chosen && choice.offers.find(({ visit }) => formatVisit(visit) === formatVisit(chosen))
  return offer ? offerInWords(offer) : ''
}

interface VisitWeeksProps extends VisitChoice {
  /** A date that the visitor has named: the weeks up to it are open. */
  until?: string | undefined
  problem?: string | undefined
}

/** Every free visit with its price: weeks as rows, days as tiles, and in each tile the parts of the day that are free. */
export function VisitWeeks({ offers, chosen, keep, nearest, until = '', problem }: VisitWeeksProps) {
  const weeks = weeksOf(offers)
  const marked = chosenOf({ offers, chosen, nearest })
  const first = weeks.slice(0, weeksAtOnce)
  const later = weeks.slice(weeksAtOnce)
  const lowest = offers.find(({ lowest }) => lowest)?.visit.date
  const named = [chosen?.date ?? '', until].some((date) => date >= (later[0]?.monday ?? '9'))
  return (
    <fieldset id={visitsId} className={styles.visits} tabIndex={-1}>
      <legend className="visually-hidden">{words.legend}</legend>
      {problem && <p className={field.problem}>{problem}</p>}
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
          <div className={styles.days}>
            {weeksOf(nearest).flatMap(({ days }) =>
              days.map((day) => <Day key={day.date} day={day} chosen={undefined} scope="near" />),
            )}
          </div>
        </section>
      )}
      {first.map((week) => (
        <Week key={week.monday} week={week} chosen={marked} first={lowest} />
      ))}
      {later.length > 0 && (
        <details className={styles.later} open={named || undefined}>
          <summary>{words.later}</summary>
          {later.map((week) => (
            <Week key={week.monday} week={week} chosen={marked} first={lowest} />
          ))}
        </details>
      )}
      <p className={styles.hint}>{typeset(withFacts(words.windows))}</p>
    </fieldset>
  )
}

interface WeekProps {
  week: OfferedWeek
  chosen: Visit | undefined
  /** The first of the dates with the lowest price: the others show it by their price alone. */
  first: string | undefined
}

const Week = ({ week: { week, monday, days }, chosen, first }: WeekProps) => (
  <section className={styles.week}>
    <h2>
      {fill(words.week, { week })}{' '}
      <small>{fill(words.weekDays, { from: shortDay(monday), until: shortDay(addDays(monday, 5)) })}</small>
    </h2>
    <div className={styles.days}>
      {Array.from({ length: 6 }, (_, index) => {
        const date = addDays(monday, index)
        const day = days.find((each) => each.date === date)
        return day ? (
          <Day key={date} day={day} chosen={chosen} first={first} scope="week" />
        ) : (
          <NoDay key={date} date={date} />
        )
      })}
    </div>
  </section>
)

/** A day without a free visit: where days stand side by side, it leaves no hole. */
function NoDay({ date }: { date: string }) {
  const [weekday, ...rest] = shortDay(date).split(' ')
  return (
    <div className={styles.none} aria-hidden="true">
      {weekday}
      <br />
      {rest.join(' ')}
    </div>
  )
}

interface DayProps {
  day: OfferedDay
  chosen: Visit | undefined
  first?: string | undefined
  scope: string
}

function Day({ day: { date, offers }, chosen, first, scope }: DayProps) {
  const [weekday, ...rest] = shortDay(date).split(' ')
  const [only, second] = offers.map(({ visit }) => visit.part)
  const taken = second || only === 'day' ? undefined : only === 'morning' ? 'afternoon' : 'morning'
  const price = Math.min(...offers.map(({ priceCents }) => priceCents))
  return (
    <div className={styles.day}>
      <p className={styles.date} aria-hidden="true">
        <span>{weekday}</span> <strong>{rest.join(' ')}</strong>{' '}
        <b className={offers.some(({ lowest }) => lowest) ? styles.lowest : undefined}>{money(price)}</b>
        {date === first && <em>{estimate.lowest}</em>}
      </p>
      <div className={styles.parts}>
        {taken === 'morning' && <Taken part={taken} />}
        {offers.map((offer) => (
          <Part key={offer.visit.part} offer={offer} chosen={chosen} scope={scope} />
        ))}
        {taken === 'afternoon' && <Taken part={taken} />}
      </div>
    </div>
  )
}

const Taken = ({ part }: { part: Visit['part'] }) => (
  <s className={styles.taken} aria-hidden="true">
    {frame.parts[part]}
  </s>
)

function Part({ offer, chosen, scope }: { offer: VisitOffer; chosen: Visit | undefined; scope: string }) {
  const value = formatVisit(offer.visit)
  return (
    <label className={styles.part}>
      <input
        type="radio"
        name="visit"
        value={value}
        required
        id={scope === 'week' ? value : undefined}
        defaultChecked={chosen !== undefined && formatVisit(chosen) === value}
        aria-label={offerInWords(offer)}
      />
      <span aria-hidden="true">{frame.parts[offer.visit.part]}</span>
    </label>
  )
}
