import type { PackageId, RoomTypeId } from '../packages/cleaning-packages.ts'
import { roomTasks } from '../packages/room-tasks.ts'
import type { TaskId } from '../packages/task-ids.ts'
import { type ExtraId, extraIds, extras, type Room } from './rooms.ts'
import type { Tariff } from './tariff.ts'

type WorkRates = Pick<Tariff, 'taskMinutes' | 'minutesPerSquareMetre' | 'dirtPercent'>

/**
 * Person-minutes for a room in a package: the minutes of all tasks for this type of room, plus minutes per m², times
 * the dirt factor. Rounded to whole minutes, half a minute up. Tariffs have quarter minutes and whole percent, so the
 * calculation is exact until that rounding.
 */
export function roomMinutes(rates: WorkRates, packageId: PackageId, { type, area, dirt }: Room): number {
  let minutes = rates.minutesPerSquareMetre[packageId][type] * area
  for (const task of roomTasks[packageId][type]) minutes += rates.taskMinutes[task]
  return Math.round((minutes * rates.dirtPercent[dirt]) / 100)
}

/**
 * Person-minutes that an extra adds: its task in each room where it applies, times that room's dirt factor, each
 * rounded.
 */
export function extraMinutes(rates: WorkRates, packageId: PackageId, extraId: ExtraId, rooms: readonly Room[]): number {
  const types = roomsWith(packageId, extraId)
  const taskMinutes = rates.taskMinutes[extras[extraId].task]
  let minutes = 0
  for (const { type, dirt } of rooms) {
    if (types.includes(type)) minutes += Math.round((taskMinutes * rates.dirtPercent[dirt]) / 100)
  }
  return minutes
}

/** The extras that a package already includes, so that choosing them changes nothing. */
export function includedExtras(packageId: PackageId): ExtraId[] {
  return extraIds.filter((id) => roomsWith(packageId, id).length === 0)
}

/** The extras that add something to a package. */
export const addedExtras = (packageId: PackageId, chosen: readonly ExtraId[]): ExtraId[] =>
  chosen.filter((id) => !includedExtras(packageId).includes(id))

/** The tasks that an order has in rooms of a type (R6.2): those of its package, then those that its extras add. */
export function orderedTasks(packageId: PackageId, ordered: readonly ExtraId[], type: RoomTypeId): TaskId[] {
  const added = ordered.filter((id) => roomsWith(packageId, id).includes(type))
  return [...roomTasks[packageId][type], ...added.map((id) => extras[id].task)]
}

/** The room types in which an extra adds its task: it makes sense there, and the package does not include it. */
function roomsWith(packageId: PackageId, extraId: ExtraId): RoomTypeId[] {
  const { task, rooms, sameAs } = extras[extraId]
  return rooms.filter((type) => {
    const own = roomTasks[packageId][type]
    return !own.includes(task) && !(sameAs && own.includes(sameAs))
  })
}
