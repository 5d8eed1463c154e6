import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import type { Person } from '../../domain/people/person.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { FormAlert, OfficeForm, Saved } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import { Table } from '../sections/table.tsx'
import type { inviteForm, personForm } from './person-forms.ts'

/** A person with what the list shows beside the name. */
interface PersonLine extends Person {
  disabledAt: Date | undefined
  lastSeenAt: Date | undefined
}

interface PeopleProps {
  people: readonly PersonLine[]
  invitation: Shown<typeof inviteForm>
}

/** Everybody in the office, and the form to invite someone. */
export function PeoplePage({ people, invitation }: PeopleProps) {
  const { words, formatTime } = useOffice()
  const { columns, states, never, invite, labels, problems } = words.people
  return (
    <OfficeLayout page="people" shortcuts={[{ keys: 'n', label: invite.title }]}>
      <Table columns={Object.values(columns)} asCards>
        {people.map(({ id, name, role, disabledAt, lastSeenAt }) => (
          <tr key={id}>
            <th scope="row">
              <a href={`/people/${id}`}>{name}</a>
            </th>
            <td>{words.frame.roles[role]}</td>
            <td>{disabledAt ? states.disabled : states.active}</td>
            <td data-label={columns.lastSeen}>{lastSeenAt ? formatTime(lastSeenAt) : never}</td>
          </tr>
        ))}
      </Table>
      <h2>{invite.title}</h2>
      <OfficeForm
        of={invitation}
        action="/people"
        words={{
          labels,
          options: { role: words.frame.roles, language: words.pages.languages },
          problems,
          button: invite.button,
        }}
        more={{ name: { autoComplete: 'off', keys: 'n' } }}
      />
    </OfficeLayout>
  )
}

interface PersonProps {
  shown: PersonLine
  saved: boolean
  change: Shown<ReturnType<typeof personForm>>
  /** The name of each team, by its key. */
  teams: Readonly<Record<string, string>>
}

/** A person, as an owner changes them. */
export function PersonPage({ shown, saved, change, teams }: PersonProps) {
  const { people, frame } = useOffice().words
  const { person: words, labels, problems } = people
  const { id, name, role, disabledAt } = shown
  const path = `/people/${id}`
  const named = (sentence: string) => fill(sentence, { name })
  return (
    <OfficeLayout title={name}>
      <Saved text={saved && frame.saved} />
      <FormAlert of={change} words={{ ...problems, stale: fill(problems.stale, { name, role: frame.roles[role] }) }} />
      <OfficeForm
        of={change}
        action={path}
        words={{
          labels,
          hints: { team: words.teamsHint },
          options: { role: frame.roles, team: teams },
          problems,
          button: frame.save,
        }}
        more={{ name: { autoComplete: 'off' } }}
        stacked
      />
      {disabledAt ? (
        <Step action={`${path}/enable`} button={named(words.enable)} />
      ) : (
        <>
          <Step title={words.recoverTitle} action={`${path}/recover`} button={words.recover}>
            {named(words.recoverText)}
          </Step>
          <Step title={words.signOutTitle} action={`${path}/sign-out`} button={named(words.signOut)} />
          <Step title={words.disableTitle} action={`${path}/disable`} button={named(words.disable)}>
            {words.disableText}
          </Step>
        </>
      )}
    </OfficeLayout>
  )
}

interface StepProps {
  title?: string
  action: string
  button: string
  children?: ReactNode
}

const Step = ({ title, action, button, children }: StepProps) => (
  <>
    {title && <h2>{title}</h2>}
    {children && <p>{children}</p>}
    <PostButton action={action} text={button} />
  </>
)
