import { cleanLine } from '../contact/form-text.ts'
import { type EstimateChoice, formatChoice, readChoice } from '../estimate/choice.ts'
import type { EstimateProblem } from '../estimate/estimate-problem.ts'
import { checkEstimateQuery } from '../estimate/query.ts'
import type { Room } from '../estimate/rooms.ts'
import type { EstimateRequest } from '../estimate/visit-work.ts'
import { addedExtras } from '../estimate/work.ts'
import type { Country } from '../language.ts'
import type { PackageId } from '../packages/cleaning-packages.ts'
import { type Coverage, checkPostcode, type ZipCode } from '../places/postcode.ts'
import { isDate } from '../scheduling/visit.ts'
import { longestHouseNumber } from './order-details.ts'

/** Step 1 of an order, valid: what is cleaned, and where. */
export interface OrderHome extends EstimateRequest {
  /** Step 1 asks for it; a program gives it with the details. */
  houseNumber: string
  /** The day on which the team should come, ISO 8601: step 2 opens on it. */
  date?: string
  /** The day on which the keys are handed over, ISO 8601: only end-of-tenancy cleaning has one. */
  handover?: string
  /** The date of a visit that the customer wants although it comes after the handover. */
  lateVisit?: string
}

/** Step 1 as typed so far, or as a hand-off has it. */
export interface TypedHome {
  choice: EstimateChoice
  houseNumber: string
  /** As in `OrderHome`. */
  date?: string
  handover?: string
  /** The draft whose home it is, if there is one. */
  draft?: string
}

export type HomeCheck =
  | { ok: true; home: OrderHome }
  /** `zipCode`: the code of another country, which goes along to the other site. */
  | {
      ok: false
      problems: Partial<Record<'zipCode' | 'rooms' | 'houseNumber', EstimateProblem | 'tooLong'>>
      zipCode?: ZipCode
    }

/**
 * Reads step 1 from an address or a form (R16.1). It ignores what is invalid, so that any link still shows the form.
 * The day of the visit and the day of the handover are two things: neither is guessed from the other.
 *
 * @param typicalHome where rooms come from that the figures of a home ask for; not needed for an address
 */
export function readHome(query: URLSearchParams, typicalHome?: readonly Room[]): TypedHome {
  const choice = readChoice(query, typicalHome)
  const draft = query.get('draft')
  return {
    choice,
    houseNumber: cleanLine(query.get('houseNumber') ?? '').slice(0, longestHouseNumber + 1),
    ...daysIn(query, choice.packageId),
    ...(draft && { draft }),
  }
}

function daysIn(query: URLSearchParams, packageId: PackageId): Pick<TypedHome, 'date' | 'handover'> {
  const date = query.get('date') ?? ''
  const handover = query.get('handover') ?? ''
  return { ...(isDate(date) && { date }), ...(packageId === 'es' && isDate(handover) && { handover }) }
}

/**
 * Checks step 1 by the rules of the estimate (R6.2).
 * @param coverage where the order may be; undefined: where the company goes
 */
export function checkHome(
  country: Country,
  { choice, houseNumber, draft: _, ...days }: TypedHome,
  coverage?: Coverage,
): HomeCheck {
  const check = checkEstimateQuery(country, new URLSearchParams(formatChoice(choice)), coverage)
  if (check.ok && houseNumber.length <= longestHouseNumber) {
    const extras = addedExtras(choice.packageId, choice.extras)
    return { ok: true, home: { ...check.request, extras, houseNumber, ...days } }
  }
  const postcode = checkPostcode(country, choice.zipCode)
  return {
    ok: false,
    problems: {
      ...(!check.ok && check.problems),
      ...(houseNumber.length > longestHouseNumber && { houseNumber: 'tooLong' as const }),
    },
    ...(!postcode.ok && postcode.zipCode && { zipCode: postcode.zipCode }),
  }
}
