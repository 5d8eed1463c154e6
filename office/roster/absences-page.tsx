import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import { addDays } from '../../domain/opening/office-time.ts'
import { longestReason } from '../../domain/people/office-text-limits.ts'
import { type DayPart, dayParts } from '../../domain/scheduling/visit.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PlanningNav } from '../planning/planning-nav.tsx'
import form from '../sections/form.module.css'
import { shortDay } from '../sections/format-day.ts'
import table from '../sections/table.module.css'
import styles from './absences-page.module.css'
import { type HitOrder, OrdersHit } from './orders-hit.tsx'
import { mostInTeam } from './roster-page.tsx'

interface ListedAbsence {
  id: string
  teamName: string
  fromDate: string
  untilDate: string
  part: DayPart | null
  lanes: number
  reason: string
}

interface AbsencesProps {
  country: Country
  today: string
  teams: readonly { id: string; name: string }[]
  absences: readonly ListedAbsence[]
  hits: readonly HitOrder[]
  /** The form's content: an id for the next absence, and the refused input. */
  typed: Readonly<Record<string, string>>
  problem: 'team' | 'dates' | 'people' | 'reason' | undefined
  notice: 'added' | 'removed' | undefined
}

/** The absences, and the orders that they hit (R17.22). */
export function AbsencesPage({ country, today, teams, absences, hits, typed, problem, notice }: AbsencesProps) {
  const { planning } = useOffice().words
  const words = planning.absences
  return (
    <OfficeLayout title={words.title} shortcuts={[{ keys: 'n', label: words.add }]}>
      <PlanningNav current="absences" country={country} date={today} />
      {notice && (
        <p role="status" className={form.saved}>
          {words[notice]}
        </p>
      )}
      <p>{words.text}</p>
      {absences.length === 0 ? <p>{words.empty}</p> : <AbsenceList absences={absences} />}
      <ComingDays absences={absences} today={today} />
      <OrdersHit hits={hits} />
      <h2>{words.add}</h2>
      <form method="post" action="/planning/absences" className={form.form}>
        <input type="hidden" name="country" defaultValue={country.toLowerCase()} />
        <input type="hidden" name="id" defaultValue={typed.id} />
        <label className={form.choice}>
          {words.columns.team}
          <select
            id="team"
            name="team"
            defaultValue={typed.team}
            data-keys="n"
            {...(problem === 'team' && { 'aria-invalid': true, 'aria-describedby': 'team-problem' })}
          >
            {teams.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          {problem === 'team' && (
            <span id="team-problem" className={form.problem}>
              {words.problems.team}
            </span>
          )}
        </label>
        <Field label={words.columns.from} name="from" type="date" required defaultValue={typed.from} />
        <Field
          label={words.columns.until}
          name="until"
          type="date"
          required
          defaultValue={typed.until}
          problem={problem === 'dates' ? words.problems.dates : undefined}
        />
        <label className={form.choice}>
          {words.columns.part}
          <select name="part" defaultValue={typed.part}>
            <option value="">{words.wholeDay}</option>
            {dayParts.map((part) => (
              <option key={part} value={part}>
                {planning.parts[part]}
              </option>
            ))}
          </select>
        </label>
        <Field
          label={words.columns.people}
          name="people"
          type="number"
          min={1}
          max={mostInTeam}
          required
          defaultValue={typed.people}
          problem={problem === 'people' ? words.problems.people : undefined}
        />
        <Field
          label={words.columns.reason}
          hint={words.reasonHint}
          name="reason"
          maxLength={longestReason}
          defaultValue={typed.reason}
          problem={problem === 'reason' ? words.problems.reason : undefined}
        />
        <Button type="submit">{words.button}</Button>
      </form>
    </OfficeLayout>
  )
}

/** The days of the next four weeks on which somebody is absent, with the teams that miss people. */
function ComingDays({ absences, today }: Pick<AbsencesProps, 'absences' | 'today'>) {
  const { words, language } = useOffice()
  const { absences: labels, parts } = words.planning
  const days = Array.from({ length: 28 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const absent = absences.filter(({ fromDate, untilDate }) => fromDate <= date && date <= untilDate)
    return absent.length === 0 ? [] : [{ date, absent }]
  })
  if (days.length === 0) return null
  return (
    <>
      <h2>{labels.byDay}</h2>
      <dl className={styles.days}>
        {days.map(({ date, absent }) => (
          <div key={date}>
            <dt>{shortDay(language, date)}</dt>
            {absent.map(({ id, teamName: team, lanes: people, part }) => (
              <dd key={id}>
                {fill(labels.onDay, { team, people })}
                {part && `, ${parts[part].toLowerCase()}`}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </>
  )
}

function AbsenceList({ absences }: Pick<AbsencesProps, 'absences'>) {
  const { words, language } = useOffice()
  const { planning } = words
  const { columns, wholeDay, remove, removeLabel } = planning.absences
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <thead>
          <tr>
            {(['team', 'from', 'until', 'part', 'people', 'reason'] as const).map((column) => (
              <th key={column} scope="col" className={column === 'people' ? table.figure : undefined}>
                {columns[column]}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{remove}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {absences.map(({ id, teamName: team, fromDate, untilDate, part, lanes, reason }) => {
            const [from, until] = [shortDay(language, fromDate), shortDay(language, untilDate)]
            return (
              <tr key={id}>
                <th scope="row">{team}</th>
                <td>{from}</td>
                <td>{until}</td>
                <td>{part ? planning.parts[part] : wholeDay}</td>
                <td className={table.figure}>{lanes}</td>
                <td dir="auto">{reason}</td>
                <td>
                  <form method="post" action={`/planning/absences/${id}`}>
                    <Button
                      type="submit"
                      variant="secondary"
                      small
                      aria-label={fill(removeLabel, { team, from, until })}
                    >
                      {remove}
                    </Button>
                  </form>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
