import { type RoomTypeId, roomTypeIds } from '../packages/cleaning-packages.ts'
import type { TaskId } from '../packages/task-ids.ts'

/** How dirty a room is: 1 light, 2 normal, 3 heavy. The page explains the levels in words and drawings. */
export const dirtLevels = [1, 2, 3] as const

export type DirtLevel = (typeof dirtLevels)[number]

export interface Room {
  type: RoomTypeId
  /** Whole square metres: 1 to `largestArea` once checked, up to 999 as typed. */
  area: number
  dirt: DirtLevel
}

/** The initial area of a room that a visitor adds, in m². */
const usualArea: Record<RoomTypeId, number> = { br: 6, kr: 10, tr: 2, or: 10, sk: 12, hg: 8, wk: 30 }

/** A new room of the usual size with normal dirt. */
export const usualRoom = (type: RoomTypeId): Room => ({ type, area: usualArea[type], dirt: 2 })

/** The maximum area of a room in m² and number of rooms for an estimate. We have to see anything larger first. */
export const largestArea = 250
export const mostRooms = 40

/**
 * The largest area that fits in an address, which has three digits for it. It may exceed `largestArea`, so that
 * visitors see a message about it instead of losing their input.
 */
export const largestWritten = 999

/** One room in an address: `kr-12-2` is a kitchen of 12 m² with normal dirt. */
const roomPattern = `(${roomTypeIds.join('|')})-([1-9]\\d{0,2})-([${dirtLevels.join('')}])`

/** A regular expression for the whole list of rooms in an address, used in the API's documentation. */
export const roomsPattern = (): string => `^${roomPattern}(,${roomPattern}){0,${mostRooms - 1}}$`

const oneRoom = new RegExp(`^${roomPattern}$`)

/** Rooms as text for an address, in the given order: `kr-12-2,br-6-1`. */
export const formatRooms = (rooms: readonly Room[]): string =>
  rooms.map(({ type, area, dirt }) => `${type}-${area}-${dirt}`).join(',')

export type RoomsCheck =
  | { ok: true; rooms: Room[] }
  | { ok: false; problem: 'malformed' | 'tooMany' }
  | { ok: false; problem: 'tooLarge'; rooms: Room[] }

/** Parses the output of `formatRooms`. `tooLarge`: a room exceeds `largestArea`. An empty text is malformed. */
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

/** The extras that customers can add to a package (R6.2). */
export const extraIds = ['oven', 'fridge', 'cupboards', 'wardrobes', 'windows', 'upholstery'] as const

export type ExtraId = (typeof extraIds)[number]

/** Whether a text is the id of an extra. */
export const isExtraId = (text: string): text is ExtraId => (extraIds as readonly string[]).includes(text)

interface Extra {
  /** The task that the extra adds to each room of these types. */
  task: TaskId
  rooms: readonly RoomTypeId[]
  /** A task with the same result. If a package includes it, the extra adds nothing. */
  sameAs?: TaskId
}

/** Each extra with its task and the rooms where that makes sense. */
export const extras: Readonly<Record<ExtraId, Extra>> = {
  oven: { task: 'clean-oven-inside', rooms: ['kr'] },
  fridge: { task: 'clean-fridge-inside', rooms: ['kr'], sameAs: 'clean-fridge-mildly' },
  cupboards: { task: 'inside-cupboards', rooms: ['kr'] },
  wardrobes: { task: 'inside-wardrobes', rooms: ['sk'] },
  windows: { task: 'inside-windows', rooms: ['br', 'kr', 'or', 'sk', 'hg', 'wk'], sameAs: 'clear-new-windows' },
  upholstery: { task: 'vacuum-upholstery', rooms: ['wk'] },
}
