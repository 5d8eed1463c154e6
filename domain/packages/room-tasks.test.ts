import { describe, expect, it } from 'vitest'
import { type PackageId, packageIds, roomTypeIds } from './cleaning-packages.ts'
import { compareTasks, divideTasks, roomTasks } from './room-tasks.ts'
import { type TaskId, taskIds } from './task-ids.ts'

const pairs = packageIds.flatMap((a) => packageIds.filter((b) => b !== a).map((b): [PackageId, PackageId] => [a, b]))

const basinTasks: readonly TaskId[] = ['clean-basin-and-mirror', 'clean-hand-basin']
const toiletTasks: readonly TaskId[] = ['clean-toilet-daily', 'clean-toilet-mildly', 'descale-toilet-bowl']

/** The floor comes last because it catches the dirt that all other work leaves. */
const floorTasks: readonly TaskId[] = ['vacuum-and-mop-floor', 'first-clean-new-floor']

describe('the task lists', () => {
  it.each(packageIds)('%s has tasks for every room type and none twice in a room', (packageId) => {
    expect(Object.keys(roomTasks[packageId]).sort()).toEqual([...roomTypeIds].sort())
    for (const room of roomTypeIds) {
      const tasks = roomTasks[packageId][room]
      expect(tasks.length, room).toBeGreaterThan(3)
      expect(new Set(tasks).size, room).toBe(tasks.length)
    }
  })

  it.each(packageIds)('%s finishes every room with the floor', (packageId) => {
    for (const room of roomTypeIds) expect(floorTasks, room).toContain(roomTasks[packageId][room].at(-1))
  })

  it('use every task id', () => {
    const used = new Set(packageIds.flatMap((id) => roomTypeIds.flatMap((room) => roomTasks[id][room])))
    expect([...used].sort()).toEqual([...taskIds].sort())
  })

  it('keep harsh products and solvents out of the pregnancy cleaning', () => {
    const aggressive: TaskId[] = ['descale-toilet-bowl', 'disinfect-toilet', 'treat-mould-spots', 'clean-oven-inside']
    const tasks = roomTypeIds.flatMap((room) => roomTasks.zs[room])
    for (const task of [...aggressive, 'degrease-hood', 'remove-paint-splashes'] as TaskId[]) {
      expect(tasks).not.toContain(task)
    }
  })

  it.each(['vs', 'ls', 'es', 'rs'] as const)('%s wipes the sill of every window', (id) => {
    for (const room of roomTypeIds.filter((type) => type !== 'tr')) {
      expect(roomTasks[id][room], room).toContain('wipe-window-sills')
    }
  })

  it.each(['ls', 'es'] as const)('%s cleans the tracks of every window', (id) => {
    for (const room of roomTypeIds.filter((type) => roomTasks[id][type].includes('inside-windows'))) {
      expect(roomTasks[id][room], room).toContain('clean-window-tracks')
    }
  })

  it.each(packageIds)('%s cleans the washbasin before the toilet', (id) => {
    for (const room of ['br', 'tr'] as const) {
      const tasks = roomTasks[id][room]
      const basin = tasks.findIndex((task) => basinTasks.includes(task))
      const toilet = tasks.findIndex((task) => toiletTasks.includes(task))
      expect(basin, room).toBeGreaterThan(-1)
      expect(toilet, room).toBeGreaterThan(basin)
    }
  })

  it('disinfect the toilet at the end of a tenancy wherever the move does', () => {
    for (const room of roomTypeIds.filter((type) => roomTasks.vs[type].includes('disinfect-toilet'))) {
      expect(roomTasks.es[room], room).toContain('disinfect-toilet')
    }
  })

  it('start every room with the customer’s priorities in hourly cleaning only', () => {
    for (const room of roomTypeIds) expect(roomTasks.ms[room][0], room).toBe('set-priorities')
    for (const id of packageIds.filter((other) => other !== 'ms')) {
      expect(Object.values(roomTasks[id]).flat()).not.toContain('set-priorities')
    }
  })

  it('remove building dust dry, before any wet work and again at the end', () => {
    for (const room of roomTypeIds) {
      const tasks = roomTasks.rs[room]
      expect(tasks[0], room).toBe('first-hepa-vacuum')
      expect(tasks.at(-2), room).toBe('second-hepa-vacuum')
    }
  })
})

describe('comparing two packages', () => {
  it.each(pairs)('%s and %s differ in every room', (a, b) => {
    for (const { room, onlyInA, onlyInB } of compareTasks(a, b)) {
      expect(onlyInA.length + onlyInB.length, room).toBeGreaterThan(0)
    }
  })

  it.each(pairs)('%s and %s have each of their tasks in the result exactly once', (a, b) => {
    expect(compareTasks(a, b).map(({ room }) => room)).toEqual([...roomTypeIds])
    for (const { room, onlyInA, onlyInB, inBoth } of compareTasks(a, b)) {
      expect([...onlyInA, ...inBoth].sort()).toEqual([...roomTasks[a][room]].sort())
      expect([...onlyInB, ...inBoth].sort()).toEqual([...roomTasks[b][room]].sort())
    }
  })

  it('finds no difference between a package and itself', () => {
    for (const { onlyInA, onlyInB } of compareTasks('gs', 'gs')) expect([...onlyInA, ...onlyInB]).toEqual([])
  })
})

const lists = new Map(roomTypeIds.map((room) => [room, roomTasks.es[room]]))

it('what nearly all rooms have in common is said once, with the rooms that do not have it: 54 lines for an end of tenancy, not 137', () => {
  const { shared, own } = divideTasks(lists)
  expect(shared).toContainEqual({ task: 'inside-windows', except: ['tr'] })
  expect(shared.at(-1)).toEqual({ task: 'vacuum-and-mop-floor', except: [] })
  expect([[...lists.values()].flat().length, shared.length + [...own.values()].flat().length]).toEqual([137, 54])
  const single = new Map([['tr', roomTasks.es.tr]] as const)
  expect(divideTasks(single)).toEqual({ shared: [], own: single })
})
