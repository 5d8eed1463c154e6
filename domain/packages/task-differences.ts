import type { PackageId } from './cleaning-packages.ts'
import { compareTasks, type RoomComparison, roomTasks } from './room-tasks.ts'
import type { RoomTypeId } from './room-types.ts'
import type { TaskId } from './task-ids.ts'

/** A task with the rooms it is about, in the order of `roomTypeIds`. */
export interface TaskInRooms {
  task: TaskId
  rooms: readonly RoomTypeId[]
}

export interface TaskDifferences {
  /** What one package does and the other does in no room at all. */
  missing: readonly TaskInRooms[]
  /** What both do, but the one in these rooms as well. */
  inMoreRooms: readonly TaskInRooms[]
}

export interface PackageDifferences {
  a: TaskDifferences
  b: TaskDifferences
  /** What both do in the same rooms. */
  inBoth: readonly TaskInRooms[]
}

/**
 * The comparison of two packages told task by task instead of room by room: a task that differs in six rooms is one
 * line and not six. Tasks stand in the order in which a walk through the rooms meets them.
 */
export function differences(a: PackageId, b: PackageId): PackageDifferences {
  const comparison = compareTasks(a, b)
  return {
    a: splitByOther(gather(comparison, 'onlyInA'), b),
    b: splitByOther(gather(comparison, 'onlyInB'), a),
    inBoth: gather(comparison, 'inBoth'),
  }
}

function gather(comparison: readonly RoomComparison[], key: 'onlyInA' | 'onlyInB' | 'inBoth'): TaskInRooms[] {
  const roomsOf = new Map<TaskId, RoomTypeId[]>()
  for (const entry of comparison) {
    for (const task of entry[key]) roomsOf.set(task, [...(roomsOf.get(task) ?? []), entry.room])
  }
  return [...roomsOf].map(([task, rooms]) => ({ task, rooms }))
}

function splitByOther(tasks: readonly TaskInRooms[], other: PackageId): TaskDifferences {
  const doneByOther = new Set(Object.values(roomTasks[other]).flat())
  return {
    missing: tasks.filter(({ task }) => !doneByOther.has(task)),
    inMoreRooms: tasks.filter(({ task }) => doneByOther.has(task)),
  }
}
