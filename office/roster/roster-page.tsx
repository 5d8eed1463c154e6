import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import type { Weekday } from '../../domain/opening/weekdays.ts'
import type { DayPart } from '../../domain/scheduling/visit.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PlanningNav } from '../planning/planning-nav.tsx'
import form from '../sections/form.module.css'
import table from '../sections/table.module.css'
import { type HitOrder, OrdersHit } from './orders-hit.tsx'
import styles from './roster-page.module.css'

/** The name of a field of the form, such as `antwerp.monday.morning`. */
export const rosterField = (team: string, weekday: Weekday, part: DayPart): string => `${team}.${weekday}.${part}`

export const mostInTeam = 99

interface RosterProps {
  country: Country
  today: string
  teams: readonly { id: string; name: string }[]
  /** Those on which teams work. */
  weekdays: readonly Weekday[]
  /** People by the name of their field, as they are or as they were typed. */
  people: Readonly<Record<string, string | number>>
  /** Identifies the roster as it was shown. */
  seen: string
  /** The changes by others since it was shown. */
  newer: readonly { team: string; weekday: Weekday; part: DayPart; was: number; is: number }[]
  hits: readonly HitOrder[]
  notice: RosterNotice | undefined
}

export type RosterNotice = 'saved' | 'filled' | 'stale' | 'invalid'

/** How many people of each team work in which parts of which weekdays (R17.22). */
export function RosterPage({ country, today, seen, newer, hits, notice, ...grid }: RosterProps) {
  const { planning } = useOffice().words
  const { roster } = planning
  const label = useCellLabel()
  const isGood = notice === 'saved' || notice === 'filled'
  return (
    <OfficeLayout title={roster.title}>
      <PlanningNav current="roster" country={country} date={today} />
      {notice && (
        <p role={isGood ? 'status' : 'alert'} className={isGood ? form.saved : form.problem}>
          {roster[notice]}
        </p>
      )}
      {newer.length > 0 && (
        <ul>
          {newer.map(({ team, weekday, part, was, is }) => (
            <li key={rosterField(team, weekday, part)}>
              {label(grid.teams.find(({ id }) => id === team)?.name, weekday, part)}: {was} → {is}
            </li>
          ))}
        </ul>
      )}
      {grid.teams.length === 0 ? (
        <p>{planning.noTariff}</p>
      ) : (
        <>
          <p>{roster.text}</p>
          <form method="post" action="/planning/roster">
            {/* Enter in a field presses the first button of a form: that must not be one that fills a week in. */}
            <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
            <input type="hidden" name="country" defaultValue={country.toLowerCase()} />
            <input type="hidden" name="seen" defaultValue={seen} />
            <RosterGrid {...grid} />
            <p>
              <Button type="submit">{roster.save}</Button>
            </p>
          </form>
          <OrdersHit hits={hits} />
        </>
      )}
    </OfficeLayout>
  )
}

/** Names a cell of the roster, for screen readers and for what others have changed. */
function useCellLabel() {
  const { planning, orders } = useOffice().words
  return (team: string | undefined, weekday: Weekday, part: DayPart) =>
    fill(planning.roster.label, { team: team ?? '', date: planning.weekdays[weekday], part: orders.parts[part] })
}

type Grid = Pick<RosterProps, 'teams' | 'weekdays' | 'people'>

function RosterGrid({ teams, weekdays, people }: Grid) {
  const { planning } = useOffice().words
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.roster}`}>
        <thead>
          <tr>
            <th scope="col">{planning.absences.columns.part}</th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" aria-label={planning.weekdays[weekday]}>
                {planning.weekdays[weekday].slice(0, 2)}
                <span className={styles.rest}>{planning.weekdays[weekday].slice(2)}</span>
              </th>
            ))}
          </tr>
        </thead>
        {teams.map((team) => (
          <TeamWeek key={team.id} team={team} weekdays={weekdays} people={people} />
        ))}
      </table>
    </div>
  )
}

function TeamWeek({ team: { id, name }, weekdays, people }: Omit<Grid, 'teams'> & { team: Grid['teams'][number] }) {
  const { planning } = useOffice().words
  const { fill: fillWeek, fillLabel } = planning.roster
  const label = useCellLabel()
  const weekday = weekdays[0] && planning.weekdays[weekdays[0]]
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={weekdays.length + 1}>
          <span className={styles.team}>
            {name}
            {weekday && (
              <Button
                type="submit"
                variant="secondary"
                small
                formNoValidate
                name="fill"
                value={id}
                aria-label={fill(fillLabel, { team: name, weekday })}
              >
                {fill(fillWeek, { weekday })}
              </Button>
            )}
          </span>
        </th>
      </tr>
      {dayParts.map((part) => (
        <tr key={part}>
          <th scope="row">{planning.parts[part]}</th>
          {weekdays.map((weekday) => (
            <td key={weekday}>
              <input
                type="number"
                min={0}
                max={mostInTeam}
                required
                name={rosterField(id, weekday, part)}
                defaultValue={people[rosterField(id, weekday, part)]}
                aria-label={label(name, weekday, part)}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
