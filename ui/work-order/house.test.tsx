import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mostRooms, type Room, usualRoom } from '../../domain/estimate/rooms.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import { House } from './house.tsx'

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

test('heavy work dims the lower half of its window, and a room that is left out is dark', () => {
  const html = renderToStaticMarkup(<House rooms={[{ type: 'sk', dirt: 3 }]} stamp="nonBinding" />)
  expect([...html.matchAll(/data-room="(\w+)"/g)].map(([, room]) => room)).toEqual(['3', 'heavy'])
  expect(html.split('<path').length - 1, 'the gable, six windows, and half of one').toBe(8)
})
