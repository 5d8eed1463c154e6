import { parseCompanyNumber } from '../company/company-number.ts'
import type { Country } from '../language.ts'
import { weekdays } from '../opening/weekdays.ts'
import { type RegionId, regionIds } from '../places/region.ts'
import { type FieldProblem, isMissing } from './form-text.ts'
import type { ContactRequest } from './request-schema.ts'

/** The form fields: those of the application, and the applicant's consent to be contacted about it. */
export const partnerFields = ['regions', 'teamSize', 'companyNumber', 'availability', 'consent'] as const

export type PartnerField = (typeof partnerFields)[number]

export const largestTeam = 500

export type PartnerApplicationCheck =
  | { ok: true; application: NonNullable<ContactRequest['application']> }
  | { ok: false; problems: Partial<Record<PartnerField, FieldProblem>> }

/**
 * Checks the partner fields, either as JSON (`teamSize: 4`, `consent: true`, lists as arrays) or as posted by a native
 * form (`teamSize: '4'`, `consent: 'on'`, a list of one as a string). Ignores other fields of `input`.
 */
export function checkPartnerApplication(country: Country, input: Record<string, unknown>): PartnerApplicationCheck {
  const problems: Partial<Record<PartnerField, FieldProblem>> = {}
  function take<Value>(field: PartnerField, answer: Answer<Value>): Value | undefined {
    if (answer.problem) problems[field] = answer.problem
    return answer.value
  }
  const regions = take('regions', choices<RegionId>(regionIds[country], input.regions))
  const teamSize = take('teamSize', team(input.teamSize))
  const companyNumber = take('companyNumber', company(country, input.companyNumber))
  const availability = take('availability', choices(weekdays, input.availability))
  const consent = take('consent', agreement(input.consent))
  return regions && teamSize && companyNumber && availability && consent
    ? { ok: true, application: { regions, teamSize, companyNumber, availability } }
    : { ok: false, problems }
}

type Answer<Value> = { value: Value; problem?: undefined } | { value?: undefined; problem: FieldProblem }

/** The chosen options, without duplicates, in the order of `options`. */
function choices<Option extends string>(options: readonly Option[], input: unknown): Answer<Option[]> {
  const given: unknown[] = Array.isArray(input) ? input : [input ?? '']
  const chosen = given.filter((choice) => choice !== '')
  if (chosen.length === 0) return { problem: 'required' }
  if (!chosen.every((choice) => (options as readonly unknown[]).includes(choice))) return { problem: 'unknown' }
  return { value: options.filter((option) => chosen.includes(option)) }
}

function team(input: unknown): Answer<number> {
  if (isMissing(input)) return { problem: 'required' }
  const teamSize = typeof input === 'string' && /^\s*\d{1,3}\s*$/.test(input) ? Number(input) : input
  const fits = typeof teamSize === 'number' && Number.isInteger(teamSize) && teamSize >= 1 && teamSize <= largestTeam
  return fits ? { value: teamSize } : { problem: 'malformed' }
}

function company(country: Country, input: unknown): Answer<string> {
  if (isMissing(input)) return { problem: 'required' }
  if (typeof input !== 'string') return { problem: 'malformed' }
  const value = parseCompanyNumber(country, input)
  return value ? { value } : { problem: 'malformed' }
}

function agreement(input: unknown): Answer<true> {
  if (input === true || input === 'on') return { value: true }
  return { problem: isMissing(input) || input === false ? 'required' : 'malformed' }
}
