import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRequest, anyTariff } from '../../testing/estimate/any-estimate.ts'
import { visitPrices } from '../estimate/visit-prices.ts'
import { priceLines } from './price-lines.ts'
import { includedVatCents, vatPercent, vatShares } from './vat.ts'
import { visitPrice } from './visit-price.ts'

const anyPrice = anyTariff.chain((tariff) =>
  fc.record({ tariff: fc.constant(tariff), request: anyRequest(tariff.country) }),
)
const now = new Date('2026-11-23T10:00Z')

describe('a price', () => {
  test('has parts that sum exactly to it, each with the VAT of the country', () => {
    fc.assert(
      fc.property(anyPrice, fc.nat(300_000), ({ tariff, request }, priceCents) => {
        const lines = priceLines(tariff, request, priceCents)
        fc.pre(lines.length > 0)
        expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(priceCents)
        for (const line of lines) {
          expect(line.cents).toBeGreaterThanOrEqual(0)
          expect(line.vatPercent).toBe(tariff.country === 'BE' ? 21 : 9)
        }
        const percent = vatPercent(tariff.country)
        const vatCents = includedVatCents(priceCents, percent)
        expect(vatShares(lines)).toEqual([{ vatPercent: percent, vatCents }])
      }),
    )
  })

  test('is the same on one date as in the list of all dates', () => {
    fc.assert(
      fc.property(anyPrice, ({ tariff, request }) => {
        const prices = visitPrices(tariff, request, now)
        for (const { date, priceCents } of prices?.dates ?? []) {
          expect(visitPrice(tariff, request, date)).toMatchObject({
            priceCents,
            work: { crew: { people: prices?.people, minutesOnSite: prices?.minutesOnSite } },
          })
        }
      }),
    )
  })
})

test('VAT is the part of an amount, not on top of it', () => {
  expect(includedVatCents(12_100, vatPercent('BE'))).toBe(2100)
  expect(includedVatCents(10_900, vatPercent('NL'))).toBe(900)
  expect(includedVatCents(0, 21)).toBe(0)
})

test('VAT is rounded once for each rate, on the sum', () => {
  const amounts = [
    { cents: 13_333, vatPercent: 9 },
    { cents: 10_000, vatPercent: 21 },
    { cents: 9467, vatPercent: 9 },
  ]
  expect(vatShares(amounts.filter(({ vatPercent: percent }) => percent === 9))).toEqual([
    { vatPercent: 9, vatCents: 1883 },
  ])
  expect(vatShares(amounts)).toEqual([
    { vatPercent: 9, vatCents: 1883 },
    { vatPercent: 21, vatCents: 1736 },
  ])
})
