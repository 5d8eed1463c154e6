import type { RoomTypeId } from '../packages/cleaning-packages.ts'
import { type DirtLevel, formatRooms, largestWritten, mostRooms, type Room, usualRoom } from './rooms.ts'

/** A home as most people know theirs: four figures instead of a list of rooms. */
export interface Home {
  /** m² of all rooms. */
  size: number
  bedrooms: number
  bathrooms: number
  /** Undefined if it differs from room to room. */
  dirt: DirtLevel | undefined
}

const sizeOf = (rooms: readonly Room[]) => rooms.reduce((sum, { area }) => sum + area, 0)
const countOf = (rooms: readonly Room[], type: RoomTypeId) => rooms.filter((room) => room.type === type).length

/** The size of a home, by its list of rooms. */
export const homeOf = (rooms: readonly Room[]): Home => ({
  size: sizeOf(rooms),
  bedrooms: countOf(rooms, 'sk'),
  bathrooms: countOf(rooms, 'br'),
  dirt: rooms.every(({ dirt }) => dirt === rooms[0]?.dirt) ? rooms[0]?.dirt : undefined,
})

/**
 * The rooms of a home whose four figures have changed (R6.5). Bedrooms and bathrooms come at their usual size or go
 * from the end of the list, the dirt is that of all rooms, and then all areas grow or shrink alike until they add up to
 * the size.
 *
 * Rooms with the proportions of the typical home are worked out from that one. So figures that are changed and changed
 * back lead to the same rooms, in whatever order they are changed; other rooms keep the proportions that the visitor
 * has given them.
 *
 * @param rooms the rooms until now
 * @param typicalHome the default rooms if none are chosen
 * @returns at least one room; an area may exceed `largestArea`, but fits in an address
 */
export function roomsOfHome(home: Home, rooms: readonly Room[], typicalHome: readonly Room[]): Room[] {
  const isTypical = formatRooms(fitted(typicalHome, homeOf(rooms))) === formatRooms(rooms)
  return fitted(isTypical ? typicalHome : rooms, home)
}

function fitted(rooms: readonly Room[], { size, bedrooms, bathrooms, dirt }: Home): Room[] {
  const wanted = withCount(withCount(rooms, 'br', bathrooms), 'sk', bedrooms).slice(0, mostRooms)
  const counted = wanted.length > 0 ? wanted : rooms.slice(0, 1)
  const scale = size / sizeOf(counted)
  let [area, shared] = [0, 0]
  return counted.map((room) => {
    // Carry the rounding remainder of a room to the next, so that the sum is exact.
    area += room.area
    const own = Math.min(largestWritten, Math.max(1, Math.round(area * scale) - shared))
    shared += own
    return { ...room, area: own, dirt: dirt ?? room.dirt }
  })
}

function withCount(rooms: readonly Room[], type: RoomTypeId, wanted: number): Room[] {
  let left = wanted
  const kept = rooms.filter((room) => room.type !== type || left-- > 0)
  return [...kept, ...Array.from({ length: Math.max(0, left) }, () => usualRoom(type))]
}
