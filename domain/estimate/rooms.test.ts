import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRooms } from '../../testing/estimate/any-estimate.ts'
import { formatRooms, mostRooms, parseRooms, roomsPattern } from './rooms.ts'

test('rooms are the same after being written to an address and read back', () => {
  fc.assert(
    fc.property(anyRooms, (rooms) => {
      expect(parseRooms(formatRooms(rooms))).toEqual({ ok: true, rooms })
      expect(formatRooms(rooms)).toMatch(new RegExp(roomsPattern()))
    }),
  )
})

test.each([
  '',
  'kr',
  'kr-12',
  'kr-12-4',
  'kr-0-2',
  'kr-012-2',
  'kr-1.5-2',
  'KR-12-2',
  'xx-12-2',
  'kr-12-2,',
  ' kr-12-2',
  'kr-12-2;br-6-1',
])('%j is malformed', (text) => {
  expect(parseRooms(text)).toEqual({ ok: false, problem: 'malformed' })
  expect(text).not.toMatch(new RegExp(roomsPattern()))
})

test('a room has at most 250 m², a home at most 40 rooms', () => {
  expect(parseRooms('wk-250-2')).toMatchObject({ ok: true })
  expect(parseRooms('wk-251-2')).toEqual({
    ok: false,
    problem: 'tooLarge',
    rooms: [{ type: 'wk', area: 251, dirt: 2 }],
  })
  const many = (count: number) => Array.from({ length: count }, () => 'tr-2-1').join(',')
  expect(parseRooms(many(mostRooms))).toMatchObject({ ok: true })
  expect(parseRooms(many(mostRooms + 1))).toEqual({ ok: false, problem: 'tooMany' })
})
