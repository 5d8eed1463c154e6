import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRooms, anyTariff } from '../../testing/estimate/any-estimate.ts'
import { packageIds } from '../packages/cleaning-packages.ts'
import { roomTasks } from '../packages/room-tasks.ts'
import { taskIds } from '../packages/task-ids.ts'
import { extraIds } from './rooms.ts'
import type { Tariff } from './tariff.ts'
import { extraMinutes, includedExtras, roomMinutes } from './work.ts'

const any = fc.sample(anyTariff, { numRuns: 1, seed: 3 })[0] as Tariff
const rates = {
  ...any,
  dirtPercent: { 1: 80, 2: 100, 3: 150 },
  taskMinutes: Object.fromEntries(taskIds.map((id) => [id, 2])) as Tariff['taskMinutes'],
  minutesPerSquareMetre: {
    ...any.minutesPerSquareMetre,
    gs: { ...any.minutesPerSquareMetre.gs, kr: 1.5, tr: 1.25 },
  },
}

describe('minutes for a room', () => {
  test('are those of its tasks and area, times the dirt factor', () => {
    const tasks = 2 * roomTasks.gs.kr.length
    expect(roomMinutes(rates, 'gs', { type: 'kr', area: 12, dirt: 2 })).toBe(tasks + 18)
    expect(roomMinutes(rates, 'gs', { type: 'kr', area: 12, dirt: 3 })).toBe((tasks + 18) * 1.5)
  })

  test('are whole; half a minute is rounded up', () => {
    const tasks = 2 * roomTasks.gs.tr.length
    expect(roomMinutes(rates, 'gs', { type: 'tr', area: 2, dirt: 2 })).toBe(tasks + 3)
    expect(roomMinutes(rates, 'gs', { type: 'tr', area: 1, dirt: 2 })).toBe(tasks + 1)
  })
})

describe('an extra', () => {
  const kitchens = [
    { type: 'kr', area: 12, dirt: 2 },
    { type: 'kr', area: 5, dirt: 3 },
    { type: 'sk', area: 9, dirt: 2 },
  ] as const

  test('adds its task to each room where it makes sense, with more time for dirtier rooms', () => {
    expect(extraMinutes(rates, 'gs', 'oven', kitchens)).toBe(2 + 3)
    expect(extraMinutes(rates, 'gs', 'windows', kitchens)).toBe(2 + 3 + 2)
    expect(extraMinutes(rates, 'gs', 'upholstery', kitchens)).toBe(0)
  })

  test('adds nothing to a package that already includes its task or a similar one', () => {
    expect(extraMinutes(rates, 'es', 'oven', kitchens)).toBe(0)
    expect(extraMinutes(rates, 'zs', 'fridge', kitchens)).toBe(0)
    expect(extraMinutes(rates, 'rs', 'windows', kitchens)).toBe(0)
    expect(includedExtras('es')).toEqual(['oven', 'fridge', 'cupboards', 'wardrobes', 'windows'])
    expect(includedExtras('gs')).toEqual([])
  })

  test('adds nothing in any home if it is included', () => {
    fc.assert(
      fc.property(fc.constantFrom(...packageIds), anyRooms, (packageId, rooms) => {
        const included = includedExtras(packageId)
        for (const id of extraIds) if (included.includes(id)) expect(extraMinutes(rates, packageId, id, rooms)).toBe(0)
      }),
    )
  })
})
