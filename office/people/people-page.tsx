import type { Shown } from '../../domain/forms/form.ts'
import type { Person } from '../../domain/people/person.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { formatTime } from '../sections/formats.ts'
import { OfficeForm } from '../sections/office-form.tsx'
import { Table } from '../sections/table.tsx'
import type { inviteForm } from './person-forms.ts'

/** A person with what the list shows beside the name. */
export interface PersonLine extends Person {
  disabledAt: Date | undefined
  lastSeenAt: Date | undefined
}

interface PeopleProps {
  people: readonly PersonLine[]
  invitation: Shown<typeof inviteForm>
}

/** Everybody in the office, and the form to invite someone. */
export function PeoplePage({ people, invitation }: PeopleProps) {
  const { words, language, now } = useOffice()
  const { columns, states, never, invite, labels, languages, problems, title } = words.people
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
            <td data-label={columns.lastSeen}>{lastSeenAt ? formatTime(lastSeenAt, now, language) : never}</td>
          </tr>
        ))}
      </Table>
      <h2>{invite.title}</h2>
      <OfficeForm
        of={invitation}
        action="/people"
        words={{ labels, options: { role: words.frame.roles, language: languages }, problems }}
        more={{ name: { autoComplete: 'off', keys: 'n' } }}
        button={invite.button}
      />
    </OfficeLayout>
  )
}
