import { fill } from '../../copy/fill.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { Alert } from '../sections/office-form.tsx'
import { daySheetPath, daySheetsPath } from '../sections/planning-paths.ts'
import styles from './day-sheet-page.module.css'
import type { SheetSearch, SheetVisit } from './read-day-sheet.ts'
import { VisitSheet } from './visit-sheet.tsx'

interface DaySheetProps extends SheetSearch {
  teamName: string
  /** The visits in the order in which the team comes. */
  visits: readonly SheetVisit[]
  stale: boolean
}

/** All that a team needs to know on a day, on screen and on paper (R17.23). */
export function DaySheetPage({ country, team, teamName, date, visits, stale }: DaySheetProps) {
  const { words, fullDay } = useOffice()
  const { daySheet } = words.planning
  const path = daySheetPath(country, team, date)
  const hasHidden = visits.some(({ access }) => access === 'stored')
  return (
    <OfficeLayout title={fill(daySheet.title, { team: teamName, date: fullDay(date) })}>
      <Alert text={stale && daySheet.stale} />
      <div className={styles.actions}>
        <a href={daySheetsPath(date)}>{words.frame.pages.daySheets}</a>
        <Button variant="secondary" small data-print="">
          {daySheet.print}
        </Button>
        {hasHidden && (
          <form method="post" action={path} className={styles.show}>
            <Button type="submit" variant="secondary" small>
              {daySheet.show}
            </Button>{' '}
            <span>{daySheet.showHint}</span>
          </form>
        )}
      </div>
      {visits.length === 0 && <p>{daySheet.empty}</p>}
      {visits.map((visit) => (
        <VisitSheet key={visit.redo?.id ?? visit.number} visit={visit} country={country} path={path} />
      ))}
    </OfficeLayout>
  )
}
