import { cleanVisible } from '../contact/form-text.ts'
import { isPackageId, type PackageId } from '../packages/cleaning-packages.ts'
import { type RoomTypeId, roomTypeIds } from '../packages/room-types.ts'
import { longestPostcode } from '../places/postcode.ts'
import { type ExtraId, extraIds, isExtraId } from './extras.ts'
import { type DirtLevel, dirtLevels, formatRooms, mostRooms, parseRooms, type Room } from './rooms.ts'

/** What a visitor has chosen for an estimate so far. The page's address contains all of it (R6.2). */
export interface EstimateChoice {
  packageId: PackageId
  /** As typed; may be empty. */
  zipCode: string
  /** Undefined for the typical home. */
  rooms?: readonly Room[]
  extras: readonly ExtraId[]
}

/** The initial area of a room that a visitor adds, in m². */
const usualArea: Record<RoomTypeId, number> = { br: 6, kr: 10, tr: 2, or: 10, sk: 12, hg: 8, wk: 30 }

/** Names of form fields that are not in an address: one column per property of a room, extras, and two kinds of buttons. */
export const formFields = {
  type: 'type',
  area: 'area',
  dirt: 'dirt',
  extra: 'extra',
  add: 'add',
  remove: 'remove',
} as const

/** Whether a query comes from the form. Then the page redirects to the shorter address that `formatChoice` gives. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  Object.values(formFields).some((name) => query.has(name))

/** A choice as the query of an address: `packageId=gs&zipCode=2000&rooms=kr-12-2,br-6-1&extras=oven`. */
export function formatChoice({ packageId, zipCode, rooms, extras }: EstimateChoice): string {
  const parts = [`packageId=${packageId}`, `zipCode=${encodeURIComponent(zipCode)}`]
  if (rooms && rooms.length > 0) parts.push(`rooms=${formatRooms(rooms)}`)
  if (extras.length > 0) parts.push(`extras=${extras.join(',')}`)
  return parts.join('&')
}

/**
 * Reads a choice from an address or a form query. It ignores invalid values, so that an old or truncated link still shows a
 * page, and applies the form's buttons: `add=br` appends a bathroom, `remove=0` removes the first row.
 */
export function readChoice(query: URLSearchParams): EstimateChoice {
  const packageId = query.get('packageId') ?? ''
  const given = [...query.getAll(formFields.extra), ...(query.get('extras') ?? '').split(',')].filter(isExtraId)
  const rooms = query.has(formFields.type) || query.has(formFields.add) ? formRooms(query) : addressRooms(query)
  return {
    packageId: isPackageId(packageId) ? packageId : 'gs',
    zipCode: cleanVisible((query.get('zipCode') ?? '').slice(0, longestPostcode)),
    ...(rooms && { rooms }),
    extras: extraIds.filter((id) => given.includes(id)),
  }
}

/** The choice, without rooms if they equal the typical home, because then the visitor has not changed them. */
export function withoutTypicalHome(choice: EstimateChoice, typicalHome: readonly Room[]): EstimateChoice {
  const { rooms, ...others } = choice
  return rooms && formatRooms(rooms) === formatRooms(typicalHome) ? others : choice
}

function addressRooms(query: URLSearchParams): Room[] | undefined {
  const check = parseRooms(query.get('rooms') ?? '')
  return check.ok || check.problem === 'tooLarge' ? check.rooms : undefined
}

function formRooms(query: URLSearchParams): Room[] | undefined {
  const areas = query.getAll(formFields.area)
  const dirts = query.getAll(formFields.dirt)
  const removed = query.get(formFields.remove)
  const rooms = query.getAll(formFields.type).flatMap((type, row): Room[] => {
    const area = readArea(areas[row])
    if (String(row) === removed || !isRoomType(type) || area === undefined) return []
    return [{ type, area, dirt: readDirt(dirts[row]) }]
  })
  const added = usualRoom(query.get(formFields.add) ?? '')
  if (added) rooms.push(added)
  return rooms.length > 0 ? rooms.slice(0, mostRooms) : undefined
}

/** A new room of the usual size with normal dirt. Undefined for an unknown type. */
export function usualRoom(type: string): Room | undefined {
  return isRoomType(type) ? { type, area: usualArea[type], dirt: 2 } : undefined
}

const isRoomType = (text: string): text is RoomTypeId => (roomTypeIds as readonly string[]).includes(text)

const readDirt = (text: string | undefined): DirtLevel => dirtLevels.find((level) => String(level) === text) ?? 2

/**
 * The largest area that fits in an address, which has three digits for it. It may exceed `largestArea`, so that visitors see
 * a message about it instead of losing their input.
 */
const largestWritten = 999

/** Whole square metres. Undefined if it is not a positive number. */
function readArea(text = ''): number | undefined {
  const area = Math.round(Number(text.trim().replace(',', '.')))
  return area > 0 ? Math.min(area, largestWritten) : undefined
}
