import { carried, day, entry, line, select, selectOrNone, whole } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { longestReason } from '../../domain/people/office-text-limits.ts'
import { dayParts } from '../../domain/scheduling/visit.ts'
import { mostInTeam } from './roster-form.ts'

/** Adds an absence of people of one of these teams, by their ids (R17.22). */
export const absenceForm = (teams: readonly string[]) =>
  form(
    {
      team: select(teams),
      from: day(),
      until: day(),
      part: selectOrNone(dayParts),
      people: whole(1, mostInTeam),
      reason: line(longestReason, { required: false }),
      country: carried(),
      id: entry(),
    },
    { problems: ['dates'] },
  )
