import type { Country } from '../language.ts'

/**
 * VAT in percent. Belgium: 21, because the reduced rate for older homes excludes cleaning. Netherlands: 9 for cleaning
 * inside homes, which is all that an order can hold; travel follows the work.
 */
const homeCleaningPercent: Record<Country, number> = { BE: 21, NL: 9 }

export const vatPercent = (country: Country): number => homeCleaningPercent[country]

/** The VAT that an amount includes, in whole cents, half a cent up. */
export const includedVatCents = (cents: number, percent: number): number =>
  Math.round((cents * percent) / (100 + percent))
