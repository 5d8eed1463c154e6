import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tariffMistakeInWords } from '../../copy/tariff-mistakes.ts'
import { anyTariff } from '../../testing/estimate/any-estimate.ts'
import { coverageOf } from '../places/area.ts'
import type { Tariff } from './tariff.ts'
import { checkTariff } from './tariff-check.ts'

const good = structuredClone(
  fc.sample(
    anyTariff.filter(({ country }) => country === 'BE'),
    { numRuns: 1, seed: 7 },
  )[0],
) as Tariff

const teamAndZone = { team: 'east', zone: 'near' }
const people = { aloneUpToMinutes: 120, longestVisitMinutes: 420, most: 4 }
const steps = { onSiteStepMinutes: 15, leastPersonMinutes: 120, people }

const mistakes = (changes: Record<string, unknown>) => {
  const check = checkTariff('BE', { ...good, ...steps, ...changes })
  return check.ok ? [] : check.mistakes.map(tariffMistakeInWords)
}

test('a good tariff has no mistakes', () => {
  expect(mistakes({})).toEqual([])
})

test.each([
  [{ centsPerPersonHour: '3650' }, 'centsPerPersonHour has to be a whole number of cents from 500 to 50000'],
  [{ centsPerPersonHour: 36.5 }, 'centsPerPersonHour has to be a whole number of cents from 500 to 50000'],
  [
    { taskMinutes: { ...good.taskMinutes, 'dust-lamps': 1.1 } },
    'taskMinutes.dust-lamps has to be minutes from 0 to 240 in steps of 0.25, such as 2.5',
  ],
  [{ discount: 10 }, 'discount is not a field that a tariff has'],
  [{ currency: 'USD' }, 'currency has to be EUR'],
  [{ country: 'NL' }, 'country has to be BE in this file'],
  [
    { people: { ...people, longestVisitMinutes: 400 } },
    'people.longestVisitMinutes has to be a multiple of onSiteStepMinutes (15)',
  ],
  [
    { people: { ...people, aloneUpToMinutes: 435 } },
    'people.aloneUpToMinutes must not be more than longestVisitMinutes',
  ],
  [{ leastPersonMinutes: 421 }, 'leastPersonMinutes must not be more than people.longestVisitMinutes'],
  [{ dirtPercent: { 1: 100, 2: 90, 3: 140 } }, 'dirtPercent must not go down from light (1) to heavy (3)'],
  [{ regions: { ...good.regions, utrecht: teamAndZone } }, /^regions\.utrecht is not a region of BE/],
  [
    { regions: { ...good.regions, antwerp: { team: 'north', zone: 'near' } } },
    'regions.antwerp.team names no team of this file: north',
  ],
  [{ areas: [{ ...teamAndZone, from: 2000, to: 1999 }] }, 'areas.0.to must not be below from (2000)'],
  [
    { areas: [{ team: 'east', zone: 'constructor', from: 2000, to: 2999 }] },
    'areas.0.zone names no zone of this file: constructor',
  ],
  [
    { calendar: { ...good.calendar, weekdayPercent: {} } },
    'calendar.weekdayPercent has to hold at least one day on which teams work',
  ],
  [
    { calendar: { ...good.calendar, closedDays: ['24-12-2026'] } },
    'calendar.closedDays.0 has to be a date such as 2026-12-24',
  ],
])('%j is reported', (changes, message) => {
  expect(mistakes(changes)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
})

test('a missing region or task is reported', () => {
  const { antwerp: _antwerp, ...regions } = good.regions
  expect(mistakes({ regions })).toEqual(['regions.antwerp is missing: every region that you go to needs its team'])
  const elsewhere = coverageOf('BE', { except: ['antwerp'] })
  expect(checkTariff('BE', { ...good, regions }, elsewhere), 'nothing of it is served (R1.13)').toMatchObject({
    ok: true,
  })
  const { 'dust-lamps': _lamps, ...taskMinutes } = good.taskMinutes
  expect(mistakes({ taskMinutes })).toEqual(['taskMinutes.dust-lamps is missing'])
})

test.each([null, 'tariff', [], 4])('%j is not a tariff', (input) => {
  expect(checkTariff('BE', input).ok).toBe(false)
})
