import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asked } from '../../testing/estimate/any-estimate.ts'
import { addDays, officeClock } from '../opening/office-time.ts'
import { scheduleAt } from './dates.ts'
import { estimate } from './estimate.ts'
import { visitPrices } from './visit-prices.ts'

test('each date has the price that an estimate shows for it, to the cent (R16.3)', () => {
  let compared = 0
  fc.assert(
    fc.property(asked, ({ tariff, now, request }) => {
      // An estimate that shows a fortnight of dates, and prices of exactly as many.
      const calendar = { ...tariff.calendar, datesShown: 14 }
      const outcome = estimate({ ...tariff, calendar }, request, scheduleAt({ ...tariff, calendar }, now))
      const prices = visitPrices(tariff, request, now, 730)
      expect(prices === undefined).toBe(!outcome.ok)
      if (!outcome.ok || !prices) return
      const { dates, people, minutesOnSite, team } = outcome.estimate
      const shown = dates.map(({ date, price }) => ({ date, priceCents: price }))
      expect(prices.dates.slice(0, shown.length)).toEqual(shown)
      expect(prices).toMatchObject({ people, minutesOnSite, team: team.id })
      compared += shown.length
    }),
    { numRuns: 250 },
  )
  expect(compared).toBeGreaterThan(250)
})

test('the dates are all those on which the team can come within the given days', () => {
  fc.assert(
    fc.property(asked, fc.integer({ min: 0, max: 100 }), ({ tariff, now, request }, days) => {
      const last = addDays(officeClock(now).date, days)
      const [some, more] = [visitPrices(tariff, request, now, days), visitPrices(tariff, request, now, days + 30)]
      expect(some?.dates).toEqual(more?.dates.filter(({ date }) => date <= last))
    }),
  )
})
