import type { ExtraId } from '../../domain/estimate/rooms.ts'
import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'

interface RoomWords {
  rooms: Readonly<Record<RoomTypeId, string>>
  extras: Readonly<Record<ExtraId, { name: string }>>
  /** All of the work, where an order has no rooms. */
  allWork: string
}

/**
 * A room, an extra or the work of an order by its key (R20.3): "Bedroom 2", or "Kitchen" where it is the only one.
 * @param keys all keys of the order, as `roomKeys` answers
 */
export function roomInWords({ rooms, extras, allWork }: RoomWords, key: string, keys: readonly string[]): string {
  const [type = '', place] = key.split('-')
  if (!place) return isIn(extras, type) ? extras[type].name : allWork
  const name = isIn(rooms, type) ? rooms[type] : type
  return keys.includes(`${type}-2`) ? `${name} ${place}` : name
}

const isIn = <Names extends object>(names: Names, key: PropertyKey): key is keyof Names => Object.hasOwn(names, key)
