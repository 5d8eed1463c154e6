import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { ButtonLink } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { fullDay } from '../sections/formats.ts'
import { daySheetPath, daySheetsPath } from '../sections/planning-paths.ts'
import styles from './day-sheets-page.module.css'

interface DaySheetsProps {
  date: string
  teams: readonly { country: Country; id: string; name: string; visits: number }[]
  /** For a crew: whether it is in a team, and the dates that it sees. */
  crew: { hasTeam: boolean; from: string; until: string } | undefined
}

/** The day sheets of all teams on a day: where a crew begins (R17.23). */
export function DaySheetsPage({ date, teams, crew }: DaySheetsProps) {
  const { words, language, now } = useOffice()
  const { daySheets } = words.planning
  const { visits } = daySheets
  const [previous, next] = [addDays(date, -1), addDays(date, 1)]
  const hasPrevious = !crew || crew.from <= previous
  const hasNext = !crew || next <= crew.until
  const shortcuts = [
    ...(hasPrevious ? [{ keys: 'p', label: daySheets.previous }] : []),
    { keys: 't', label: daySheets.today },
    ...(hasNext ? [{ keys: 'n', label: daySheets.next }] : []),
  ]
  return (
    <OfficeLayout title={daySheets.title} shortcuts={shortcuts}>
      <p className={styles.date}>{fullDay(language, date)}</p>
      <nav className={styles.steps} aria-label={words.planning.nav.days}>
        {hasPrevious && (
          <ButtonLink variant="secondary" small href={daySheetsPath(previous)} data-keys="p">
            {daySheets.previous}
          </ButtonLink>
        )}
        <ButtonLink variant="secondary" small href={daySheetsPath(officeClock(now).date)} data-keys="t">
          {daySheets.today}
        </ButtonLink>
        {hasNext && (
          <ButtonLink variant="secondary" small href={daySheetsPath(next)} data-keys="n">
            {daySheets.next}
          </ButtonLink>
        )}
      </nav>
      {teams.length === 0 ? (
        <p>{!crew ? daySheets.empty : crew.hasTeam ? daySheets.emptyOwn : daySheets.noTeam}</p>
      ) : (
        <ul className={styles.teams}>
          {teams.map(({ country, id, name, visits: count }) => (
            <li key={`${country} ${id}`}>
              <a href={daySheetPath(country, id, date)}>
                <strong>{name}</strong> <span>{words.orders.countries[country]}</span>
                <span>{count === 1 ? visits.one : fill(visits.more, { count })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </OfficeLayout>
  )
}
