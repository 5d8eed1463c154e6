import type { Country } from '../language.ts'
import {
  type ContactField,
  type ContactKind,
  type ContactProblem,
  checkContactFields,
  contactTextFields,
} from './contact-fields.ts'
import {
  checkPartnerApplication,
  type PartnerApplication,
  type PartnerField,
  partnerFields,
} from './partner-application.ts'

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

/**
 * Checks a filled-in contact, business, call-back or partner form. It is the one rule for the browser's form, the
 * native form post and `POST /api/sendMail`, so that all three agree.
 *
 * @param input the fields of the contact form with an optional `kind` (default `contact`, R7.5), and the fields of
 *   partner-application.ts if that is `partner`. Anything but an object counts as an empty form. Fields that belong to
 *   the transport (a honeypot, a form token) have to be taken out before: what is left over is listed in `unknownFields`.
 * @returns the request, or a code per field in the order of the form
 */
export function checkContactRequest(country: Country, input: unknown): ContactRequestCheck {
  const given: Record<string, unknown> =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
  const { kind, texts, ...fields } = checkContactFields(country, given)
  const partner = kind === 'partner' ? checkPartnerApplication(country, given) : undefined
  const problems = { ...fields.problems, ...(partner && !partner.ok && partner.problems) }

  const knownFields: readonly string[] = ['kind', ...contactTextFields, ...(partner ? partnerFields : [])]
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
