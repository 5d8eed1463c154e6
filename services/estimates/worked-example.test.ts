import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { companyFolder } from '../../domain/company/read-company.ts'
import { checkEstimateQuery } from '../../domain/estimate/query.ts'
import { createEstimator } from './estimator.ts'
import { readTariff } from './read-tariff.ts'

/** The worked example of docs/estimate.md, without line breaks where a sentence goes on. */
const [, example = ''] = /## A worked example\n(.*?)\n## /s.exec(readFileSync('docs/estimate.md', 'utf8')) ?? []
const sentences = example.replaceAll('\n', ' ')

/** The groups of a pattern's matches in the document's sentences. */
function quoted(pattern: RegExp): string[] {
  const [, ...found] = pattern.exec(sentences) ?? []
  if (found.length === 0) throw new Error(`The document does not say ${pattern}`)
  return found
}
const numbersOf = (pattern: RegExp) => quoted(pattern).map(Number)

/** The rows of the document's tables that begin with something that matches, as cells. */
const rows = (first: RegExp) =>
  [...example.matchAll(/^\| (.*) \|$/gm)]
    .map(([, row = '']) => row.split(/ *\| */))
    .filter(([cell = '']) => first.test(cell))

const cents = (euros: string | number) => Math.round(Number(euros) * 100)

const [now = ''] = quoted(/Asked at `([^`]*)`/)
const [query = ''] = quoted(/`(packageId=[^`]*)`/)
const check = checkEstimateQuery('BE', new URLSearchParams(query))
const tariff = readTariff(companyFolder, 'BE')
if (!check.ok || !tariff) throw new Error('The example cannot be asked')
const outcome = createEstimator(tariff).estimate(check.request, new Date(now))
if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
const { estimate } = outcome

const work = rows(/^(\w\w-\d+-\d|oven)$/).map(([what, tasks, area = '', dirt = '', minutes]) => {
  const [, perSquareMetre = 0, squareMetres = 0, areaMinutes = 0] = /^([\d.]+) × (\d+) = ([\d.]+)$/.exec(area) ?? []
  const [, factor, product] = /^× ([\d.]+) = ([\d.]+)$/.exec(dirt) ?? []
  const figures = [tasks, perSquareMetre, squareMetres, areaMinutes, factor, product, minutes].map(Number)
  return { what, figures: figures as [number, number, number, number, number, number, number] }
})
const dates = rows(/^\d{4}-/).map(([date, sum = '', price = '', low = '', high = '']) => {
  const [labour = Number.NaN, travel = Number.NaN] = sum.split(' + ').map(Number)
  return { date, labour, travel, price: cents(price), low: cents(low), high: cents(high) }
})

describe('the worked example by hand', () => {
  test('has a line for each requested room and extra', () => {
    expect(work.map(({ what }) => what)).toEqual(['kr-12-3', 'br-6-1', 'wk-40-2', 'oven'])
    expect(dates).toHaveLength(tariff.calendar.datesShown)
  })

  test.each(work)('adds up: $what', ({ figures }) => {
    const [tasks, perSquareMetre, squareMetres, areaMinutes, factor, product, minutes] = figures
    expect(perSquareMetre * squareMetres).toBe(areaMinutes)
    expect((tasks + areaMinutes) * factor).toBeCloseTo(product, 9)
    expect(Math.round(product)).toBe(minutes)
  })

  test('adds up: people, time and price', () => {
    const [sum = 0, alone] = numbersOf(/Together (\d+) person-minutes: more than one person does alone \((\d+)\)/)
    const [people = 0, each, onSite = 0, charged = 0] = numbersOf(
      /so (\d) people; (\d+) minutes each, rounded up to (\d+) on site, which is (\d+) person-minutes/,
    )
    const [asCharged, rate = 0, labour = 0] = numbersOf(/Labour is (\d+) \/ 60 × € ([\d.]+) = € ([\d.]+)\./)
    const [travel = 0, uncertainty = 0] = numbersOf(/travel € ([\d.]+)\..*the uncertainty is (\d+) %/)
    expect(sum).toBe(work.reduce((total, { figures }) => total + figures[6], 0))
    expect(sum).toBeGreaterThan(alone ?? 0)
    expect([sum / people, people * onSite, charged]).toEqual([each, charged, asCharged])
    expect((charged / 60) * rate).toBeCloseTo(labour, 9)
    expect(estimate).toMatchObject({
      people,
      minutesOnSite: onSite,
      personMinutes: charged,
      assumptions: { workMinutes: sum, travelCents: cents(travel), uncertaintyPercent: uncertainty },
    })

    for (const date of dates) {
      const euros = (share: number) => Math.round((date.labour * (100 + share)) / 100 + date.travel) * 100
      expect(date.travel).toBe(travel)
      expect([euros(-uncertainty), euros(0), euros(uncertainty)], date.date).toEqual([date.low, date.price, date.high])
      const weekday = new Date(date.date ?? '').toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' })
      const factor = tariff.calendar.weekdayPercent[weekday.toLowerCase() as 'monday']
      expect(date.labour, date.date).toBeCloseTo((labour * (factor ?? 0)) / 100, 9)
    }
  })

  test('equals the estimate with the sample tariff, to the cent', () => {
    const { rooms, extras } = estimate.assumptions
    const minutes = work.map(({ figures }) => figures[6])
    expect([...rooms, ...extras].map((part) => part.minutes)).toEqual(minutes)
    const prices = dates.map(({ date, price, low, high }) => ({ date, price, low, high }))
    expect(estimate.dates).toEqual(prices)
    const [low = '', high = '', validUntil = ''] = quoted(
      /over all dates is € ([\d.]+) to € ([\d.]+), valid until .* \(`([^`]*)`\)/,
    )
    expect(estimate.price).toEqual({ low: cents(low), high: cents(high) })
    expect(estimate.validUntil).toBe(validUntil)
    expect([estimate.team.name, estimate.region]).toEqual(['Ghent', 'eastFlanders'])
  })
})
