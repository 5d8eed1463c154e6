import { languages } from '../../domain/language.ts'
import { roles } from '../../domain/people/role.ts'
import { useOffice } from '../layout/office-facts.ts'
import form from './form.module.css'

interface ChoiceProps {
  chosen: string
  problem?: string | undefined
}

/** The role of a person. */
export function RoleChoice({ chosen, problem }: ChoiceProps) {
  const { words } = useOffice()
  return (
    <label className={form.choice}>
      {words.people.invite.role}
      <select
        id="role"
        name="role"
        defaultValue={chosen}
        {...(problem && { 'aria-invalid': true, 'aria-describedby': 'role-problem' })}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {words.frame.roles[role]}
          </option>
        ))}
      </select>
      {problem && (
        <span id="role-problem" className={form.problem}>
          {problem}
        </span>
      )}
    </label>
  )
}

/** The language in which a person reads the office. */
export function LanguageChoice({ chosen }: ChoiceProps) {
  const { people } = useOffice().words
  return (
    <label className={form.choice}>
      {people.invite.language}
      <select name="language" defaultValue={chosen}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {people.languages[language]}
          </option>
        ))}
      </select>
    </label>
  )
}
