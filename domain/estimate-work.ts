import type { PackageId } from './cleaning-packages.ts'
import { type ExtraId, extraIds, extras } from './estimate-extras.ts'
import type { Room } from './estimate-rooms.ts'
import { roomTasks } from './room-tasks.ts'
import type { RoomTypeId } from './room-types.ts'
import type { Tariff } from './tariff.ts'
import type { TaskId } from './task-ids.ts'

type WorkRates = Pick<Tariff, 'taskMinutes' | 'minutesPerSquareMetre' | 'dirtPercent'>

/**
 * Person-minutes for a room in a package: the minutes of each task on the package's list for this type of room, plus
 * minutes per m², times the dirt factor; rounded to whole minutes, half a minute up. Minutes in a tariff are quarters and
 * dirt factors whole percent, so everything before the rounding is exact.
 */
export function roomMinutes(rates: WorkRates, packageId: PackageId, { type, area, dirt }: Room): number {
  let minutes = rates.minutesPerSquareMetre[packageId][type] * area
  for (const task of roomTasks[packageId][type]) minutes += rates.taskMinutes[task]
  return Math.round((minutes * rates.dirtPercent[dirt]) / 100)
}

/** Person-minutes that an extra adds: its task in each room where it makes sense, times that room's dirt factor, each rounded. */
export function extraMinutes(rates: WorkRates, packageId: PackageId, extraId: ExtraId, rooms: readonly Room[]): number {
  let minutes = 0
  for (const { type, dirt } of rooms) {
    const task = extraTask(packageId, extraId, type)
    if (task) minutes += Math.round((rates.taskMinutes[task] * rates.dirtPercent[dirt]) / 100)
  }
  return minutes
}

/** The extras whose work a package contains anyway, so that choosing one changes nothing. */
export function includedExtras(packageId: PackageId): ExtraId[] {
  return extraIds.filter((id) => extras[id].rooms.every((type) => extraTask(packageId, id, type) === undefined))
}

/** The task that an extra adds to a room of this type; undefined where the package has it already or it makes no sense. */
function extraTask(packageId: PackageId, extraId: ExtraId, type: RoomTypeId): TaskId | undefined {
  const { task, rooms, sameAs } = extras[extraId]
  if (!rooms.includes(type)) return undefined
  const own = roomTasks[packageId][type]
  return own.includes(task) || (sameAs && own.includes(sameAs)) ? undefined : task
}
