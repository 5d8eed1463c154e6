import { mail as words } from '#copy/mail.ts'
import { regionNames } from '#copy/region-names.ts'
import { fill } from '../../copy/fill.ts'
import type { ContactRequest } from '../../domain/contact-request.ts'
import type { Country } from '../../domain/language.ts'
import { checkPhoneNumber } from '../../domain/phone-number.ts'

/** A line of a mail: what it is, and what the visitor filled in. */
export interface MailField {
  label: string
  value: string
}

/** Everything a visitor filled in but the message itself, in the order of the form. */
export function mailFields(request: ContactRequest, country: Country): MailField[] {
  const { labels, weekdays } = words
  const { application } = request
  const fields: [string, string | undefined][] = [
    [labels.firstName, request.firstName],
    [labels.lastName, request.lastName],
    [labels.email, request.email],
    [labels.phoneNumber, phoneForMail(request, country)],
    [labels.business, request.business],
    [labels.regions, application?.regions.map((region) => regionNames[region]).join(', ')],
    [labels.teamSize, application?.teamSize.toString()],
    [labels.companyNumber, application?.companyNumber],
    [labels.availability, application?.availability.map((day) => weekdays[day]).join(', ')],
  ]
  return fields.flatMap(([label, value]) => (value === undefined ? [] : [{ label, value }]))
}

/** The number as it can be dialled from anywhere, where that can be derived; what was typed beside it if that differs. */
export function phoneForMail({ phoneNumber }: ContactRequest, country: Country): string {
  const check = checkPhoneNumber(country, phoneNumber)
  if (!check.ok || check.e164 === undefined || check.e164 === phoneNumber) return phoneNumber
  return fill(words.phoneAsTyped, { phone: check.e164, typed: phoneNumber })
}
