import { longestEmail, parseEmail } from './email-address.ts'
import { cleanLine, cleanLines, cleanVisible, type FieldProblem, isBlank, isMissing } from './form-text.ts'
import { phoneNumberProblem } from './phone-number.ts'

export const contactKinds = ['contact', 'business', 'callBack', 'partner', 'uncovered'] as const

export type ContactKind = (typeof contactKinds)[number]

/** The maximum length of each field, in UTF-16 units as browsers count them for `maxlength`. In form order. */
export const maximumLengths = {
  firstName: 100,
  lastName: 100,
  email: longestEmail,
  phoneNumber: 40,
  business: 200,
  remark: 10_000,
} as const

export type ContactTextField = keyof typeof maximumLengths
export type ContactField = ContactTextField | 'kind'
export type ContactProblem = FieldProblem

const clean: Record<ContactTextField, (text: string) => string> = {
  firstName: cleanLine,
  lastName: cleanLine,
  email: cleanVisible,
  phoneNumber: cleanVisible,
  business: cleanLine,
  remark: cleanLines,
}

export const contactTextFields = Object.keys(maximumLengths) as ContactTextField[]

/**
 * Cleans and checks the fields that all contact forms share (R7.1, R7.10). The contact form in the browser needs no
 * more than this; `checkContactRequest` also checks partner fields.
 *
 * Plain functions instead of a schema library: every visitor who touches a form downloads this check, and "business is
 * required in business mode" would have to be written by hand anyway.
 *
 * @param given values by field name, of any type; unknown fields are ignored
 * @returns `kind`: undefined for an unknown one, and `problems.kind` is then set; `problems`: a code per invalid field,
 *   in form order
 */
export function checkContactFields(given: Record<string, unknown>) {
  const kind = isMissing(given.kind) ? 'contact' : contactKinds.find((known) => known === given.kind)
  const problems: Partial<Record<ContactField, ContactProblem>> = {}
  if (kind === undefined) problems.kind = 'unknown'

  const texts = {} as Record<ContactTextField, string>
  for (const field of contactTextFields) {
    const value = given[field] ?? ''
    texts[field] = typeof value === 'string' ? clean[field](value) : ''
    const required = isRequired(field, kind)
    const problem = typeof value !== 'string' ? 'malformed' : textProblem(field, texts[field], required)
    if (problem) problems[field] = problem
  }
  return { kind, texts, problems }
}

/**
 * Whether a form needs a field: one for a call-back is answered by phone, so that no one has to write (R7.1), and who
 * lives outside our area gives an address alone (R5.4).
 */
export function isRequired(field: ContactTextField, kind: ContactKind | undefined): boolean {
  if (kind === 'uncovered') return field === 'email' || field === 'remark'
  if (field === 'business') return kind !== 'contact' && kind !== undefined
  return kind !== 'callBack' || (field !== 'email' && field !== 'remark')
}

function textProblem(field: ContactTextField, text: string, required: boolean): ContactProblem | undefined {
  if (isBlank(text)) return required ? 'required' : undefined
  if (text.length > maximumLengths[field]) return 'tooLong'
  if (field === 'email') return parseEmail(text) ? undefined : 'malformed'
  return field === 'phoneNumber' ? phoneNumberProblem(text) : undefined
}
