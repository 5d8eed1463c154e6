import { fill } from '../../copy/fill.ts'
import type { Cents } from '../../domain/money/cents.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { isAfterHandover } from '../../domain/orders/handover.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { formatVisit, type Visit, type VisitPart } from '../../domain/scheduling/visit.ts'
import styles from './week-rows.module.css'
import { type OfferedDay, type OfferedWeek, weeksOf } from './weeks.ts'

/** The words for the weeks: those of the build, or of a person of the office. */
export interface VisitSpeech {
  /** Heads a week: {week} is its number. */
  week: string
  /** Its days: {from}, {until}. */
  weekDays: string
  /** Marks dates after the handover of the keys. */
  afterHandover: string
  /** Marks the first date with the lowest price. */
  lowest: string
  parts: Record<VisitPart, string>
  /** A date without its year: “Thu 26 Nov”. */
  dayOf: (date: string) => string
  priceOf: (cents: Cents) => string
  /** An offer in one line, which its radio button is named by. */
  labelOf: (offer: VisitOffer) => string
}

interface Chosen {
  chosen: Visit | undefined
  /** The id of the sentence that says that one has to be chosen. */
  problemId?: string | undefined
  speech: VisitSpeech
}

interface WeekRowsProps extends Chosen {
  weeks: readonly OfferedWeek[]
  /** The first of the dates with the lowest price: the others show it by their price alone. */
  first: string | undefined
  /** The day on which the keys are handed over; empty or undefined if there is none. */
  handover?: string | undefined
  /** Where other weeks are on the same page. */
  withoutIds?: boolean
}

/**
 * Free visits: weeks as rows, days as tiles, and in each tile a radio button `visit` for each part of the day that is
 * free.
 */
export const WeekRows = ({ weeks, withoutIds, ...rest }: WeekRowsProps) => (
  <div className={styles.weeks}>
    {weeks.map((week, index) => (
      <Week key={week.monday} week={week} isFirst={index === 0} inWeek={!withoutIds} {...rest} />
    ))}
  </div>
)

/** The days of a few offers, out of their weeks. Their buttons have no ids: those are in the weeks. */
export const DayTiles = ({ offers, speech }: { offers: readonly VisitOffer[]; speech: VisitSpeech }) => (
  <div className={styles.weeks}>
    <div className={`${styles.days} ${styles.few}`}>
      {weeksOf(offers).flatMap(({ days }) =>
        days.map((day) => <Day key={day.date} day={day} chosen={undefined} speech={speech} />),
      )}
    </div>
  </div>
)

interface WeekProps extends Omit<DayProps, 'day'> {
  week: OfferedWeek
  /** The first row begins with its first free day. */
  isFirst: boolean
}

function Week({ week: { week, monday, days }, isFirst, ...rest }: WeekProps) {
  const from = (isFirst && days[0]?.date) || monday
  const { week: title, weekDays, dayOf } = rest.speech
  return (
    <section className={styles.week}>
      <h2>
        {fill(title, { week })} <small>{fill(weekDays, { from: dayOf(from), until: dayOf(addDays(monday, 5)) })}</small>
      </h2>
      <div className={styles.days}>
        {Array.from({ length: 6 }, (_, index) => {
          const date = addDays(monday, index)
          if (date < from) return null
          const day = days.find((each) => each.date === date)
          return day ? <Day key={date} day={day} {...rest} /> : <NoDay key={date} day={dayOf(date)} />
        })}
      </div>
    </section>
  )
}

/** A day without a free visit: where days stand side by side, it leaves no hole. */
function NoDay({ day }: { day: string }) {
  const [weekday, ...rest] = day.split(' ')
  return (
    <div className={styles.none} aria-hidden="true">
      {weekday}
      <br />
      {rest.join(' ')}
    </div>
  )
}

interface DayProps extends Chosen {
  day: OfferedDay
  first?: string | undefined
  handover?: string | undefined
  inWeek?: boolean
}

function Day({ day: { date, offers }, first, handover, inWeek, ...choice }: DayProps) {
  const { speech } = choice
  const isLate = Boolean(handover) && isAfterHandover(handover, date)
  const [weekday, ...rest] = speech.dayOf(date).split(' ')
  const [only, second] = offers.map(({ visit }) => visit.part)
  const taken = second || only === 'day' ? undefined : only === 'morning' ? 'afternoon' : 'morning'
  const [cheapest] = offers.toSorted((one, other) => one.priceCents - other.priceCents)
  return (
    <div className={`${styles.day}${isLate ? ` ${styles.late}` : ''}`}>
      <p className={styles.date} aria-hidden="true">
        <span>{weekday}</span> <strong>{rest.join(' ')}</strong>{' '}
        {cheapest && (
          <b className={cheapest.lowest ? styles.lowest : undefined}>{speech.priceOf(cheapest.priceCents)}</b>
        )}
        {date === first && <em>{speech.lowest}</em>}
      </p>
      {isLate && (
        <p className={styles.after} aria-hidden="true">
          {speech.afterHandover}
        </p>
      )}
      <div className={styles.parts}>
        {taken === 'morning' && <Taken part={speech.parts[taken]} />}
        {offers.map((offer) => (
          <Part key={offer.visit.part} offer={offer} {...choice} hasId={inWeek} isLate={isLate} />
        ))}
        {taken === 'afternoon' && <Taken part={speech.parts[taken]} />}
      </div>
    </div>
  )
}

const Taken = ({ part }: { part: string }) => (
  <s className={styles.taken} aria-hidden="true">
    {part}
  </s>
)

interface PartProps extends Chosen {
  offer: VisitOffer
  hasId: boolean | undefined
  isLate: boolean
}

function Part({ offer, chosen, problemId, speech, hasId, isLate }: PartProps) {
  const value = formatVisit(offer.visit)
  return (
    <label className={styles.part}>
      <input
        type="radio"
        name="visit"
        value={value}
        required
        id={hasId ? value : undefined}
        defaultChecked={chosen !== undefined && formatVisit(chosen) === value}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        aria-label={isLate ? `${speech.labelOf(offer)}, ${speech.afterHandover}` : speech.labelOf(offer)}
      />
      <span aria-hidden="true">{speech.parts[offer.visit.part]}</span>
    </label>
  )
}
