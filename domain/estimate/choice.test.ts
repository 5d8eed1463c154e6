import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRequest } from '../../testing/estimate/any-estimate.ts'
import { formatChoice, formFields, isFormQuery, readChoice, withoutTypicalHome } from './choice.ts'

const read = (query: string) => readChoice(new URLSearchParams(query))

test('an address contains the whole choice and is not mistaken for a form query', () => {
  fc.assert(
    fc.property(anyRequest('BE'), (choice) => {
      const query = new URLSearchParams(formatChoice(choice))
      expect(readChoice(query)).toEqual(choice)
      expect(isFormQuery(query)).toBe(false)
    }),
  )
})

test('a form query becomes a short address with the same choice', () => {
  const form = 'packageId=es&zipCode=2000&type=kr&area=12&dirt=3&type=br&area=6&dirt=1&extra=windows&extra=oven'
  expect(isFormQuery(new URLSearchParams(form))).toBe(true)
  expect(formatChoice(read(form))).toBe('packageId=es&zipCode=2000&rooms=kr-12-3,br-6-1&extras=oven,windows')
})

test('rooms that equal the typical home count as no rooms', () => {
  const typical = [{ type: 'kr', area: 12, dirt: 2 }] as const
  const choice = read('packageId=gs&zipCode=2000&type=kr&area=12&dirt=2&extra=oven')
  expect(withoutTypicalHome(choice, typical)).toEqual({ packageId: 'gs', zipCode: '2000', extras: ['oven'] })
  expect(withoutTypicalHome(choice, [...typical, ...typical])).toBe(choice)
})

describe('the buttons of the form', () => {
  const rows = 'packageId=gs&zipCode=2000&type=kr&area=12&dirt=3&type=br&area=6&dirt=1'
  test('add a room of the usual size', () => {
    expect(formatChoice(read(`${rows}&add=tr`))).toContain('rooms=kr-12-3,br-6-1,tr-2-2')
  })
  test('remove a row', () => {
    expect(formatChoice(read(`${rows}&remove=0`))).toContain('rooms=br-6-1')
  })
  test('go back to the typical home when the last row is removed', () => {
    expect(read('packageId=gs&zipCode=2000&type=kr&area=12&dirt=3&remove=0').rooms).toBeUndefined()
  })
})

describe('the figures of the home', () => {
  const typical = [
    { type: 'wk', area: 30, dirt: 2 },
    { type: 'br', area: 6, dirt: 2 },
    { type: 'sk', area: 14, dirt: 2 },
  ] as const
  const rows = 'type=wk&area=30&dirt=2&type=br&area=6&dirt=2&type=sk&area=14&dirt=2'
  const form = `packageId=gs&zipCode=2000&rooms=wk-30-2,br-6-2,sk-14-2&size=50&bedrooms=1&bathrooms=1&level=2&${rows}`
  const roomsOf = (query: string) => formatChoice(readChoice(new URLSearchParams(query), typical)).split('rooms=')[1]

  test('change nothing where they are what the form was shown with', () => {
    expect(roomsOf(form)).toBe('wk-30-2,br-6-2,sk-14-2')
    expect(roomsOf(form.replace('area=30', 'area=40'))).toBe('wk-40-2,br-6-2,sk-14-2')
  })
  test.each([
    ['size=50', 'size=100', 'wk-60-2,br-12-2,sk-28-2'],
    ['level=2', 'level=3', 'wk-30-3,br-6-3,sk-14-3'],
    ['bathrooms=1', 'bathrooms=0', 'wk-34-2,sk-16-2'],
    ['bedrooms=1', 'bedrooms=1&more=bedrooms', 'wk-24-2,br-5-2,sk-11-2,sk-10-2'],
    ['bedrooms=1', 'bedrooms=1&fewer=bedrooms', 'wk-42-2,br-8-2'],
    ['bathrooms=1', 'bathrooms=', 'wk-30-2,br-6-2,sk-14-2'],
    ['size=50', 'size=0', 'wk-30-2,br-6-2,sk-14-2'],
    ['size=50', 'size=100&add=tr', 'wk-60-2,br-12-2,sk-28-2,tr-2-2'],
  ])('%s changed to %s', (from, to, rooms) => {
    expect(roomsOf(form.replace(from, to))).toBe(rooms)
  })
  test('change rows that were changed at the same time, too', () => {
    expect(roomsOf(form.replace('size=50', 'size=120').replace('area=30', 'area=40'))).toBe('wk-80-2,br-12-2,sk-28-2')
  })
})

describe('invalid input is ignored', () => {
  test.each([
    ['area=&dirt=2', undefined],
    ['area=0&dirt=2', undefined],
    ['area=-4&dirt=2', undefined],
    ['area=twelve&dirt=2', undefined],
    ['area=12,4&dirt=2', [{ type: 'kr', area: 12, dirt: 2 }]],
    ['area=12&dirt=9', [{ type: 'kr', area: 12, dirt: 2 }]],
    ['', undefined],
  ])('type=kr&%s', (row, rooms) => {
    expect(read(`type=kr&${row}`).rooms).toEqual(rooms)
  })

  test.each([
    ['250', 250],
    ['251', 251],
    ['1e9', 999],
  ])('except for a large area: %s', (area, kept) => {
    const rooms = [{ type: 'kr', area: kept, dirt: 2 }]
    expect(read(`type=kr&area=${area}&dirt=2`).rooms).toEqual(rooms)
    expect(read(`rooms=kr-${kept}-2`).rooms).toEqual(rooms)
  })

  test('in a truncated or made-up address', () => {
    expect(read('packageId=zz&zipCode=2000 and%00 much more than that&rooms=kr-12&extras=pool,oven')).toEqual({
      packageId: 'gs',
      zipCode: '2000 and  much more',
      extras: ['oven'],
    })
  })

  test('any query gives a choice that survives being written to an address and read back', () => {
    const anyText = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('sk', 'bedrooms', 'wk-30-2,br-6-1'))
    const pairs = fc.array(fc.tuple(fc.constantFrom(...Object.values(formFields), 'zipCode'), anyText))
    fc.assert(
      fc.property(pairs, (query) => {
        const choice = readChoice(new URLSearchParams(query))
        expect(readChoice(new URLSearchParams(formatChoice(choice)))).toEqual(choice)
      }),
    )
  })
})
