import { amount, entry, line, radios, seen, tick } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { recordedMethods } from '../../domain/payments/ledger.ts'
import { longestReference } from '../../domain/people/office-text-limits.ts'

/** The balance that the page showed, in cents, and what makes an entry unique, however often its form is sent. */
const ofPage = { due: seen(), entry: entry() }

/** Records a payment (R18.5). */
export const recordForm = form(
  {
    method: radios(recordedMethods),
    amount: amount(),
    receipt: line(longestReference, { required: false }),
    ...ofPage,
  },
  { name: 'record' },
)

/** Corrects what is owed, or what was paid, by an entry of its own (R18.5). */
export const correctForm = form(
  {
    direction: radios(['less', 'more', 'unpaid']),
    amount: amount(),
    lateCost: tick(),
    reason: line(longestReference),
    ...ofPage,
  },
  { name: 'correct', problems: ['unpaid'] },
)
