import { longestName, type Person } from '../../domain/people/person.ts'
import { Button } from '../../ui/components/button.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { formatTime } from '../sections/format-time.ts'
import { LanguageChoice, RoleChoice } from '../sections/person-choices.tsx'
import { Table } from '../sections/table.tsx'

/** A person with what the list shows beside the name. */
export interface PersonLine extends Person {
  disabledAt: Date | undefined
  lastSeenAt: Date | undefined
}

interface PeopleProps {
  people: readonly PersonLine[]
  /** The input of a refused invitation. */
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
