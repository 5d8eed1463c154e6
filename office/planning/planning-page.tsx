import { fill } from '../../copy/fill.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { parseOrderNumber } from '../../domain/orders/order-number.ts'
import type { Place } from '../../domain/planning/reschedule-kind.ts'
import { mondayOf, weekNumber } from '../../domain/planning/week.ts'
import { isDate, parseVisit } from '../../domain/scheduling/visit.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import { countryOfRequest, tariffOf } from '../gate/planning-country.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { boardPath, countryPath, reschedulePath } from '../sections/planning-paths.ts'
import { type Way, Ways } from '../sections/ways.tsx'
import { PlanningNav } from './planning-nav.tsx'
import styles from './planning-page.module.css'
import { type Board, readBoard } from './read-board.ts'
import { TeamLinks } from './team-links.tsx'
import { WeekBoard } from './week-board.tsx'

interface PlanningProps {
  board: Board
  /** The date that the address names. */
  date: string
  /** The order that was just moved, and where it was. */
  moved: { number: string; from: Place | undefined } | undefined
}

/** The planning board: who goes where in a week. */
function PlanningPage({ board, date, moved }: PlanningProps) {
  const { planning } = useOffice().words
  const { country, monday, teams, pages } = board
  const isEmpty = board.days.every(({ cells }) => cells.every(({ visits }) => visits.length === 0))
  const shown = pages.find((page) => page.shown)?.team
  const ways = [
    { keys: 'p', label: planning.nav.previous, href: boardPath(country, addDays(monday, -7), shown) },
    { keys: 't', label: planning.nav.today, href: boardPath(country, board.today, shown) },
    { keys: 'n', label: planning.nav.next, href: boardPath(country, addDays(monday, 7), shown) },
  ]
  return (
    <OfficeLayout page="planning" shortcuts={[...ways, { keys: '←↑↓→', label: planning.arrows }]}>
      <PlanningNav current="board" country={country} date={monday} />
      {moved && (
        <p role="status" className={form.saved}>
          {fill(planning.moved, { number: moved.number })}{' '}
          {moved.from && <a href={reschedulePath(moved.number, moved.from)}>{planning.moveBack}</a>}
        </p>
      )}
      <WeekNav monday={monday} ways={ways} />
      {teams.length === 0 ? (
        <p>{planning.noTariff}</p>
      ) : (
        <>
          {board.withoutPeople.map((team) => (
            <p key={team} className={form.problem}>
              <a href={`/planning/roster?country=${countryPath(country)}`}>{fill(planning.withoutPeople, { team })}</a>
            </p>
          ))}
          {board.dropped.map(({ team, orders }) => (
            <p key={team} className={form.problem}>
              {fill(planning.dropped, { team, count: orders })}
            </p>
          ))}
          <TeamLinks pages={pages} hrefOf={(first) => boardPath(country, monday, first)} />
          <p className={isEmpty ? styles.hint : `${styles.hint} ${styles.drag}`}>
            {isEmpty ? planning.emptyWeek : planning.dragHint}
          </p>
          <WeekBoard board={board} date={date} />
        </>
      )}
    </OfficeLayout>
  )
}

/** The week in words, and the ways to others. */
function WeekNav({ monday, ways }: { monday: string; ways: readonly Way[] }) {
  const { words, shortDay } = useOffice()
  const { planning } = words
  const week = fill(planning.week, {
    week: weekNumber(monday),
    from: shortDay(monday),
    until: shortDay(addDays(monday, 6)),
  })
  return (
    <div className={styles.week}>
      <p className={styles.title}>{week}</p>
      <Ways label={planning.nav.label} ways={ways} className={styles.steps} />
    </div>
  )
}

/**
 * `GET /planning`: the board of a country's week, the one that the date `week` is in, with those teams among which the
 * team `teams` is.
 */
export const showBoard: PersonAnswer = async (request, services) => {
  const { query, now, show } = request
  const country = countryOfRequest(request, services)
  const today = officeClock(now).date
  const date = dateOf(query.get('week'), today)
  const tariff = tariffOf(services, country)
  const board = tariff
    ? await readBoard(services.database, tariff, date, now, query.get('teams') ?? undefined)
    : { country, monday: mondayOf(date), today, teams: [], pages: [], days: [], withoutPeople: [], dropped: [] }
  const number = parseOrderNumber(query.get('moved') ?? '')
  return show(PlanningPage, { board, date, moved: number && { number, from: placeOf(query) } })
}

/** The place in an address or a form; undefined for none. */
export function placeOf(given: URLSearchParams): Place | undefined {
  const visit = parseVisit(given.get('visit') ?? '')
  const team = given.get('team')
  return visit && team ? { team, visit } : undefined
}

/** The date in an address, or a default for anything else. */
export const dateOf = (text: string | null, otherwise: string): string => (text && isDate(text) ? text : otherwise)
