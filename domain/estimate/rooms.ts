import { type RoomTypeId, roomTypeIds } from '../packages/room-types.ts'

/** How dirty a room is: 1 light, 2 normal, 3 heavy. What that means is explained in words and drawings on the page. */
export const dirtLevels = [1, 2, 3] as const

export type DirtLevel = (typeof dirtLevels)[number]

/** A room to be cleaned. */
export interface Room {
  type: RoomTypeId
  /** Whole square metres: 1 to `largestArea` once checked, up to 999 in what a visitor typed. */
  area: number
  dirt: DirtLevel
}

/** The most square metres of a room, and the most rooms, that are estimated: what is larger is looked at first. */
export const largestArea = 250
export const mostRooms = 40

/** One room as it stands in an address: `kr-12-2` is a kitchen of 12 m², normally dirty. */
const roomPattern = `(${roomTypeIds.join('|')})-([1-9]\\d{0,2})-([${dirtLevels.join('')}])`

/** The whole list in an address, as a regular expression for those who document or check it. */
export const roomsPattern = `^${roomPattern}(,${roomPattern}){0,${mostRooms - 1}}$`

const oneRoom = new RegExp(`^${roomPattern}$`)

/** Rooms as they stand in an address: `kr-12-2,br-6-1`. The order is kept. */
export const formatRooms = (rooms: readonly Room[]): string =>
  rooms.map(({ type, area, dirt }) => `${type}-${area}-${dirt}`).join(',')

export type RoomsCheck =
  | { ok: true; rooms: Room[] }
  | { ok: false; problem: 'malformed' | 'tooMany' }
  | { ok: false; problem: 'tooLarge'; rooms: Room[] }

/** Reads what `formatRooms` wrote. `tooLarge`: a room beyond `largestArea`; an empty text is malformed. */
export function parseRooms(text: string): RoomsCheck {
  const parts = text.split(',')
  if (parts.length > mostRooms) return { ok: false, problem: 'tooMany' }
  const rooms: Room[] = []
  for (const part of parts) {
    const [, type, area, dirt] = oneRoom.exec(part) ?? []
    if (!type) return { ok: false, problem: 'malformed' }
    rooms.push({ type: type as RoomTypeId, area: Number(area), dirt: Number(dirt) as DirtLevel })
  }
  return rooms.some(({ area }) => area > largestArea) ? { ok: false, problem: 'tooLarge', rooms } : { ok: true, rooms }
}
