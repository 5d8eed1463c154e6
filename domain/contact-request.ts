import { checkEmail, longestEmail } from './email-address.ts'
import { cleanLine, cleanLines, type FieldProblem } from './form-text.ts'
import type { Country } from './language.ts'
import {
  checkPartnerApplication,
  type PartnerApplication,
  type PartnerField,
  partnerFields,
} from './partner-application.ts'
import { checkPhoneNumber } from './phone-number.ts'

export const contactKinds = ['contact', 'business', 'callBack', 'partner'] as const

export type ContactKind = (typeof contactKinds)[number]

/**
 * The longest text of each field in UTF-16 units, which is what a browser counts for `maxlength`. In the order of the form.
 */
export const maximumLengths = {
  firstName: 100,
  lastName: 100,
  email: longestEmail,
  phoneNumber: 40,
  business: 200,
  remark: 10_000,
} as const

type TextField = keyof typeof maximumLengths
export type ContactField = TextField | 'kind'
export type ContactProblem = FieldProblem

/** A message to the office, cleaned and valid. The phone number stands as typed. */
export interface ContactRequest {
  kind: ContactKind
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  /** The name of the business; always there unless `kind` is `contact`. */
  business?: string
  remark: string
  /** There when `kind` is `partner`. */
  application?: PartnerApplication
}

export type ContactRequestCheck =
  | { ok: true; request: ContactRequest }
  | { ok: false; problems: Partial<Record<ContactField | PartnerField, ContactProblem>>; unknownFields: string[] }

const textFields = Object.keys(maximumLengths) as TextField[]

/**
 * Checks a filled-in contact, business, call-back or partner form. It is the one rule for the browser's form, the
 * native form post and `POST /api/sendMail`, so that all three agree.
 *
 * Plain functions instead of a schema library: the check goes to every visitor who touches a form, and "which fields are
 * not ours" and "business is required in business mode" would have to be written by hand anyway.
 *
 * @param input the payload of the specification (§3) with an optional `kind` (default `contact`), and with the fields of
 *   partner-application.ts when that is `partner`. Anything but an object counts as an empty form. Fields that belong to
 *   the transport (a honeypot, a form token) have to be taken out before: what is left over is listed in `unknownFields`.
 * @returns the request, or a code per field in the order of the form
 */
export function checkContactRequest(country: Country, input: unknown): ContactRequestCheck {
  const given: Record<string, unknown> =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
  const kind = isMissing(given.kind) ? 'contact' : contactKinds.find((known) => known === given.kind)
  const problems: Partial<Record<ContactField | PartnerField, ContactProblem>> = {}
  if (kind === undefined) problems.kind = 'unknown'

  const texts = {} as Record<TextField, string>
  for (const field of textFields) {
    const value = given[field] ?? ''
    if (typeof value !== 'string') {
      problems[field] = 'malformed'
      continue
    }
    texts[field] = field === 'remark' ? cleanLines(value) : cleanLine(value)
    const optional = field === 'business' && (kind === 'contact' || kind === undefined)
    const problem = textProblem(country, field, texts[field], optional)
    if (problem) problems[field] = problem
  }

  const partner = kind === 'partner' ? checkPartnerApplication(country, given) : undefined
  if (partner && !partner.ok) Object.assign(problems, partner.problems)

  const knownFields: readonly string[] = ['kind', ...textFields, ...(partner ? partnerFields : [])]
  const unknownFields = Object.keys(given).filter((field) => !knownFields.includes(field))
  if (kind === undefined || Object.keys(problems).length > 0 || unknownFields.length > 0) {
    return { ok: false, problems, unknownFields }
  }

  const { business, ...others } = texts
  return {
    ok: true,
    request: {
      kind,
      ...others,
      ...(business ? { business } : {}),
      ...(partner?.ok ? { application: partner.application } : {}),
    },
  }
}

function textProblem(country: Country, field: TextField, text: string, optional: boolean): ContactProblem | undefined {
  if (text === '') return optional ? undefined : 'required'
  if (text.length > maximumLengths[field]) return 'tooLong'
  if (field !== 'email' && field !== 'phoneNumber') return undefined
  const check = field === 'email' ? checkEmail(text) : checkPhoneNumber(country, text)
  return check.ok ? undefined : check.problem
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
