import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { Country } from '../../domain/language.ts'
import type { Schema } from '../../services/database/schema.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { PlanningNav } from '../planning/planning-nav.tsx'
import { FormAlert, OfficeForm, Saved } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import table from '../sections/table.module.css'
import { Table } from '../sections/table.tsx'
import type { HitOrder } from './orders-hit.tsx'
import { OrdersHit } from './orders-hit.tsx'
import type { absenceForm } from './roster-forms.ts'

interface AbsencesProps {
  country: Country
  today: string
  /** The names of the teams by their ids. */
  teams: Readonly<Record<string, string>>
  absences: readonly (Schema['absence'] & { teamName: string })[]
  hits: readonly HitOrder[]
  adding: Shown<ReturnType<typeof absenceForm>>
  notice: 'added' | 'removed' | undefined
}

/** The absences, and the orders that they hit (R17.22). */
export function AbsencesPage({ country, today, teams, absences, hits, adding, notice }: AbsencesProps) {
  const { planning } = useOffice().words
  const words = planning.absences
  return (
    <OfficeLayout title={planning.nav.absences} shortcuts={[{ keys: 'n', label: words.add }]}>
      <PlanningNav current="absences" country={country} date={today} />
      <Saved text={notice && words[notice]} />
      <p>{words.text}</p>
      {absences.length === 0 ? <p>{words.empty}</p> : <AbsenceList absences={absences} />}
      <OrdersHit hits={hits} />
      <h2>{words.add}</h2>
      <FormAlert of={adding} />
      <OfficeForm
        of={adding}
        action="/planning/absences"
        words={{
          labels: words.columns,
          hints: { reason: words.reasonHint },
          options: { team: teams, part: { '': words.wholeDay, ...planning.parts } },
          problems: { ...words.problems, from: words.problems.dates },
          button: words.button,
        }}
        more={{ team: { keys: 'n' } }}
      />
    </OfficeLayout>
  )
}

function AbsenceList({ absences }: Pick<AbsencesProps, 'absences'>) {
  const { words, shortDay } = useOffice()
  const { planning } = words
  const { columns, wholeDay, remove, removeLabel } = planning.absences
  const names = (['team', 'from', 'until', 'part', 'people', 'reason'] as const).map((column) => columns[column])
  return (
    <Table columns={names} figures={columns.people} actions={remove}>
      {absences.map(({ id, teamName: team, fromDate, untilDate, part, lanes, reason }) => {
        const [from, until] = [shortDay(fromDate), shortDay(untilDate)]
        return (
          <tr key={id}>
            <th scope="row">{team}</th>
            <td>{from}</td>
            <td>{until}</td>
            <td>{part ? planning.parts[part] : wholeDay}</td>
            <td className={table.figure}>{lanes}</td>
            <td dir="auto">{reason}</td>
            <td>
              <PostButton
                action={`/planning/absences/${id}`}
                text={remove}
                label={fill(removeLabel, { team, from, until })}
                small
              />
            </td>
          </tr>
        )
      })}
    </Table>
  )
}
