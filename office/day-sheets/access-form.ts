import { lines, optional, seen } from '../../domain/forms/fields.ts'
import { form } from '../../domain/forms/form.ts'
import { accessLength } from '../../domain/orders/access-note-limits.ts'

/** How the team of an order gets in, and where it parks (R17.24). */
export const accessForm = form(
  { access: optional(lines(accessLength)), parking: optional(lines(accessLength)), version: seen() },
  { name: 'save', problems: ['noKey'] },
)
