import { describe, expect, test } from 'vitest'
import { checkHome, readHome } from './order-home.ts'

const home = (query: string) => checkHome('BE', readHome(new URLSearchParams(query)))

describe('step 1', () => {
  test('takes the hand-off of the website as it is', () => {
    expect(home('packageId=gs&zipCode=2000')).toEqual({
      ok: true,
      home: { packageId: 'gs', zipCode: '2000', extras: [], houseNumber: '' },
    })
    expect(readHome(new URLSearchParams('zipCode=2000&date=2026-12-01')).date).toBe('2026-12-01')
    expect(readHome(new URLSearchParams('zipCode=2000&date=2026-13-01')).date).toBeUndefined()
    expect(home('packageId=gs&zipCode=2000&date=2026-12-01&handover=2026-12-03')).toEqual({
      ok: true,
      home: { packageId: 'gs', zipCode: '2000', extras: [], houseNumber: '', date: '2026-12-01' },
    })
    expect(home('packageId=es&zipCode=2000&date=2026-12-01&handover=2026-12-03')).toMatchObject({
      home: { date: '2026-12-01', handover: '2026-12-03' },
    })
  })

  test('takes rooms and extras as text and as fields of the form', () => {
    const rooms = [{ type: 'kr', area: 12, dirt: 3 }]
    expect(home('packageId=gs&zipCode=2000&rooms=kr-12-3&extras=oven')).toMatchObject({
      home: { rooms, extras: ['oven'] },
    })
    expect(home('packageId=gs&zipCode=2000&type=kr&area=12&dirt=3&extra=oven&houseNumber=+7b+')).toMatchObject({
      home: { rooms, extras: ['oven'], houseNumber: '7b' },
    })
  })

  test('takes a house number as long as the limit, and keeps no more than shows that it is too long', () => {
    expect(home(`zipCode=2000&houseNumber=${'1'.repeat(20)}`).ok).toBe(true)
    expect(readHome(new URLSearchParams(`houseNumber=${'1'.repeat(99)}`)).houseNumber).toHaveLength(21)
  })

  test.each([
    ['zipCode=', { zipCode: 'required' }, undefined],
    [`zipCode=20&houseNumber=${'1'.repeat(20)}`, { zipCode: 'malformed' }, undefined],
    ['zipCode=7551AB', { zipCode: 'otherCountry' }, '7551AB'],
    ['zipCode=2000&rooms=kr-300-2', { rooms: 'tooLarge' }, undefined],
    [`zipCode=2000&houseNumber=${'1'.repeat(21)}`, { houseNumber: 'tooLong' }, undefined],
  ])('%s is refused', (query, problems, zipCode) => {
    expect(home(query)).toEqual({ ok: false, problems, ...(zipCode && { zipCode }) })
  })
})
