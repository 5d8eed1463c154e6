import { describe, expect, it } from 'vitest'
import { type PackageId, packageIds } from './cleaning-packages.ts'
import { compareTasks, roomTasks } from './room-tasks.ts'
import { roomTypeIds } from './room-types.ts'
import { differences, type TaskInRooms } from './task-differences.ts'

const pairs = packageIds.flatMap((a) => packageIds.filter((b) => b !== a).map((b): [PackageId, PackageId] => [a, b]))

const perRoom = (tasks: readonly TaskInRooms[]) =>
  tasks.flatMap(({ task, rooms }) => rooms.map((room) => `${room} ${task}`)).sort()

describe('the differences of two packages', () => {
  it.each(pairs)('%s and %s: say exactly what the comparison room by room says', (a, b) => {
    const told = differences(a, b)
    const compared = compareTasks(a, b)
    const expected = (key: 'onlyInA' | 'onlyInB' | 'inBoth') =>
      compared.flatMap((entry) => entry[key].map((task) => `${entry.room} ${task}`)).sort()
    expect(perRoom([...told.a.missing, ...told.a.inMoreRooms])).toEqual(expected('onlyInA'))
    expect(perRoom([...told.b.missing, ...told.b.inMoreRooms])).toEqual(expected('onlyInB'))
    expect(perRoom(told.inBoth)).toEqual(expected('inBoth'))
  })

  it.each(pairs)('%s and %s: name each task once per list, its rooms in the usual order', (a, b) => {
    const told = differences(a, b)
    for (const list of [told.a.missing, told.a.inMoreRooms, told.b.missing, told.b.inMoreRooms, told.inBoth]) {
      expect(new Set(list.map(({ task }) => task)).size).toBe(list.length)
      for (const { rooms } of list) expect(rooms).toEqual(roomTypeIds.filter((room) => rooms.includes(room)))
    }
  })

  it.each(pairs)('%s and %s: call missing only what the other does in no room', (a, b) => {
    const told = differences(a, b)
    const doneBy = (id: PackageId) => Object.values(roomTasks[id]).flat()
    for (const { task } of told.a.missing) expect(doneBy(b)).not.toContain(task)
    for (const { task } of told.a.inMoreRooms) expect(doneBy(b)).toContain(task)
    for (const { task } of told.b.missing) expect(doneBy(a)).not.toContain(task)
    for (const { task } of told.b.inMoreRooms) expect(doneBy(a)).toContain(task)
  })

  it('tell the spring cleaning from the deep cleaning by windows and upholstery, and back by tiles', () => {
    const told = differences('ls', 'gs')
    const names = (tasks: readonly TaskInRooms[]) => tasks.map(({ task }) => task)
    expect(names(told.a.missing)).toEqual(expect.arrayContaining(['inside-windows', 'vacuum-upholstery']))
    expect(names(told.b.missing)).toContain('scrub-tiles-and-grout')
  })
})
