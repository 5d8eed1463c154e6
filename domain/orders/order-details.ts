import { cleanVisible, type FieldProblem } from '../contact/form-text.ts'
import { email, line, lineAs, lines, optional, radios, seen, shown } from '../forms/fields.ts'
import { type AnyForm, form, type Problems, type Refused, readForm, refuse, type Shown } from '../forms/form.ts'
import { accessLength } from './access-note-limits.ts'

/** Whether the customer is at home at the end, leaves before, or is not there at all: what payment depends on. */
export const presences = ['present', 'leaves', 'absent'] as const
export type Presence = (typeof presences)[number]

/** How the team gets in if the customer is absent. */
export const accesses = ['key-box', 'neighbour', 'hand-over', 'other'] as const
export type Access = (typeof accesses)[number]

export const longestHouseNumber = 20

const photoOptions = ['no'] as const

/** Step 3 and a correction, as far as the office asks for it (R16.1). */
export const detailForm = form({
  firstName: line(100),
  lastName: line(100),
  email: email(),
  phoneNumber: lineAs(cleanVisible, { type: 'tel', maxLength: 40 }),
  street: line(150),
  houseNumber: line(longestHouseNumber),
  city: line(100),
  presence: radios(presences),
  access: optional(radios(accesses)),
  /** A single box: no photos of the home (R20.16). */
  photos: { ...optional(radios(photoOptions)), view: { as: 'boxes', options: photoOptions, required: false } },
  remark: optional(lines(2000)),
})

/** As the customer fills it in, who alone says how the team gets in (R16.35). */
export const ownDetailForm = form({ ...detailForm.fields, accessNote: optional(lines(accessLength)) })

/** A correction; `checkDetails` checks the details that it was sent with. */
export const correctionForm = form({ ...ownDetailForm.fields, version: seen(), shown: shown() })

export type DetailField = keyof typeof ownDetailForm.fields
export const detailFields = Object.keys(ownDetailForm.fields) as readonly DetailField[]

const choices = ['presence', 'access', 'accessNote', 'photos'] as const
/** What is stored about a customer; the rest belongs to the order. */
export type DetailText = Exclude<DetailField, (typeof choices)[number]>
export const detailTexts = detailFields.filter((field): field is DetailText => !choices.some((one) => one === field))

/** A code for each invalid field. */
export type DetailProblems = Partial<Record<DetailField, FieldProblem>>

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
  noPhotos: boolean
  sealedNote?: string
}

/** Step 3 as typed so far. */
export type TypedDetails = Partial<Record<DetailField | 'sealedNote', string>>

/**
 * The fields that a form of the details was sent with; one that it left out is not among them. Before a box there is a
 * hidden field of its name, which says that it is empty.
 */
export const sentDetails = (sent: URLSearchParams): TypedDetails =>
  Object.fromEntries(detailFields.flatMap((field) => (sent.has(field) ? [[field, sent.getAll(field).at(-1)]] : [])))

/** The details of an order as its form begins. */
export const detailsOfOrder = (
  person: OrderPerson,
  { presence, access, noPhotos }: Pick<OrderDetails, 'presence' | 'access' | 'noPhotos'>,
) => ({ ...person, presence, ...(access && { access }), ...(noPhotos && { photos: 'no' as const }) })

/** A form of the details as it was typed so far, with a problem code per field. */
export const detailsAsTyped = <Of extends AnyForm>(form: Of, typed: TypedDetails, problems: Codes): Shown<Of> => ({
  form,
  texts: Object.fromEntries(Object.entries(typed).map(([field, text]) => [field, [text]])),
  problems: problemsOfForm(problems) as Problems<Of>,
})

type Codes = Partial<Record<string, string>>

const problemsOfForm = (codes: Codes) =>
  Object.fromEntries(Object.entries(codes).map(([field, code]) => [field, code === 'unknown' ? 'choose' : code]))

/** A correction that was not taken, as it was sent. */
export function refusedCorrection(
  sent: URLSearchParams,
  why: { outcome: 'stale' } | { outcome: 'refused'; problems: Codes },
): Refused<typeof correctionForm> {
  const read = why.outcome === 'stale' ? why : { ...why, problems: problemsOfForm(why.problems) }
  return refuse(correctionForm, readForm(correctionForm, sent).texts, read)
}
