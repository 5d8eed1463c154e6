import type { PackageId } from './cleaning-packages.ts'
import { deepCleaningTasks } from './deep-cleaning-tasks.ts'
import { endOfTenancyTasks } from './end-of-tenancy-tasks.ts'
import { hourlyCleaningTasks } from './hourly-cleaning-tasks.ts'
import { moveCleaningTasks } from './move-cleaning-tasks.ts'
import { pregnancyCleaningTasks } from './pregnancy-cleaning-tasks.ts'
import { renovationCleaningTasks } from './renovation-cleaning-tasks.ts'
import { type RoomTypeId, roomTypeIds } from './room-types.ts'
import { springCleaningTasks } from './spring-cleaning-tasks.ts'
import type { RoomTasks, TaskId } from './task-ids.ts'

/**
 * Which tasks a package includes in which type of room (R4.4). What the lists contain is the practice of the trade. Each
 * is in the order of working: dry before wet, top before bottom, floor last. The hourly package `ms` begins with the
 * customer's own priorities and suggests an order after that.
 */
export const roomTasks: Readonly<Record<PackageId, RoomTasks>> = {
  gs: deepCleaningTasks,
  ms: hourlyCleaningTasks,
  vs: moveCleaningTasks,
  zs: pregnancyCleaningTasks,
  ls: springCleaningTasks,
  rs: renovationCleaningTasks,
  es: endOfTenancyTasks,
}

export interface RoomComparison {
  room: RoomTypeId
  /** In `a` and not in `b`, in the working order of `a`. */
  onlyInA: readonly TaskId[]
  /** In `b` and not in `a`, in the working order of `b`. */
  onlyInB: readonly TaskId[]
  /** In both, in the working order of `a`. */
  inBoth: readonly TaskId[]
}

/** What distinguishes package `a` from package `b`, one entry per room type in the order of `roomTypeIds`. */
export function compareTasks(a: PackageId, b: PackageId): RoomComparison[] {
  return roomTypeIds.map((room) => {
    const tasksOfA = roomTasks[a][room]
    const tasksOfB = roomTasks[b][room]
    return {
      room,
      onlyInA: tasksOfA.filter((task) => !tasksOfB.includes(task)),
      onlyInB: tasksOfB.filter((task) => !tasksOfA.includes(task)),
      inBoth: tasksOfA.filter((task) => tasksOfB.includes(task)),
    }
  })
}
