import type { Country } from '../language.ts'
import { addCents, type Cents, noCents, shareOfCents } from '../money/cents.ts'

/**
 * VAT in percent. Belgium: 21, because the reduced rate for older homes excludes cleaning. Netherlands: 9 for cleaning
 * inside homes, which is all that an order can hold; travel follows the work.
 */
const homeCleaningPercent: Record<Country, number> = { BE: 21, NL: 9 }

export const vatPercent = (country: Country): number => homeCleaningPercent[country]

/** The VAT that an amount includes, in whole cents, half a cent up. */
export const includedVatCents = (cents: Cents, percent: number): Cents => shareOfCents(cents, percent, 100 + percent)

/** The VAT at one rate: the rate in percent, and the whole cents. */
export interface VatShare {
  vatPercent: number
  vatCents: Cents
}

/**
 * The VAT in amounts that include it, rounded once for each rate on the sum of its amounts (R16.6), in order of
 * appearance. Amounts without VAT have no share.
 */
export function vatShares(amounts: readonly { cents: Cents; vatPercent: number }[]): VatShare[] {
  const sums = new Map<number, Cents>()
  for (const { vatPercent, cents } of amounts)
    if (vatPercent > 0) sums.set(vatPercent, addCents(sums.get(vatPercent) ?? noCents, cents))
  return [...sums].map(([vatPercent, cents]) => ({ vatPercent, vatCents: includedVatCents(cents, vatPercent) }))
}
