import { cleanLine } from '../contact/form-text.ts'
import { type EstimateChoice, formatChoice, readChoice } from '../estimate/choice.ts'
import type { ExtraId } from '../estimate/extras.ts'
import { checkEstimateQuery, type EstimateProblem } from '../estimate/query.ts'
import type { Room } from '../estimate/rooms.ts'
import type { Country } from '../language.ts'
import type { PackageId } from '../packages/cleaning-packages.ts'
import { checkPostcode, type ZipCode } from '../places/postcode.ts'
import { isDate } from '../scheduling/visit.ts'
import { detailLengths } from './order-details.ts'

/** Step 1 of an order, valid: what is cleaned, and where. */
export interface OrderHome {
  packageId: PackageId
  zipCode: ZipCode
  /** Undefined for the typical home. */
  rooms?: readonly Room[]
  extras: readonly ExtraId[]
  /** May be empty: step 3 asks for it. */
  houseNumber: string
}

/** Step 1 as typed so far, or as a hand-off has it. */
export interface TypedHome {
  choice: EstimateChoice
  houseNumber: string
  /** The date that was chosen on the website. */
  date?: string
}

export type HomeCheck =
  | { ok: true; home: OrderHome }
  /** `zipCode`: the code of another country, which goes along to the other site. */
  | {
      ok: false
      problems: Partial<Record<'zipCode' | 'rooms' | 'houseNumber', EstimateProblem | 'tooLong'>>
      zipCode?: ZipCode
    }

/** Reads step 1 from an address or a form (R16.1). It ignores what is invalid, so that any link still shows the form. */
export function readHome(query: URLSearchParams): TypedHome {
  const date = query.get('date') ?? ''
  return {
    choice: readChoice(query),
    houseNumber: cleanLine(query.get('houseNumber') ?? '').slice(0, detailLengths.houseNumber + 1),
    ...(isDate(date) && { date }),
  }
}

/** Checks step 1 by the rules of the estimate (R6.2). */
export function checkHome(country: Country, { choice, houseNumber }: TypedHome): HomeCheck {
  const check = checkEstimateQuery(country, new URLSearchParams(formatChoice(choice)))
  if (check.ok && houseNumber.length <= detailLengths.houseNumber) {
    return { ok: true, home: { ...check.request, houseNumber } }
  }
  const postcode = checkPostcode(country, choice.zipCode)
  return {
    ok: false,
    problems: {
      ...(!check.ok && check.problems),
      ...(houseNumber.length > detailLengths.houseNumber && { houseNumber: 'tooLong' as const }),
    },
    ...(!postcode.ok && postcode.zipCode && { zipCode: postcode.zipCode }),
  }
}
