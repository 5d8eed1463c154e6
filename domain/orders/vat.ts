import type { Country } from '../language.ts'
import { addCents, type Cents, noCents, shareOfCents, subtractCents } from '../money/cents.ts'
import type { BusinessAgreement } from './business-order.ts'

/**
 * VAT in percent. Belgium: 21, because the reduced rate for older homes excludes cleaning. Netherlands: 9 for cleaning
 * inside dwellings, also of a business, and 21 elsewhere; travel follows the work.
 */
const percents: Record<Country, { dwelling: number; premises: number }> = {
  BE: { dwelling: 21, premises: 21 },
  NL: { dwelling: 9, premises: 21 },
}

/** The VAT on cleaning a home. */
export const vatPercent = (country: Country): number => percents[country].dwelling

/** The VAT that an amount includes, in whole cents, half a cent up. */
export const includedVatCents = (cents: Cents, percent: number): Cents => shareOfCents(cents, percent, 100 + percent)

/** What decides about the VAT of an order for a business. */
type VatFacts = Pick<BusinessAgreement, 'company' | 'place' | 'dwellingPercent' | 'filesReturns' | 'isCleaner'>

/**
 * The VAT on the work for a business (R19.3). The buyer owes it, with a VAT number of the country, in the Netherlands
 * if it is a cleaning firm that we work for, and in Belgium if it files VAT returns.
 * @param isConfirmed whether the owner's accountant has confirmed the Belgian rule
 * @returns `rates`: each with its share of the net price, in percent; `reverse` where the buyer owes the VAT
 */
export function vatByPlace(country: Country, facts: VatFacts, isConfirmed: boolean) {
  const { dwelling, premises } = percents[country]
  const { place, dwellingPercent, filesReturns, isCleaner, company } = facts
  const home = place === 'mixed' ? (dwellingPercent ?? 0) : place === 'dwelling' ? 100 : 0
  const split = [
    { vatPercent: dwelling, share: home },
    { vatPercent: premises, share: 100 - home },
  ].filter(({ share }) => share > 0)
  const rates = dwelling === premises ? [{ vatPercent: premises, share: 100 }] : split
  const owes = country === 'NL' ? isCleaner : filesReturns && isConfirmed
  return { rates, reverse: owes && company.vatNumber?.startsWith(country) ? ('reverse' as const) : undefined }
}

/** An amount with the VAT at one rate in it. */
export interface RatedCents {
  vatPercent: number
  cents: Cents
}

/** A net price with its VAT, rounded once at each rate. */
export function grossOfNet(rates: readonly { vatPercent: number; share: number }[], netCents: Cents): RatedCents[] {
  let rest = netCents
  return rates.map(({ vatPercent, share }, index) => {
    const net = index === rates.length - 1 ? rest : shareOfCents(netCents, share, 100)
    rest = subtractCents(rest, net)
    return { vatPercent, cents: addCents(net, shareOfCents(net, vatPercent, 100)) }
  })
}

/** What decides about the rates of an order. */
export interface RatedOrder {
  country: Country
  business: BusinessAgreement | null
}

/**
 * An amount of an order at each of its rates, which sum exactly to it: its price, or anything in the same proportions,
 * such as a fee or a payment. A business has no part of nothing.
 */
export function atRates({ country, business }: RatedOrder, amount: Cents): RatedCents[] {
  if (!business) return [{ vatPercent: vatPercent(country), cents: amount }]
  const { rates } = vatByPlace(country, business, false)
  if (business.isReverse) return grossOfNet(rates, amount).filter(({ cents }) => cents !== 0)
  const price = grossOfNet(rates, business.netCents)
  const gross = addCents(...price.map(({ cents }) => cents))
  let rest = amount
  return price.flatMap(({ vatPercent, cents }, index) => {
    const part = index === price.length - 1 ? rest : shareOfCents(amount, cents, gross)
    rest = subtractCents(rest, part)
    return part === 0 ? [] : { vatPercent, cents: part }
  })
}

/**
 * The VAT in amounts that include it, rounded once for each rate on the sum of its amounts (R16.6), in order of
 * appearance. Amounts without VAT have no share.
 */
export function vatShares(amounts: readonly RatedCents[]) {
  const sums = new Map<number, Cents>()
  for (const { vatPercent, cents } of amounts)
    if (vatPercent > 0) sums.set(vatPercent, addCents(sums.get(vatPercent) ?? noCents, cents))
  return [...sums].map(([vatPercent, cents]) => ({ vatPercent, vatCents: includedVatCents(cents, vatPercent) }))
}
