import type { ReactNode } from 'react'
import { fill } from '../../copy/fill.ts'
import type { Shown } from '../../domain/forms/form.ts'
import { useOffice } from '../layout/office-facts.ts'
import { OfficeLayout } from '../layout/office-layout.tsx'
import { FormAlert, OfficeForm, Saved } from '../sections/office-form.tsx'
import { PostButton } from '../sections/post-button.tsx'
import type { PersonLine } from './people-page.tsx'
import type { personForm } from './person-forms.ts'

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
      <Saved text={saved && words.saved} />
      <FormAlert of={change} words={{ ...problems, stale: fill(problems.stale, { name, role: frame.roles[role] }) }} />
      <OfficeForm
        of={change}
        action={path}
        words={{
          labels,
          hints: { team: words.teamsHint },
          options: { role: frame.roles, team: teams },
          problems,
        }}
        more={{ name: { autoComplete: 'off' } }}
        button={words.save}
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
