import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { Country } from '../../domain/language.ts'
import type { Weekday } from '../../domain/opening/weekdays.ts'
import type { DayPart } from '../../domain/scheduling/visit.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { HiddenFormFields } from '../../ui/forms/form-fields.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PlanningNav } from '../planning/planning-nav.tsx'
import { Alert, Saved } from '../sections/office-form.tsx'
import table from '../sections/table.module.css'
import type { HitOrder } from './orders-hit.tsx'
import { OrdersHit } from './orders-hit.tsx'
import { mostInTeam, type RosterForm, rosterField } from './roster-forms.ts'
import styles from './roster-page.module.css'

interface RosterProps {
  country: Country
  today: string
  teams: readonly { id: string; name: string }[]
  /** Those on which teams work. */
  weekdays: readonly Weekday[]
  /** Undefined: there are no prices yet. */
  roster: Shown<RosterForm> | undefined
  /** The changes by others since it was shown. */
  newer: readonly { team: string; weekday: Weekday; part: DayPart; was: string; is: number }[]
  hits: readonly HitOrder[]
  notice: 'saved' | 'filled' | undefined
}

/** How many people of each team work in which parts of which weekdays (R17.22). */
export function RosterPage({ country, today, roster: of, newer, hits, notice, ...grid }: RosterProps) {
  const { planning } = useOffice().words
  const { roster } = planning
  const label = useCellLabel()
  const { form: isStale, ...wrong } = of?.problems ?? {}
  const problem = isStale ? 'stale' : Object.keys(wrong).length > 0 ? 'invalid' : undefined
  return (
    <OfficeLayout title={planning.nav.roster}>
      <PlanningNav current="roster" country={country} date={today} />
      {problem ? <Alert text={roster[problem]} /> : <Saved text={notice && roster[notice]} />}
      {newer.length > 0 && (
        <ul>
          {newer.map(({ team, weekday, part, was, is }) => (
            <li key={rosterField(team, weekday, part)}>
              {label(grid.teams.find(({ id }) => id === team)?.name, weekday, part)}: {was} → {is}
            </li>
          ))}
        </ul>
      )}
      {!of ? (
        <p>{planning.noTariff}</p>
      ) : (
        <>
          <p>{roster.text}</p>
          <form method="post" action="/planning/roster">
            {/* Enter in a field presses the first button of a form: that must not be one that fills a week in. */}
            <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
            <HiddenFormFields of={of} as={undefined} />
            <RosterGrid of={of} {...grid} />
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
  const { words, weekdayName } = useOffice()
  const { planning, orders } = words
  return (team: string | undefined, weekday: Weekday, part: DayPart) =>
    fill(planning.move.place, { team: team ?? '', date: weekdayName(weekday), part: orders.parts[part] })
}

type Grid = Pick<RosterProps, 'teams' | 'weekdays'> & { of: Shown<RosterForm> }

function RosterGrid({ teams, weekdays, of }: Grid) {
  const { words, weekdayName } = useOffice()
  const { planning } = words
  return (
    <div className={table.scroll}>
      <table className={`${table.table} ${styles.roster}`}>
        <thead>
          <tr>
            <th scope="col">{planning.absences.columns.part}</th>
            {weekdays
              .map((weekday) => weekdayName(weekday))
              .map((name) => (
                <th key={name} scope="col" aria-label={name}>
                  {name.slice(0, 2)}
                  <span className={styles.rest}>{name.slice(2)}</span>
                </th>
              ))}
          </tr>
        </thead>
        {teams.map((team) => (
          <TeamWeek key={team.id} team={team} weekdays={weekdays} of={of} />
        ))}
      </table>
    </div>
  )
}

function TeamWeek({ team: { id, name }, weekdays, of }: Omit<Grid, 'teams'> & { team: Grid['teams'][number] }) {
  const { words, weekdayName } = useOffice()
  const { planning } = words
  const { fill: fillWeek, fillLabel } = planning.roster
  const label = useCellLabel()
  const weekday = weekdays[0] && weekdayName(weekdays[0])
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
                defaultValue={of.texts[rosterField(id, weekday, part)]?.[0]}
                aria-invalid={of.problems[rosterField(id, weekday, part)] ? true : undefined}
                aria-label={label(name, weekday, part)}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}
