import { expect, test } from 'vitest'
import { cents } from '../../domain/money/cents.ts'
import { lateCosts } from '../../domain/payments/late-reminder.ts'
import { lateCostFormula } from './late-cost-formula.ts'

test.each([
  ['BE', 12_800, '128 ≤ 150: 20'],
  ['BE', 35_000, '30 + 10% × 200 = 50'],
  ['NL', 30_000, '15% × 300 = 45'],
  ['NL', 300_000, '375 + 10% × 500 = 425'],
] as const)('%s, %d cents: %s', (country, due, formula) => {
  const costs = lateCosts(country, cents(due), true)
  expect(costs && lateCostFormula(costs, (amount) => String(amount / 100))).toBe(formula)
})
