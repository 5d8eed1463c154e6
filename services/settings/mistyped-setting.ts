import { settingsSchema } from './settings-schema.ts'

const ourPrefixes =
  /^(SITE_|ORDER_|OFFICE_|CREW_|DATABASE_UR|DB_UR|POSTGRES(?:QL)?_UR|SMTP_|MAIL_|TRUSTED_PROX|TARIFF_|GA_|MOLLIE_|PAYMENTS_|SMS_|COMPANY_DI|GOOGLE_(REVIEWS|ANALYTICS)_|LOG_LEV)/
const squeezed = (name: string) => name.replaceAll('_', '')
const ourNames: ReadonlySet<string> = new Set(Object.keys(settingsSchema.entries).map(squeezed))

/** Whether two names differ in one letter that is missing, extra, different, or swapped with its neighbour. */
function isNear(name: string, other: string): boolean {
  const at = [...name].findIndex((letter, index) => letter !== other[index])
  if (at < 0) return other.length <= name.length + 1
  const [rest, otherRest] = [name.slice(at), other.slice(at)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  )
}

/** Names of eight letters at least: shorter ones, such as POST and HOSTS, may well be someone else's. */
const longNames = Object.keys(settingsSchema.entries).filter((name) => name.length >= 8)

/**
 * Whether a name that is not a setting was meant to be one: it begins as ours do, is ours but for its underscores or
 * for one letter, or is what others call our database.
 */
export const isMistyped = (name: string) =>
  !(name in settingsSchema.entries) &&
  (ourPrefixes.test(name) || ourNames.has(squeezed(name)) || longNames.some((ours) => isNear(name, ours)))
