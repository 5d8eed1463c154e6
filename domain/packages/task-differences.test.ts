import { describe, expect, it } from 'vitest'
import { type PackageId, packageIds, roomTypeIds } from './cleaning-packages.ts'
import { compareTasks, roomTasks } from './room-tasks.ts'
import { differences, type TaskInRooms, thorougherTasks } from './task-differences.ts'
import type { TaskId } from './task-ids.ts'

const pairs = packageIds.flatMap((a) => packageIds.filter((b) => b !== a).map((b): [PackageId, PackageId] => [a, b]))

const perRoom = (tasks: readonly TaskInRooms[]) =>
  tasks.flatMap(({ task, rooms }) => rooms.map((room) => `${room} ${task}`)).sort()

describe('the differences between two packages', () => {
  it.each(pairs)('%s and %s: match the comparison room by room', (a, b) => {
    const byTask = differences(a, b)
    const compared = compareTasks(a, b)
    const doneBy = (id: PackageId) => Object.values(roomTasks[id]).flat()
    const isDoneBetter = (task: TaskId, other: PackageId) =>
      doneBy(other).some((done) => done === thorougherTasks[task]) && !doneBy(other).includes(task)
    const others = { onlyInA: b, onlyInB: a, inBoth: undefined }
    const expected = (key: 'onlyInA' | 'onlyInB' | 'inBoth') =>
      compared
        .flatMap(({ room, ...entry }) =>
          entry[key]
            .filter((task) => !others[key] || !isDoneBetter(task, others[key]))
            .map((task) => `${room} ${task}`),
        )
        .sort()
    expect(perRoom([...byTask.a.missing, ...byTask.a.inMoreRooms])).toEqual(expected('onlyInA'))
    expect(perRoom([...byTask.b.missing, ...byTask.b.inMoreRooms])).toEqual(expected('onlyInB'))
    expect(perRoom(byTask.inBoth)).toEqual(expected('inBoth'))
  })

  it.each(pairs)('%s and %s: list each task once, with its rooms in the usual order', (a, b) => {
    const byTask = differences(a, b)
    const lists = [byTask.a.missing, byTask.a.inMoreRooms, byTask.b.missing, byTask.b.inMoreRooms, byTask.inBoth]
    for (const list of lists) {
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

  it.each(Object.entries(thorougherTasks))(
    'do not call %s missing from a package that does %s',
    (lighter, thorough) => {
      const does = (id: PackageId, task: string) =>
        Object.values(roomTasks[id])
          .flat()
          .some((own) => own === task)
      const compared = pairs.filter(([a, b]) => does(a, lighter) && does(b, thorough))
      expect(compared.some(([, b]) => !does(b, lighter))).toBe(true)
      for (const [a, b] of compared) {
        expect(differences(a, b).a.missing.map(({ task }) => task)).not.toContain(lighter)
      }
    },
  )

  it('a more thorough task is done in every room where another package does the lighter one', () => {
    const entries = Object.entries(thorougherTasks) as [TaskId, TaskId][]
    const withTask = (task: TaskId) =>
      packageIds
        .map((id) => roomTypeIds.filter((room) => roomTasks[id][room].includes(task)))
        .filter(({ length }) => length > 0)
    for (const [lighter, thorough] of entries) {
      for (const rooms of withTask(lighter))
        for (const own of withTask(thorough)) expect(own).toEqual(expect.arrayContaining(rooms))
    }
  })

  it('show windows and upholstery as spring cleaning only, tiles as deep cleaning only', () => {
    const byTask = differences('ls', 'gs')
    const names = (tasks: readonly TaskInRooms[]) => tasks.map(({ task }) => task)
    expect(names(byTask.a.missing)).toEqual(expect.arrayContaining(['inside-windows', 'vacuum-upholstery']))
    expect(names(byTask.b.missing)).toContain('scrub-tiles-and-grout')
  })
})
