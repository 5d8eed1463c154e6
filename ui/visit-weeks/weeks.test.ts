import { expect, test } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import type { VisitOffer } from '../../domain/orders/order.ts'
import { weeksOf } from './weeks.ts'

const offer = (date: string, part: VisitOffer['visit']['part'] = 'morning'): VisitOffer => ({
  visit: { date, part },
  priceCents: cents(17_100),
  free: true,
  lowest: false,
})

test('groups offers by calendar week, across the turn of a year', () => {
  const weeks = weeksOf([
    offer('2026-11-28'),
    offer('2026-11-30', 'morning'),
    offer('2026-11-30', 'afternoon'),
    offer('2026-12-31'),
    offer('2027-01-02'),
    offer('2027-01-04'),
  ])
  expect(weeks.map(({ week, monday, days }) => [week, monday, days.map(({ offers }) => offers.length)])).toEqual([
    [48, '2026-11-23', [1]],
    [49, '2026-11-30', [2]],
    [53, '2026-12-28', [1, 1]],
    [1, '2027-01-04', [1]],
  ])
})
