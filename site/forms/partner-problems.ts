import { partnerForm } from '#copy/partner-form.ts'
import { fillAll } from '../../copy/fill.ts'
import { largestTeam } from '../../domain/contact/partner-application.ts'
import { examplePhones, type ProblemTexts } from './problem-text.ts'

/** The messages of the partner form. */
export const partnerProblems: ProblemTexts = fillAll(
  { ...partnerForm.problems, any: partnerForm.anyProblem },
  { ...examplePhones, largestTeam },
)
