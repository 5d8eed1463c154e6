import { longestName, type Person } from '../../domain/people/person.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import form from '../form.module.css'
import { formatTime } from '../format-time.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { useOffice } from '../office-facts.ts'
import { LanguageChoice, RoleChoice } from '../person-choices.tsx'
import { Table } from '../table.tsx'

/** A person with what the list shows beside the name. */
export interface PersonLine extends Person {
  disabledAt: Date | undefined
  lastSeenAt: Date | undefined
}

interface PeopleProps {
  people: readonly PersonLine[]
  /** What was typed to invite somebody, if it was refused. */
  typed?: { name: string; role: string; problem: 'name' | 'role' | 'nameTaken' }
}

/** Everybody in the office, and the form to invite somebody. */
export function PeoplePage({ people, typed }: PeopleProps) {
  const { words, language } = useOffice()
  const { columns, states, never, invite, problems, title } = words.people
  const problem = typed && problems[typed.problem]
  return (
    <OfficeLayout title={title} shortcuts={[{ keys: 'n', label: invite.title }]}>
      <Table columns={Object.values(columns)} asCards>
        {people.map(({ id, name, role, disabledAt, lastSeenAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/people/${id}`}>{name}</a>
            </th>
            <td>{words.frame.roles[role]}</td>
            <td>{disabledAt ? states.disabled : states.active}</td>
            <td data-label={columns.lastSeen}>{lastSeenAt ? formatTime(lastSeenAt, language) : never}</td>
          </tr>
        ))}
      </Table>
      <h2>{invite.title}</h2>
      <form method="post" action="/people" className={form.form}>
        <Field
          label={invite.name}
          name="name"
          defaultValue={typed?.name}
          required
          maxLength={longestName}
          autoComplete="off"
          problem={typed?.problem === 'role' ? undefined : problem}
          data-keys="n"
        />
        <RoleChoice chosen={typed?.role ?? 'office'} problem={typed?.problem === 'role' ? problem : undefined} />
        <LanguageChoice chosen={language} />
        <Button type="submit">{invite.button}</Button>
      </form>
    </OfficeLayout>
  )
}
