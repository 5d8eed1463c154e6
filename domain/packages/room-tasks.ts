import { type PackageId, type RoomTypeId, roomTypeIds } from './cleaning-packages.ts'
import { deepCleaningTasks } from './deep-cleaning-tasks.ts'
import { endOfTenancyTasks } from './end-of-tenancy-tasks.ts'
import { hourlyCleaningTasks } from './hourly-cleaning-tasks.ts'
import { moveCleaningTasks } from './move-cleaning-tasks.ts'
import { pregnancyCleaningTasks } from './pregnancy-cleaning-tasks.ts'
import { renovationCleaningTasks } from './renovation-cleaning-tasks.ts'
import { springCleaningTasks } from './spring-cleaning-tasks.ts'
import type { RoomTasks, TaskId } from './task-ids.ts'

/**
 * The tasks each package includes per type of room (R4.4). The lists follow common practice in the trade. Each is in
 * working order: dry before wet, top to bottom, floor last. The hourly package `ms` starts with the customer's own
 * priorities and then suggests an order.
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

/** A task of nearly every room, so that it is said once, with the rooms that do not have it. */
export interface SharedTask {
  task: TaskId
  except: readonly RoomTypeId[]
}

/**
 * Divides tasks into those that more than two thirds of the types of room have, in working order, and those that a type
 * has besides; a single type has only its own.
 */
export function divideTasks(lists: ReadonlyMap<RoomTypeId, readonly TaskId[]>) {
  const shared = [...new Set([...lists.values()].flat())].flatMap((task) => {
    const except = [...lists].flatMap(([type, tasks]) => (tasks.includes(task) ? [] : [type]))
    if (lists.size < 2 || 3 * except.length >= lists.size) return []
    // Lists differ in length: what comes half-way in each comes half-way here.
    const places = [...lists.values()].flatMap((tasks) =>
      tasks.includes(task) ? tasks.indexOf(task) / (tasks.length - 1) : [],
    )
    return [{ task, except, place: places.reduce((sum, place) => sum + place, 0) / places.length }]
  })
  return {
    shared: shared
      .toSorted((one, other) => one.place - other.place)
      .map(({ task, except }): SharedTask => ({ task, except })),
    own: new Map(
      [...lists].map(([type, all]) => [type, all.filter((task) => !shared.some((one) => one.task === task))]),
    ),
  }
}

/**
 * Compares the tasks of two packages (R4.5): one entry per room type, in the order of `roomTypeIds`. Tasks are in the
 * working order of the package that has them; those of both in that of `a`.
 */
export const compareTasks = (a: PackageId, b: PackageId) =>
  roomTypeIds.map((room) => {
    const tasksOfA = roomTasks[a][room]
    const tasksOfB = roomTasks[b][room]
    return {
      room,
      onlyInA: tasksOfA.filter((task) => !tasksOfB.includes(task)),
      onlyInB: tasksOfB.filter((task) => !tasksOfA.includes(task)),
      inBoth: tasksOfA.filter((task) => tasksOfB.includes(task)),
    }
  })
