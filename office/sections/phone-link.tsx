import { checkPhoneNumber, displayPhoneNumber, telHref } from '../../domain/contact/phone-number.ts'
import type { Country } from '../../domain/language.ts'

/** A number that can be called where it can be derived, and as it was typed otherwise. */
export function PhoneLink({ typed, country }: { typed: string; country: Country }) {
  const check = checkPhoneNumber(country, typed)
  if (!check.ok || !check.e164) return typed
  return <a href={telHref(check.e164)}>{displayPhoneNumber(country, check.e164)}</a>
}
