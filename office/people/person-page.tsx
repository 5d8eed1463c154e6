import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import type { Country } from '../../domain/language.ts'
import { longestName } from '../../domain/people/person.ts'
import { Button } from '../../ui/components/button.tsx'
import { Choices } from '../../ui/components/choices.tsx'
import { Field } from '../../ui/components/field.tsx'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import form from '../sections/form.module.css'
import { RoleChoice } from '../sections/person-choices.tsx'
import type { PersonLine } from './people-page.tsx'

interface PersonProps {
  shown: PersonLine & { version: number }
  saved?: boolean
  problem?: 'name' | 'role' | 'nameTaken' | 'stale' | 'lastOwner' | undefined
  /** The refused input. */
  typed?: { name: string; role: string } | undefined
  /** The teams of all tariffs. */
  teams: readonly { key: string; country: Country; name: string }[]
  /** The keys of those that the person works in. */
  chosenTeams: readonly string[]
}

/** A person, as an owner changes them. */
export function PersonPage({ shown, saved, problem, typed, teams, chosenTeams }: PersonProps) {
  const { people, frame, orders } = useOffice().words
  const { person: words, problems, invite } = people
  const { id, name, role, version, disabledAt } = shown
  const path = `/people/${id}`
  const named = (sentence: string) => fill(sentence, { name })
  const isOfName = problem === 'name' || problem === 'nameTaken'
  return (
    <OfficeLayout title={name}>
      {saved && (
        <p role="status" className={form.saved}>
          {words.saved}
        </p>
      )}
      {problem && !isOfName && (
        <p role="alert" className={form.problem}>
          {problem === 'stale' ? fill(problems.stale, { name, role: frame.roles[role] }) : problems[problem]}
        </p>
      )}
      <form method="post" action={path} className={form.form}>
        <input type="hidden" name="version" defaultValue={version} />
        <Field
          label={invite.name}
          name="name"
          defaultValue={typed?.name ?? name}
          required
          maxLength={longestName}
          autoComplete="off"
          problem={isOfName ? problems[problem] : undefined}
        />
        <RoleChoice chosen={typed?.role ?? role} />
        {teams.length > 0 && (
          <Choices
            name="team"
            label={words.teams}
            hint={words.teamsHint}
            options={teams.map((team) => ({
              value: team.key,
              label: `${team.name}, ${orders.countries[team.country]}`,
            }))}
            chosen={chosenTeams}
          />
        )}
        <Button type="submit">{words.save}</Button>
      </form>
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
    <form method="post" action={action} className={form.form}>
      <Button type="submit" variant="secondary">
        {button}
      </Button>
    </form>
  </>
)
