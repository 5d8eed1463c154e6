import { readFileSync } from 'node:fs'
import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { priceLines } from '../orders/price-lines.ts'
import { visitPrice } from '../orders/visit-price.ts'
import { formatChoice, readChoice } from './choice.ts'
import { checkEstimateQuery } from './query.ts'
import { formatHours, hoursOnSale, parseHours } from './sold-hours.ts'
import { tariffSchema } from './tariff.ts'
import { visitWork } from './visit-work.ts'

const tariff = parse(tariffSchema, JSON.parse(readFileSync('company/tariffs-be.json', 'utf8')))
const home = { packageId: 'ms', zipCode: zipCodeOf('2000'), extras: ['oven'] } as const

test('hours on sale begin with the smallest order, and each is what a crew works exactly', () => {
  const all = hoursOnSale(tariff)
  expect(all[0]).toBe(tariff.leastPersonMinutes)
  expect(all).toEqual(all.toSorted((one, other) => one - other))
  for (const soldMinutes of all) {
    const work = visitWork(tariff, { ...home, soldMinutes })
    expect(work?.personMinutes).toBe(soldMinutes)
  }
})

test('the price follows the hours, not the rooms or extras, of cleaning per hour alone', () => {
  const priceOf = (packageId: 'ms' | 'gs', soldMinutes: number | null) =>
    visitPrice(tariff, { ...home, packageId, soldMinutes }, '2026-12-02')?.priceCents
  const [four, six] = [priceOf('ms', 240), priceOf('ms', 360)]
  expect(Number(six)).toBeGreaterThan(Number(four))
  expect(priceOf('ms', null), 'without hours, the rooms say how long').not.toBe(four)
  expect(priceOf('gs', 240)).toBe(priceOf('gs', null))
  const request = { ...home, soldMinutes: 240 }
  expect(
    priceLines(tariff, request, visitPrice(tariff, request, '2026-12-02')?.priceCents ?? (0 as never)).map(
      ({ part }) => part,
    ),
  ).toEqual(['cleaning'])
})

test('hours are a part of the address of cleaning per hour, and of no other package', () => {
  const query = 'packageId=ms&zipCode=2000&hours=4.5'
  const choice = readChoice(new URLSearchParams(query))
  expect([choice.soldMinutes, formatChoice(choice)]).toEqual([270, query])
  expect(readChoice(new URLSearchParams('packageId=gs&zipCode=2000&hours=4.5')).soldMinutes).toBeUndefined()
  const check = (text: string) => checkEstimateQuery('BE', new URLSearchParams(text))
  expect(check(query)).toMatchObject({ ok: true, request: { soldMinutes: 270 } })
  expect(check('packageId=gs&zipCode=2000&hours=4')).toEqual({ ok: false, problems: { hours: 'unknown' } })
  expect(check('packageId=ms&zipCode=2000&hours=four')).toEqual({ ok: false, problems: { hours: 'malformed' } })
  expect(['4', '4,5', '0', '-1', 'x', null].map(parseHours)).toEqual([240, 270, ...Array(4).fill(undefined)])
  expect(formatHours(210)).toBe('3.5')
})
