import { describe, expect, it } from 'vitest'
import { type PackageId, packageIds } from './cleaning-packages.ts'
import { compareTasks, roomTasks } from './room-tasks.ts'
import { roomTypeIds } from './room-types.ts'
import { differences, type TaskInRooms } from './task-differences.ts'

const pairs = packageIds.flatMap((a) => packageIds.filter((b) => b !== a).map((b): [PackageId, PackageId] => [a, b]))

const perRoom = (tasks: readonly TaskInRooms[]) =>
  tasks.flatMap(({ task, rooms }) => rooms.map((room) => `${room} ${task}`)).sort()

describe('the differences between two packages', () => {
  it.each(pairs)('%s and %s: match the comparison room by room', (a, b) => {
    const byTask = differences(a, b)
    const compared = compareTasks(a, b)
    const expected = (key: 'onlyInA' | 'onlyInB' | 'inBoth') =>
      compared.flatMap((entry) => entry[key].map((task) => `${entry.room} ${task}`)).sort()
    expect(perRoom([...byTask.a.missing, ...byTask.a.inMoreRooms])).toEqual(expected('onlyInA'))
    expect(perRoom([...byTask.b.missing, ...byTask.b.inMoreRooms])).toEqual(expected('onlyInB'))
    expect(perRoom(byTask.inBoth)).toEqual(expected('inBoth'))
  })

  it.each(pairs)('%s and %s: list each task once, with its rooms in the usual order', (a, b) => {
    const byTask = differences(a, b)
    for (const list of [
      byTask.a.missing,
      byTask.a.inMoreRooms,
      byTask.b.missing,
      byTask.b.inMoreRooms,
      byTask.inBoth,
    ]) {
      expect(new Set(list.map(({ task }) => task)).size).toBe(list.length)
      for (const { rooms } of list) expect(rooms).toEqual(roomTypeIds.filter((room) => rooms.includes(room)))
    }
  })

  it.each(pairs)('%s and %s: call a task missing only if the other package does it in no room', (a, b) => {
    const byTask = differences(a, b)
    const doneBy = (id: PackageId) => Object.values(roomTasks[id]).flat()
    for (const { task } of byTask.a.missing) expect(doneBy(b)).not.toContain(task)
    for (const { task } of byTask.a.inMoreRooms) expect(doneBy(b)).toContain(task)
    for (const { task } of byTask.b.missing) expect(doneBy(a)).not.toContain(task)
    for (const { task } of byTask.b.inMoreRooms) expect(doneBy(a)).toContain(task)
  })

  it('show windows and upholstery as spring cleaning only, tiles as deep cleaning only', () => {
    const byTask = differences('ls', 'gs')
    const names = (tasks: readonly TaskInRooms[]) => tasks.map(({ task }) => task)
    expect(names(byTask.a.missing)).toEqual(expect.arrayContaining(['inside-windows', 'vacuum-upholstery']))
    expect(names(byTask.b.missing)).toContain('scrub-tiles-and-grout')
  })
})
