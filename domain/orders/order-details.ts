import { checkEmail, longestEmail } from '../contact/email-address.ts'
import { cleanLine, cleanLines, cleanVisible, type FieldProblem, isBlank } from '../contact/form-text.ts'
import { checkPhoneNumber } from '../contact/phone-number.ts'
import type { Country } from '../language.ts'
import { accessLength } from './access-note-limits.ts'

/** Whether the customer is at home at the end, leaves before, or is not there at all: what payment depends on. */
export const presences = ['present', 'leaves', 'absent'] as const
export type Presence = (typeof presences)[number]

/** How the team gets in if the customer is absent. */
export const accesses = ['key-box', 'neighbour', 'hand-over', 'other'] as const
export type Access = (typeof accesses)[number]

/** The maximum length of each text field of step 3, in UTF-16 units, in the order of the form. */
export const detailLengths = {
  firstName: 100,
  lastName: 100,
  email: longestEmail,
  phoneNumber: 40,
  street: 150,
  houseNumber: 20,
  city: 100,
  remark: 2000,
} as const

export type DetailText = keyof typeof detailLengths
export type DetailField = DetailText | 'presence' | 'access' | 'accessNote'
export type DetailProblem = FieldProblem

/** The customer, and the address of the home. */
export type OrderPerson = Record<DetailText, string>

/**
 * Step 3 of an order, cleaned and valid. The phone number is as typed. `access` says how the team gets in, and
 * `sealedNote` is the customer's note about it, which is never stored in the clear. Both are set only if the customer
 * is absent.
 */
export interface OrderDetails extends OrderPerson {
  presence: Presence
  access: Access | null
  sealedNote?: string
}

/** Step 3 as typed so far. */
export type TypedDetails = Partial<Record<DetailField | 'sealedNote', string>>

export const detailTexts = Object.keys(detailLengths) as DetailText[]
export const detailFields: readonly DetailField[] = [...detailTexts, 'presence', 'access', 'accessNote']

function clean(field: DetailText, text: string): string {
  if (field === 'remark') return cleanLines(text)
  return field === 'email' || field === 'phoneNumber' ? cleanVisible(text) : cleanLine(text)
}

export type DetailsCheck =
  | { ok: true; details: OrderDetails }
  | { ok: false; problems: Partial<Record<DetailField, DetailProblem>> }

/**
 * Checks the details of an order (R16.1). All fields are required except the remark, the way in and the note about it
 * (R16.35). The note has to be sealed already: `unknown` if it could not be.
 *
 * @param given values by field name, of any type; unknown fields are ignored
 * @param withoutEmail whether the e-mail address may be empty: the customer orders by phone and has none (R17.18)
 * @returns the details, or a code per invalid field in the order of the form
 */
export function checkDetails(country: Country, given: Record<string, unknown>, withoutEmail = false): DetailsCheck {
  const problems: Partial<Record<DetailField, DetailProblem>> = {}
  const person = {} as OrderPerson
  for (const field of detailTexts) {
    const value = given[field] ?? ''
    person[field] = typeof value === 'string' ? clean(field, value) : ''
    const problem = typeof value === 'string' ? textProblem(country, field, person[field]) : 'malformed'
    if (problem && !(withoutEmail && field === 'email' && problem === 'required')) problems[field] = problem
  }
  const presence = presences.find((known) => known === given.presence)
  if (!presence) problems.presence = given.presence ? 'unknown' : 'required'
  const { access, accessNote, sealedNote } = given
  if (access && !isAccess(access)) problems.access = 'unknown'
  const note = typeof accessNote === 'string' ? cleanLines(accessNote) : ''
  if (accessNote !== undefined && typeof accessNote !== 'string') problems.accessNote = 'malformed'
  else if (note.length > accessLength) problems.accessNote = 'tooLong'
  else if (note !== '' && typeof sealedNote !== 'string') problems.accessNote = 'unknown'
  if (!presence || Object.keys(problems).length > 0) return { ok: false, problems }
  const details = { ...person, presence, access: presence === 'absent' && isAccess(access) ? access : null }
  const keepsNote = presence === 'absent' && typeof sealedNote === 'string'
  return { ok: true, details: keepsNote ? { ...details, sealedNote } : details }
}

const isAccess = (text: unknown): text is Access => accesses.some((known) => known === text)

function textProblem(country: Country, field: DetailText, text: string): DetailProblem | undefined {
  if (isBlank(text)) return field === 'remark' ? undefined : 'required'
  if (text.length > detailLengths[field]) return 'tooLong'
  if (field !== 'email' && field !== 'phoneNumber') return undefined
  const check = field === 'email' ? checkEmail(text) : checkPhoneNumber(country, text)
  return check.ok ? undefined : check.problem
}

/**
 * Returns the typed fields, valid or not, so that the form keeps them: cleaned, and cut off one character after its
 * maximum length. A note about how to get in is kept sealed only.
 */
export function typedDetails(given: Record<string, unknown>): TypedDetails {
  const typed: TypedDetails = {}
  for (const field of detailTexts) {
    const value = given[field]
    if (typeof value === 'string') typed[field] = clean(field, value).slice(0, detailLengths[field] + 1)
  }
  const presence = presences.find((known) => known === given.presence)
  const { access, sealedNote } = given
  return {
    ...typed,
    ...(presence && { presence }),
    ...(isAccess(access) && { access }),
    ...(typeof sealedNote === 'string' && { sealedNote }),
  }
}
