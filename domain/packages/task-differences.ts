import type { PackageId, RoomTypeId } from './cleaning-packages.ts'
import { compareTasks, roomTasks } from './room-tasks.ts'
import type { TaskId } from './task-ids.ts'

/**
 * Lighter tasks, each with the one that does the same work more thoroughly. A package with that one is not said to lack
 * the lighter one.
 */
export const thorougherTasks: Partial<Record<TaskId, TaskId>> = {
  'clean-toilet-daily': 'descale-toilet-bowl',
  'wipe-hob-and-splashback': 'degrease-hob',
  'wipe-shower-and-bath': 'scrub-shower-and-bath',
  'vacuum-and-mop-floor': 'first-clean-new-floor',
}

/** A task and the rooms it is done in, in the order of `roomTypeIds`. */
export interface TaskInRooms {
  task: TaskId
  rooms: readonly RoomTypeId[]
}

export type TaskDifferences = ReturnType<typeof splitByOther>

/**
 * Compares two packages task by task instead of room by room (R4.5): a task that differs in six rooms becomes one entry
 * instead of six. Tasks are in the order in which they first appear when going through the rooms.
 */
export function differences(a: PackageId, b: PackageId) {
  const comparison = compareTasks(a, b)
  return {
    a: splitByOther(gather(comparison, 'onlyInA'), b),
    b: splitByOther(gather(comparison, 'onlyInB'), a),
    inBoth: gather(comparison, 'inBoth'),
  }
}

function gather(comparison: ReturnType<typeof compareTasks>, key: 'onlyInA' | 'onlyInB' | 'inBoth'): TaskInRooms[] {
  const roomsOf = new Map<TaskId, RoomTypeId[]>()
  for (const entry of comparison) {
    for (const task of entry[key]) roomsOf.set(task, [...(roomsOf.get(task) ?? []), entry.room])
  }
  return [...roomsOf].map(([task, rooms]) => ({ task, rooms }))
}

function splitByOther(tasks: readonly TaskInRooms[], other: PackageId) {
  const doneByOther = new Set(Object.values(roomTasks[other]).flat())
  const isDone = (task: TaskId | undefined) => task !== undefined && doneByOther.has(task)
  return {
    /** Tasks of this package that the other one does in no room, not even more thoroughly. */
    missing: tasks.filter(({ task }) => !isDone(task) && !isDone(thorougherTasks[task])),
    /** Tasks of both packages, with the rooms where only this one does them. */
    inMoreRooms: tasks.filter(({ task }) => isDone(task)),
  }
}
