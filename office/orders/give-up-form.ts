import { carried, lines, optional, radios, seen } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { notDoneReasons } from '../../domain/orders/work-steps.ts'
import { longestNote } from '../../domain/people/office-text-limits.ts'

/** Why the work of a visit did not happen (R17.25). `number`: of the order. */
export const giveUpForm = form({
  reason: radios(notDoneReasons),
  note: optional(lines(longestNote)),
  number: carried(),
  version: seen(),
})
