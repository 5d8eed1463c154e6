import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRequest, anyTariff } from '../../testing/estimate/any-estimate.ts'
import { visitPrices } from '../estimate/visit-prices.ts'
import { visitWork } from '../estimate/visit-work.ts'
import { addCents, cents } from '../money/cents.ts'
import { priceLines } from './price-lines.ts'
import { includedVatCents, vatPercent, vatShares } from './vat.ts'
import { unroundedCents, visitPrice } from './visit-price.ts'

const anyPrice = anyTariff.chain((tariff) =>
  fc.record({ tariff: fc.constant(tariff), request: anyRequest(tariff.country) }),
)
const now = new Date('2026-11-23T10:00Z')

describe('a price', () => {
  test('has parts that sum exactly to it, each with the VAT of the country', () => {
    fc.assert(
      fc.property(anyPrice, fc.nat(300_000).map(cents), ({ tariff, request }, priceCents) => {
        const lines = priceLines(tariff, request, priceCents)
        fc.pre(lines.length > 0)
        expect(addCents(...lines.map((line) => line.cents))).toBe(priceCents)
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

  test('gives each extra its share of the work, and travel a line only where it costs something', () => {
    fc.assert(
      fc.property(anyPrice, fc.nat(300_000).map(cents), ({ tariff, request }, priceCents) => {
        const work = visitWork(tariff, request)
        fc.pre(work !== undefined)
        const travel = Math.min(work.zone.travelCents, priceCents)
        const [cleaning, ...others] = priceLines(tariff, request, priceCents).map(({ part, cents }) => [part, cents])
        expect(cleaning?.[0]).toBe('cleaning')
        const shares = work.extras.map(({ id, minutes }) => {
          return [id, minutes && Math.floor(((priceCents - travel) * minutes) / work.workMinutes)]
        })
        expect(others).toEqual([...shares, ...(travel > 0 ? [['travel', travel]] : [])])
      }),
    )
  })

  test('is unknown on a date without a factor, and for work that is too large', () => {
    fc.assert(
      fc.property(anyPrice, ({ tariff, request }) => {
        const closed = { ...tariff, calendar: { ...tariff.calendar, weekdayPercent: {} } }
        expect(visitPrice(closed, request, '2026-12-01')).toBeUndefined()
        const alone = { ...tariff, people: { ...tariff.people, aloneUpToMinutes: 0, most: 0 } }
        expect(visitPrice(alone, request, '2026-12-01')).toBeUndefined()
        expect(priceLines(alone, request, cents(10_000))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  test('is the same on one date as in the list of all dates', () => {
    fc.assert(
      fc.property(anyPrice, ({ tariff, request }) => {
        const prices = visitPrices(tariff, request, now)
        for (const { date, priceCents } of prices?.dates ?? []) {
          const price = visitPrice(tariff, request, date)
          expect(price).toMatchObject({
            priceCents,
            work: { crew: { people: prices?.people, minutesOnSite: prices?.minutesOnSite } },
          })
          const rounding = price && unroundedCents(tariff, price) - price.priceCents
          expect(Math.abs(rounding ?? Number.NaN)).toBeLessThanOrEqual((tariff.priceStepCents + 1) / 2)
        }
      }),
    )
  })
})

test('VAT is the part of an amount, not on top of it', () => {
  expect(includedVatCents(cents(12_100), vatPercent('BE'))).toBe(2100)
  expect(includedVatCents(cents(10_900), vatPercent('NL'))).toBe(900)
  expect(includedVatCents(cents(0), 21)).toBe(0)
})

test('VAT is rounded once for each rate, on the sum, and amounts without VAT have none', () => {
  const amounts = [
    { cents: cents(13_333), vatPercent: 9 },
    { cents: cents(10_000), vatPercent: 21 },
    { cents: cents(9467), vatPercent: 9 },
    { cents: cents(5000), vatPercent: 0 },
  ]
  expect(vatShares(amounts.filter(({ vatPercent: percent }) => percent === 9))).toEqual([
    { vatPercent: 9, vatCents: 1883 },
  ])
  expect(vatShares(amounts)).toEqual([
    { vatPercent: 9, vatCents: 1883 },
    { vatPercent: 21, vatCents: 1736 },
  ])
})
