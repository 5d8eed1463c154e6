import { cleanLine, cleanLines, cleanVisible, type FieldProblem } from '../contact/form-text.ts'
import { phoneNumberProblem } from '../contact/phone-number.ts'
import {
  type DetailField,
  type DetailProblems,
  detailFields,
  detailForm,
  detailTexts,
  type OrderDetails,
  ownDetailForm,
  type TypedDetails,
} from './order-details.ts'

export type DetailsCheck = { ok: true; details: OrderDetails } | { ok: false; problems: DetailProblems }

/**
 * Checks the details of an order (R16.1). All fields are required except the remark, the box about photos, the way in
 * and the note about it (R16.35). The note has to be sealed already: `unknown` if it could not be.
 *
 * @param given values by field name, of any type; unknown fields are ignored
 * @param withoutEmail whether the e-mail address may be empty: the customer orders by phone and has none (R17.18)
 * @returns the details, or a code per invalid field in the order of the form
 */
export function checkDetails(given: Record<string, unknown>, withoutEmail = false): DetailsCheck {
  const problems: DetailProblems = {}
  const values: Record<string, unknown> = {}
  for (const field of detailFields) {
    const { view, read } = ownDetailForm.fields[field]
    const value = given[field] ?? ''
    const reading = typeof value === 'string' ? read([value]) : { problem: 'options' in view ? 'choose' : 'malformed' }
    if ('value' in reading) values[field] = reading.value ?? ''
    else if (reading.problem === 'choose') problems[field] = value ? 'unknown' : 'required'
    else if (!(withoutEmail && field === 'email' && reading.problem === 'required'))
      problems[field] = reading.problem as FieldProblem
  }
  const { access, accessNote, presence, photos, ...person } = { email: '', ...values } as Record<DetailField, string>
  if (!problems.phoneNumber && phoneNumberProblem(person.phoneNumber)) problems.phoneNumber = 'malformed'
  const { sealedNote } = given
  if (accessNote && typeof sealedNote !== 'string') problems.accessNote = 'unknown'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const isAbsent = presence === 'absent'
  const details = {
    ...person,
    presence,
    access: isAbsent && access ? access : null,
    noPhotos: photos === 'no',
  } as OrderDetails
  return { ok: true, details: isAbsent && typeof sealedNote === 'string' ? { ...details, sealedNote } : details }
}

/**
 * Returns the typed fields, valid or not, so that the form keeps them: cleaned, and cut off one character after its
 * maximum length. A note about how to get in is kept sealed only.
 */
export function typedDetails(given: Record<string, unknown>): TypedDetails {
  const typed: TypedDetails = {}
  for (const field of detailTexts) {
    const value = given[field]
    const { maxLength = 0 } = detailForm.fields[field].view
    const clean = field === 'remark' ? cleanLines : field === 'email' ? cleanVisible : cleanLine
    if (typeof value === 'string') typed[field] = clean(value).slice(0, maxLength + 1)
  }
  for (const field of ['presence', 'access', 'photos'] as const) {
    const options: readonly unknown[] = detailForm.fields[field].view.options
    if (options.includes(given[field])) typed[field] = String(given[field])
  }
  if (typeof given.sealedNote === 'string') typed.sealedNote = given.sealedNote
  return typed
}
