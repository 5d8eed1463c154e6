import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreementIn } from '../../testing/orders/agreement-in.ts'
import type { Country } from '../language.ts'
import { addCents, cents, negateCents } from '../money/cents.ts'
import type { BusinessAgreement } from './business-order.ts'
import { atRates, grossOfNet, includedVatCents, vatByPlace } from './vat.ts'

type Place = BusinessAgreement['place']

const filing = { filesReturns: true }
const cleaner = { filesReturns: true, isCleaner: true }
const exempt = { filesReturns: false }

test.each<[Country, Place, Partial<BusinessAgreement>, boolean, Record<number, number>, 'reverse' | undefined]>([
  ['NL', 'dwelling', filing, false, { 9: 100 }, undefined],
  ['NL', 'dwelling', exempt, false, { 9: 100 }, undefined],
  ['NL', 'dwelling', cleaner, false, { 9: 100 }, 'reverse'],
  ['NL', 'premises', filing, true, { 21: 100 }, undefined],
  ['NL', 'premises', exempt, false, { 21: 100 }, undefined],
  ['NL', 'premises', cleaner, false, { 21: 100 }, 'reverse'],
  ['NL', 'mixed', filing, false, { 9: 60, 21: 40 }, undefined],
  ['NL', 'mixed', cleaner, false, { 9: 60, 21: 40 }, 'reverse'],
  ['BE', 'dwelling', filing, true, { 21: 100 }, 'reverse'],
  ['BE', 'dwelling', filing, false, { 21: 100 }, undefined],
  ['BE', 'dwelling', exempt, true, { 21: 100 }, undefined],
  ['BE', 'premises', filing, true, { 21: 100 }, 'reverse'],
  ['BE', 'premises', filing, false, { 21: 100 }, undefined],
  ['BE', 'premises', exempt, true, { 21: 100 }, undefined],
  ['BE', 'mixed', filing, true, { 21: 100 }, 'reverse'],
  ['BE', 'mixed', exempt, true, { 21: 100 }, undefined],
  ['BE', 'premises', cleaner, true, { 21: 100 }, 'reverse'],
  ['BE', 'premises', cleaner, false, { 21: 100 }, undefined],
])(
  'VAT in %s of %s for %o, confirmed by the accountant: %s (R19.3)',
  (country, place, buyer, isConfirmed, rates, reverse) => {
    const dwellingPercent = place === 'mixed' ? 60 : null
    const vat = vatByPlace(country, agreementIn(country, { place, dwellingPercent, ...buyer }), isConfirmed)
    expect(Object.fromEntries(vat.rates.map(({ vatPercent, share }) => [vatPercent, share]))).toEqual(rates)
    expect(vat.reverse).toBe(reverse)
  },
)

test('a buyer without a VAT number of the country never owes the VAT', () => {
  const { vatNumber: _, ...unnumbered } = agreementIn('BE', {}).company
  for (const company of [unnumbered, agreementIn('NL', {}).company])
    expect(vatByPlace('BE', { ...agreementIn('BE', cleaner), company }, true).reverse).toBeUndefined()
})

test('a net price keeps its cents at every rate, and so does each amount that is divided like it', () => {
  const amount = fc.integer({ min: 1, max: 9_999_999 }).map(cents)
  fc.assert(
    fc.property(amount, fc.nat(100), amount, (netCents, dwellingPercent, other) => {
      const business = agreementIn('NL', { place: 'mixed', dwellingPercent, netCents })
      const price = grossOfNet(vatByPlace('NL', business, false).rates, netCents)
      const gross = addCents(...price.map((part) => part.cents))
      const vat = addCents(...price.map((part) => includedVatCents(part.cents, part.vatPercent)))
      expect(gross - vat).toBe(netCents)
      const order = { country: 'NL' as const, business }
      expect(atRates(order, gross)).toEqual(price.filter((part) => part.cents > 0))
      const back = atRates(order, negateCents(gross)).map((part) => ({ ...part, cents: negateCents(part.cents) }))
      expect(back).toEqual(price.filter((part) => part.cents > 0))
      expect(addCents(...atRates(order, other).map((part) => part.cents))).toBe(other)
    }),
  )
})
