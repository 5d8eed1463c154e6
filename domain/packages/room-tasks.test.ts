import { describe, expect, it } from 'vitest'
import { type PackageId, packageIds } from './cleaning-packages.ts'
import { compareTasks, roomTasks } from './room-tasks.ts'
import { roomTypeIds } from './room-types.ts'
import { type TaskId, taskIds } from './task-ids.ts'

const pairs = packageIds.flatMap((a) => packageIds.filter((b) => b !== a).map((b): [PackageId, PackageId] => [a, b]))

/** Dry dusting stirs up what wet work then binds; the floor catches what is left. */
const floorTasks: readonly TaskId[] = ['vacuum-and-mop-floor', 'first-clean-new-floor']

describe('the task lists', () => {
  it.each(packageIds)('%s has work in every room type and no task twice in a room', (packageId) => {
    expect(Object.keys(roomTasks[packageId]).sort()).toEqual([...roomTypeIds].sort())
    for (const room of roomTypeIds) {
      const tasks = roomTasks[packageId][room]
      expect(tasks.length, room).toBeGreaterThan(3)
      expect(new Set(tasks).size, room).toBe(tasks.length)
    }
  })

  it.each(packageIds)('%s ends every room with the floor', (packageId) => {
    for (const room of roomTypeIds) expect(floorTasks, room).toContain(roomTasks[packageId][room].at(-1))
  })

  it('use every task that has a name, and no other', () => {
    const used = new Set(packageIds.flatMap((id) => roomTypeIds.flatMap((room) => roomTasks[id][room])))
    expect([...used].sort()).toEqual([...taskIds].sort())
  })

  it('keep strong agents and solvents away from the pregnancy cleaning', () => {
    const aggressive: TaskId[] = ['descale-toilet-bowl', 'disinfect-toilet', 'treat-mould-spots', 'clean-oven-inside']
    const tasks = roomTypeIds.flatMap((room) => roomTasks.zs[room])
    for (const task of [...aggressive, 'degrease-hood', 'remove-paint-splashes'] as TaskId[]) {
      expect(tasks).not.toContain(task)
    }
  })

  it('let the customer of hourly cleaning set the priorities in every room first, and nobody else', () => {
    for (const room of roomTypeIds) expect(roomTasks.ms[room][0], room).toBe('set-priorities')
    for (const id of packageIds.filter((other) => other !== 'ms')) {
      expect(Object.values(roomTasks[id]).flat()).not.toContain('set-priorities')
    }
  })

  it('lift building dust dry, before any wet work and again at the end', () => {
    for (const room of roomTypeIds) {
      const tasks = roomTasks.rs[room]
      expect(tasks[0], room).toBe('first-hepa-vacuum')
      expect(tasks.at(-2), room).toBe('second-hepa-vacuum')
    }
  })
})

describe('the comparison', () => {
  it.each(pairs)('of %s with %s shows a difference in every room', (a, b) => {
    for (const { room, onlyInA, onlyInB } of compareTasks(a, b)) {
      expect(onlyInA.length + onlyInB.length, room).toBeGreaterThan(0)
    }
  })

  it.each(pairs)('of %s with %s is that of the second with the first turned round', (a, b) => {
    const there = compareTasks(a, b)
    const back = compareTasks(b, a)
    expect(there.map(({ room }) => room)).toEqual([...roomTypeIds])
    for (const [index, entry] of there.entries()) {
      const other = back[index]
      expect(other?.onlyInA).toEqual(entry.onlyInB)
      expect(other?.onlyInB).toEqual(entry.onlyInA)
      expect([...(other?.inBoth ?? [])].sort()).toEqual([...entry.inBoth].sort())
    }
  })

  it.each(pairs)('of %s with %s accounts for every task exactly once', (a, b) => {
    for (const { room, onlyInA, onlyInB, inBoth } of compareTasks(a, b)) {
      expect([...onlyInA, ...inBoth].sort()).toEqual([...roomTasks[a][room]].sort())
      expect([...onlyInB, ...inBoth].sort()).toEqual([...roomTasks[b][room]].sort())
    }
  })

  it('of a package with itself finds no difference', () => {
    for (const { onlyInA, onlyInB } of compareTasks('gs', 'gs')) expect([...onlyInA, ...onlyInB]).toEqual([])
  })
})
