import type { Country } from '../language.ts'
import { type ContactField, type ContactProblem, checkContactFields, contactTextFields } from './contact-fields.ts'
import { checkPartnerApplication, type PartnerField, partnerFields } from './partner-application.ts'
import type { ContactRequest } from './request-schema.ts'

/** Who sent a message: the name, or the e-mail address where the form asks for no name. */
export const senderName = ({ firstName, lastName, email }: ContactRequest): string =>
  `${firstName} ${lastName}`.trim() || email

export type ContactRequestCheck =
  | { ok: true; request: ContactRequest }
  | { ok: false; problems: Partial<Record<ContactField | PartnerField, ContactProblem>>; unknownFields: string[] }

/** All fields of all forms to the office. */
export const requestFields: readonly string[] = ['kind', ...contactTextFields, ...partnerFields]

/**
 * Checks a submitted contact, business, call-back or partner form (R7.1, R7.5, R7.9). The browser, the form post
 * without script and `POST /api/sendMail` all use it, so they agree.
 *
 * @param input the fields of the contact form, an optional `kind` (default `contact`), and the fields of
 *   partner-application.ts if that is `partner`. Anything but an object counts as an empty form. Remove fields that
 *   belong to the transport (honeypot, form token) first: all other fields are listed in `unknownFields`.
 * @returns the request, or a code per invalid field in form order
 */
export function checkContactRequest(country: Country, input: unknown): ContactRequestCheck {
  const given: Record<string, unknown> =
    typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
  const { kind, texts, ...fields } = checkContactFields(given)
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
