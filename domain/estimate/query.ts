import { company } from '../company/company.ts'
import { companyCoverage } from '../company/company-coverage.ts'
import type { Country } from '../language.ts'
import { isPackageId } from '../packages/cleaning-packages.ts'
import { isAssigned } from '../places/belgian-postcodes.ts'
import { checkCoveredPostcode, type PostcodeProblem } from '../places/postcode.ts'
import type { EstimateProblem } from './estimate-problem.ts'
import { type ExtraId, extraIds, isExtraId, parseRooms, type Room } from './rooms.ts'
import { hourlyPackage, parseHours } from './sold-hours.ts'
import type { EstimateRequest } from './visit-work.ts'

/** The parameters of `GET /api/estimate`. */
const estimateParameters = ['packageId', 'zipCode', 'rooms', 'extras', 'hours'] as const

type EstimateParameter = (typeof estimateParameters)[number]

export type EstimateQueryCheck =
  | { ok: true; request: EstimateRequest }
  | { ok: false; problems: Record<string, EstimateProblem> }

/** A company with one country knows no other one's postcodes (R1.12). */
const recognised = (problem: PostcodeProblem): PostcodeProblem =>
  problem === 'otherCountry' && company.countries.length === 1 ? 'malformed' : problem

/**
 * Checks the parameters of an estimate (R6.2): `packageId=gs&zipCode=2000&rooms=kr-12-2,br-6-1&extras=oven,windows`,
 * where rooms, extras and the `hours` of cleaning per hour are optional. A misspelt parameter would silently give a
 * wrong price, so a repeated one is `malformed`, and one that does not exist is `unknown`.
 * @param coverage where the company goes (R5.4)
 */
export function checkEstimateQuery(
  country: Country,
  query: URLSearchParams,
  coverage = companyCoverage[country],
): EstimateQueryCheck {
  const problems: [string, EstimateProblem][] = []
  const one = (name: EstimateParameter): string | undefined => {
    const [value, ...others] = query.getAll(name)
    if (others.length === 0) return value
    problems.push([name, 'malformed'])
    return undefined
  }

  const packageId = one('packageId') ?? ''
  if (!isPackageId(packageId)) problems.push(['packageId', packageId ? 'unknown' : 'required'])

  const postcode = checkCoveredPostcode(country, one('zipCode') ?? '', coverage)
  if (!postcode.ok) problems.push(['zipCode', recognised(postcode.problem)])
  else if (!isAssigned(postcode.zipCode)) problems.push(['zipCode', 'unknown'])

  const roomsText = one('rooms')
  const rooms = roomsText === undefined ? undefined : parseRooms(roomsText)
  if (rooms?.ok === false) problems.push(['rooms', rooms.problem])

  const extras = parseExtras(one('extras'))
  if (!extras) problems.push(['extras', 'unknown'])

  const hours = one('hours')
  const soldMinutes = parseHours(hours)
  if (hours !== undefined && !soldMinutes) problems.push(['hours', 'malformed'])
  else if (hours !== undefined && isPackageId(packageId) && packageId !== hourlyPackage)
    problems.push(['hours', 'unknown'])

  const known: readonly string[] = estimateParameters
  for (const name of query.keys()) if (!known.includes(name)) problems.push([name, 'unknown'])

  if (problems.length > 0 || !isPackageId(packageId) || !postcode.ok || !extras) {
    // The first problem of a parameter wins: a repeated one is malformed, not missing.
    return { ok: false, problems: Object.fromEntries(problems.reverse()) }
  }
  const given: { rooms?: Room[] } = rooms?.ok ? { rooms: rooms.rooms } : {}
  return {
    ok: true,
    request: { packageId, zipCode: postcode.zipCode, ...given, extras, ...(soldMinutes && { soldMinutes }) },
  }
}

/** Parses `oven,windows` into ids without duplicates, in our order; empty is none. Undefined if one is unknown. */
function parseExtras(text = ''): ExtraId[] | undefined {
  if (text === '') return []
  const given = text.split(',')
  return given.every(isExtraId) ? extraIds.filter((id) => given.includes(id)) : undefined
}
