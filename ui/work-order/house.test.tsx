import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mostRooms, type Room, usualRoom } from '../../domain/estimate/rooms.ts'
import { House } from './house.tsx'
import { windowsOf } from './house-windows.ts'
import { orderStamps, stampLights } from './order-stamps.ts'

const rooms = (...types: Room['type'][]) => types.map(usualRoom)

test('every room of the order has a lit window, and every usual room that is left out a dark one', () => {
  const { storeys } = windowsOf([...rooms('sk', 'sk', 'wk', 'or'), { type: 'kr', area: 9, dirt: 3 }])
  expect(storeys.flat()).toEqual([
    { type: 'or', dirt: 2 },
    { type: 'sk', dirt: 2 },
    { type: 'sk', dirt: 2 },
    { type: 'br', dirt: undefined },
    { type: 'tr', dirt: undefined },
    { type: 'kr', dirt: 3 },
    { type: 'wk', dirt: 2 },
    { type: 'hg', dirt: undefined },
  ])
})

test('no storey has more windows than fit, up to the most rooms of an order', () => {
  for (let count = 0; count <= mostRooms; count += 1) {
    const { storeys, attic } = windowsOf(Array.from({ length: count }, () => usualRoom('sk')))
    expect(storeys.flat().length).toBe(Math.max(1, count) + 5)
    for (const [level, windows] of storeys.entries()) expect(windows.length).toBeLessThanOrEqual(attic + 2 * level)
  }
})

test('heavy work tints the lower half of a window', () => {
  const tinted = (dirt: Room['dirt']) =>
    renderToStaticMarkup(<House rooms={[{ type: 'sk', dirt }]} light="on" />).split('heavy').length - 1
  expect([1, 2, 3].map((dirt) => tinted(dirt as Room['dirt']))).toEqual([0, 0, 1])
})

test('the house is dark for an example and for an order that has ended, and its door is open once the work is inspected', () => {
  expect(stampLights.example).toBe('off')
  expect(['cancelled', 'withdrawn', 'notDone'].map((state) => stampLights[orderStamps[state as 'cancelled']])).toEqual([
    'off',
    'off',
    'off',
  ])
  expect(stampLights[orderStamps.ordered]).toBe('agreed')
  expect(stampLights[orderStamps.inspected]).toBe('open')
})
