import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { mostRooms, type Room, usualRoom } from '../../domain/estimate/rooms.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import { House } from './house.tsx'

const rooms = (...types: Room['type'][]) => types.map(usualRoom)

test('every room of the order has a lit window, and every usual room that is left out a dark one', () => {
  const storeys = windowsOf([...rooms('sk', 'sk', 'wk', 'or'), { type: 'kr', area: 9, dirt: 3 }])
  expect(storeys.flat()).toEqual([
    { type: 'or', dirt: 2 },
    { type: 'sk', dirt: 2 },
    { type: 'sk', dirt: 2 },
    { type: 'br', dirt: undefined },
    { type: 'tr', dirt: undefined },
    { type: 'hg', dirt: undefined },
    { type: 'kr', dirt: 3 },
    { type: 'wk', dirt: 2 },
  ])
})

test('no storey is more than four windows wider than the attic, up to the most rooms of an order', () => {
  for (let count = 0; count <= mostRooms; count += 1) {
    const [attic = [], second = [], ground = []] = windowsOf(Array.from({ length: count }, () => usualRoom('sk')))
    expect(attic.length + second.length + ground.length).toBe(Math.max(1, count) + 5)
    expect(second.length).toBeLessThanOrEqual(attic.length + 2)
    expect(ground.length).toBeLessThanOrEqual(attic.length + 4)
  }
})

test('heavy work dims its window, and a room that is left out is dark', () => {
  const html = renderToStaticMarkup(<House rooms={[{ type: 'sk', dirt: 3 }]} stamp="nonBinding" />)
  expect([...html.matchAll(/data-dirt="(\d)"/g)].map(([, dirt]) => dirt)).toEqual(['3'])
  expect(html.split('data-room=').length - 1).toBe(6)
})
