import { carried, entry, lineAs, lines, radios, seen, select, whole } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { complaintDecisions } from '../../domain/leads/complaint.ts'
import { largestRedo } from '../../domain/orders/redo.ts'
import { longestNote } from '../../domain/people/office-text-limits.ts'
import { formatVisit, parseVisit } from '../../domain/scheduling/visit.ts'

/** Decides a complaint, with what its customer reads about it (R17.47). */
export const decideForm = form(
  { decision: radios(complaintDecisions), answer: lines(longestNote) },
  { name: 'decided' },
)

/** Plans a redo by one of these teams, or moves it (R17.46). `version`: 0 for a new one, whose id the form has made. */
export const redoForm = (teams: readonly string[]) =>
  form(
    {
      team: select(teams),
      people: whole(1, largestRedo.people),
      minutesOnSite: whole(15, largestRedo.minutes),
      work: lines(longestNote),
      visit: lineAs(parseVisit, {}, formatVisit),
      redo: entry(),
      version: seen(),
    },
    { name: 'plan', problems: ['taken', 'past'] },
  )

/** Says what became of a redo, at the version that the page showed. Its buttons say what (`do`). */
export const redoStepForm = form({ redo: carried(), version: seen() })
