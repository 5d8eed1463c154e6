import { mail as words } from '#copy/mail.ts'
import { partnerForm } from '#copy/partner-form.ts'
import { regionNames } from '#copy/region-names.ts'
import { fill } from '../../copy/fill.ts'
import { e164Number } from '../../domain/contact/phone-number.ts'
import type { ContactRequest } from '../../domain/contact/request-schema.ts'
import type { Country } from '../../domain/language.ts'

/** A line of a mail: a label, and what the visitor entered. */
export interface MailField {
  label: string
  value: string
}

/** Everything a visitor entered except the message itself, in the order of the form. */
export function mailFields(request: ContactRequest, country: Country): MailField[] {
  const { labels } = words
  const { weekdays } = partnerForm
  const { application } = request
  const fields: [string, string | undefined][] = [
    [labels.firstName, request.firstName || undefined],
    [labels.lastName, request.lastName || undefined],
    [labels.email, request.email || undefined],
    [labels.phoneNumber, phoneWithTyped(request, country) || undefined],
    [labels.business, request.business],
    [labels.regions, application?.regions.map((region) => regionNames[region]).join(', ')],
    [labels.teamSize, application?.teamSize.toString()],
    [labels.companyNumber, application?.companyNumber],
    [labels.availability, application?.availability.map((day) => weekdays[day]).join(', ')],
  ]
  return fields.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** The number in international form if that can be derived, otherwise as typed. */
export const dialablePhone = ({ phoneNumber }: ContactRequest, country: Country): string =>
  e164Number(country, phoneNumber) ?? phoneNumber

/** The number, followed by its typed form if that differs. */
function phoneWithTyped(request: ContactRequest, country: Country): string {
  const phone = dialablePhone(request, country)
  const typed = request.phoneNumber
  return phone === typed ? phone : fill(words.phoneAsTyped, { phone, typed })
}
