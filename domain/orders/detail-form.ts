import { line, lines, optional, radios } from '../forms/fields.ts'
import { form, type Shown } from '../forms/form.ts'
import {
  accesses,
  type DetailField,
  type DetailProblem,
  detailLengths,
  presences,
  type TypedDetails,
} from './order-details.ts'

/** The fields of step 3, and of a correction, as they are drawn. `checkDetails` reads them, for programs too. */
export const detailForm = form({
  firstName: line(detailLengths.firstName),
  lastName: line(detailLengths.lastName),
  email: line(detailLengths.email, { type: 'email' }),
  phoneNumber: line(detailLengths.phoneNumber, { type: 'tel' }),
  street: line(detailLengths.street),
  houseNumber: line(detailLengths.houseNumber),
  city: line(detailLengths.city),
  presence: radios(presences),
  access: optional(radios(accesses)),
  remark: optional(lines(detailLengths.remark)),
})

/** The form with details as they were typed so far, and a problem code per field. */
export function showDetailForm(
  typed: TypedDetails,
  problems: Partial<Record<DetailField, DetailProblem>>,
): Shown<typeof detailForm> {
  const texts = Object.entries(typed).map(([field, text]) => [field, [text]])
  const codes = Object.entries(problems).map(([field, problem]) => [field, problem === 'unknown' ? 'choose' : problem])
  return { form: detailForm, texts: Object.fromEntries(texts), problems: Object.fromEntries(codes) }
}
