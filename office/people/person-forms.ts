import { boxes, lineAs, seen, select, shown } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { languages } from '../../domain/language.ts'
import { longestName, parseName, roles } from '../../domain/people/person.ts'

const person = { name: lineAs(parseName, { maxLength: longestName }), role: select(roles) }

/** Invites someone to the office (R17.4). */
export const inviteForm = form({ ...person, language: select(languages) }, { problems: ['nameTaken'] })

/** Changes a person (R17.2). @param teams the keys of the teams that they can work in */
export const personForm = (teams: readonly string[]) =>
  form({ ...person, team: boxes(teams), version: seen(), shown: shown() }, { problems: ['nameTaken', 'lastOwner'] })
