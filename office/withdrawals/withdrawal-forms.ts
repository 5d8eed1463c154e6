import { amount, line, optional, seen, tick } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'

/** Links a withdrawal to the order that it is about (R17.19). */
export const linkForm = form({ number: line(20) }, { name: 'link', problems: ['noOrder'] })

/**
 * Settles a withdrawal. `owed`: what the customer owes, where work had begun; `price`: the whole price that was shown.
 */
export const settleForm = form(
  { owed: optional(amount(0)), checked: tick({ required: true }), price: seen() },
  { name: 'settle' },
)
