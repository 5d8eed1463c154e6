import { describe, expect, test } from 'vitest'
import { consentsToAsk, fittingVisit, isPastVisit, rescheduleKind } from './reschedule-kind.ts'

const visit = { date: '2026-12-10', part: 'morning' } as const
const orderedAt = new Date('2026-11-23T10:00:00Z')
const order = { business: null, country: 'BE', orderedAt, team: 'antwerp', visit } as const

test.each([
  [{ team: 'antwerp', visit }, undefined],
  [{ team: 'ghent', visit }, 'moveTeam'],
  [{ team: 'antwerp', visit: { ...visit, part: 'afternoon' } }, 'moveVisit'],
  [{ team: 'ghent', visit: { ...visit, date: '2026-12-11' } }, 'moveVisit'],
] as const)('a move by the company: %j: %s', (to, move) => {
  expect(rescheduleKind(order, to)).toBe(move)
})

test.each([
  [120, 'morning', 'morning'],
  [120, 'afternoon', 'afternoon'],
  [120, 'day', 'morning'],
  [400, 'afternoon', 'day'],
] as const)('%d minutes, meant for the %s, take the %s', (minutesOnSite, part, fitting) => {
  expect(fittingVisit({ minutesOnSite }, { date: '2026-12-10', part })).toEqual({ date: '2026-12-10', part: fitting })
})

describe('an order may be moved', () => {
  const asks = (date: string, agreed: ('beginEarly' | 'losesRight')[] = []) =>
    consentsToAsk(order, { date, part: 'morning' }, agreed)
  const isPast = (date: string, now: string) => isPastVisit(order, { date, part: 'morning' }, new Date(now))

  test('not into the withdrawal period, unless the customer has asked for that', () => {
    expect(asks('2026-12-07')).toEqual(['beginEarly', 'losesRight'])
    expect(asks('2026-12-08')).toEqual([])
    expect(asks('2026-12-07', ['beginEarly'])).toEqual(['losesRight'])
    expect(asks('2026-12-07', ['beginEarly', 'losesRight'])).toEqual([])
  })

  test('not into the past, but to another team until it is done', () => {
    expect(isPast('2026-12-09', '2026-12-09T06:59:00Z')).toBe(false)
    expect(isPast('2026-12-09', '2026-12-09T07:00:00Z')).toBe(true)
    expect(isPast(visit.date, '2026-12-12T10:00:00Z')).toBe(false)
    expect(
      consentsToAsk({ ...order, visit: { ...visit, date: '2026-12-07' } }, { ...visit, date: '2026-12-07' }, []),
    ).toEqual([])
  })
})
