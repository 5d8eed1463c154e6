import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRooms } from '../../testing/estimate/any-estimate.ts'
import { homeOf, roomsOfHome } from './home.ts'
import { formatRooms, parseRooms, type Room } from './rooms.ts'

const roomsIn = (text: string): Room[] => {
  const check = parseRooms(text)
  return check.ok ? check.rooms : []
}
const typical = roomsIn('wk-32-2,kr-11-2,br-6-2,tr-2-2,hg-9-2,sk-14-2,sk-11-2,sk-8-2')
const changed = (rooms: readonly Room[], change: object) => roomsOfHome({ ...homeOf(rooms), ...change }, rooms, typical)

test('the figures of a home are those of its rooms, and its dirt where all of them have the same', () => {
  expect(homeOf(typical)).toEqual({ size: 93, bedrooms: 3, bathrooms: 1, dirt: 2 })
  expect(homeOf(roomsIn('kr-12-2,br-6-1'))).toEqual({ size: 18, bedrooms: 0, bathrooms: 1, dirt: undefined })
})

test('a home that has not changed has the rooms it had', () => {
  fc.assert(fc.property(anyRooms, (rooms) => void expect(changed(rooms, {})).toEqual(rooms)))
})

test('each figure is what it was changed to, as long as every room has a square metre', () => {
  const change = fc.record({
    size: fc.integer({ min: 60, max: 400 }),
    bedrooms: fc.nat(9),
    bathrooms: fc.nat(4),
    dirt: fc.constantFrom(1, 2, 3),
  })
  fc.assert(fc.property(change, (home) => void expect(homeOf(changed(typical, home))).toEqual(home)))
})

test('the typical home follows its figures in whatever order they change, and back again', () => {
  const steps = fc.shuffledSubarray([{ size: 140 }, { bedrooms: 5 }, { bathrooms: 2 }, { dirt: 3 }, { size: 70 }])
  fc.assert(
    fc.property(steps, (steps) => {
      const rooms = steps.reduce<readonly Room[]>(changed, typical)
      const last = Object.assign({}, ...steps)
      expect(rooms).toEqual(changed(typical, last))
      expect(changed(rooms, homeOf(typical))).toEqual(typical)
    }),
  )
})

test('other rooms keep the proportions that the visitor gave them', () => {
  expect(formatRooms(changed(roomsIn('wk-60-1,sk-20-3'), { size: 160 }))).toBe('wk-120-1,sk-40-3')
  expect(formatRooms(changed(roomsIn('wk-60-1,sk-20-3'), { bathrooms: 1 }))).toBe('wk-56-1,sk-18-3,br-6-2')
})

test('a home keeps a room, and a size beyond all measure still fits in an address', () => {
  expect(formatRooms(changed(roomsIn('sk-20-2'), { bedrooms: 0 }))).toBe('sk-20-2')
  expect(formatRooms(changed(roomsIn('sk-20-2,kr-10-2'), { size: 9000 }))).toBe('sk-999-2,kr-999-2')
})
