import { fill } from '../../copy/fill.ts'
import { type Country, countries } from '../../domain/language.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import type { PersonAnswer } from '../gate/office-route.ts'
import { tariffOf } from '../gate/planning-country.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { crewLimitOf, isWithin } from '../planning/crew-limit.ts'
import { dateOf } from '../planning/planning-page.tsx'
import lines from '../sections/lines.module.css'
import { daySheetPath, daySheetsPath } from '../sections/planning-paths.ts'
import { Ways } from '../sections/ways.tsx'
import { DayProgress } from '../visits/day-progress.tsx'
import { type DayVisit, readDay } from '../visits/read-visits.ts'
import sheet from './day-sheet-page.module.css'
import styles from './day-sheets-page.module.css'

interface DaySheetsProps {
  date: string
  teams: readonly { country: Country; id: string; name: string; visits: readonly DayVisit[] }[]
  /** For a crew: whether it is in a team, and the dates that it sees. */
  crew: { hasTeam: boolean; from: string; until: string } | undefined
}

/** The day sheets of all teams on a day, and where their visits are: where a crew begins (R17.23, R20.14). */
function DaySheetsPage({ date, teams, crew }: DaySheetsProps) {
  const { words, now, fullDay } = useOffice()
  const { daySheets } = words.planning
  const { visits } = daySheets
  const [previous, next] = [addDays(date, -1), addDays(date, 1)]
  const ways = [
    { keys: 'p', label: daySheets.previous, day: previous },
    { keys: 't', label: words.planning.today, day: officeClock(now).date },
    { keys: 'n', label: daySheets.next, day: next },
  ].flatMap(({ day, ...way }) =>
    way.keys === 't' || !crew || (crew.from <= day && day <= crew.until) ? { ...way, href: daySheetsPath(day) } : [],
  )
  return (
    <OfficeLayout page="daySheets" shortcuts={ways}>
      <p className={styles.date}>{fullDay(date)}</p>
      {crew && (
        <p>
          <ButtonLink href="/crew">{words.crewDay.open}</ButtonLink>
        </p>
      )}
      <Ways label={words.planning.nav.days} ways={ways} className={sheet.actions} />
      {teams.length === 0 ? (
        <p>{!crew ? daySheets.empty : crew.hasTeam ? daySheets.emptyOwn : daySheets.noTeam}</p>
      ) : (
        <ul className={styles.teams} id="teams" data-live="visits">
          {teams.map(({ country, id, name, visits: shown }) => (
            <li key={`${country} ${id}`}>
              <a href={daySheetPath(country, id, date)} className={lines.line}>
                <strong>{name}</strong> <span>{words.orders.countries[country]}</span>
                <span>{shown.length === 1 ? visits.one : fill(visits.more, { count: shown.length })}</span>
              </a>
              <DayProgress visits={shown} />
            </li>
          ))}
        </ul>
      )}
    </OfficeLayout>
  )
}

/**
 * `GET /planning/day`: the teams that have a visit on a day, of all countries; for a crew its own ones, of the days
 * that it sees.
 */
export const showDaySheets: PersonAnswer = async (request, services) => {
  const { query, now, person, show } = request
  const limit = await crewLimitOf(services.database, person, now)
  const today = officeClock(now).date
  const asked = dateOf(query.get('date'), today)
  const date = limit && (asked < limit.from || asked > limit.until) ? today : asked
  const day = await readDay(services.database, date, now)
  const teams = countries.flatMap((country) =>
    Object.entries(tariffOf(services, country)?.teams ?? {}).flatMap(([id, { name }]) => {
      const visits = day.filter((one) => one.country === country && one.team === id)
      const isTheirs = isWithin(limit, { country, team: id, date })
      return visits.length > 0 && isTheirs ? { country, id, name, visits } : []
    }),
  )
  const crew = limit && { hasTeam: limit.teams.length > 0, from: limit.from, until: limit.until }
  return show(DaySheetsPage, { date, teams, crew })
}
