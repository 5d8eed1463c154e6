import { isPackageId, type PackageId } from '../packages/cleaning-packages.ts'
import { type RoomTypeId, roomTypeIds } from '../packages/room-types.ts'
import { longestPostcode } from '../places/postcode.ts'
import { type ExtraId, extraIds, isExtraId } from './extras.ts'
import { type DirtLevel, dirtLevels, formatRooms, mostRooms, parseRooms, type Room } from './rooms.ts'

/** What a visitor has chosen on the estimate page so far; an address holds all of it. */
export interface EstimateChoice {
  packageId: PackageId
  /** As typed; empty where nothing was. */
  zipCode: string
  /** Undefined: a typical home. */
  rooms?: readonly Room[]
  extras: readonly ExtraId[]
}

/** What a room measures, in m², until the visitor says otherwise. */
const usualArea: Record<RoomTypeId, number> = { br: 6, kr: 10, tr: 2, or: 10, sk: 12, hg: 8, wk: 30 }

/** The names of the form's fields that an address does not hold: rooms as columns, extras as boxes, and two kinds of buttons. */
export const formFields = {
  type: 'type',
  area: 'area',
  dirt: 'dirt',
  extra: 'extra',
  add: 'add',
  remove: 'remove',
} as const

/** Whether a query comes from the form and not from an address that was shared: it has a shorter, lasting form. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  Object.values(formFields).some((name) => query.has(name))

/** The query of the address that keeps a choice: `packageId=gs&zipCode=2000&rooms=kr-12-2,br-6-1&extras=oven`. */
export function formatChoice({ packageId, zipCode, rooms, extras }: EstimateChoice): string {
  const parts = [`packageId=${packageId}`, `zipCode=${encodeURIComponent(zipCode)}`]
  if (rooms && rooms.length > 0) parts.push(`rooms=${formatRooms(rooms)}`)
  if (extras.length > 0) parts.push(`extras=${extras.join(',')}`)
  return parts.join('&')
}

/**
 * Reads a choice from an address or from the form, forgivingly: what makes no sense is left out, so that an old or cut-off
 * link still shows a page. A button of the form is obeyed: `add=br` appends a bathroom, `remove=0` drops the first row.
 */
export function readChoice(query: URLSearchParams): EstimateChoice {
  const packageId = query.get('packageId') ?? ''
  const given = [...query.getAll(formFields.extra), ...(query.get('extras') ?? '').split(',')].filter(isExtraId)
  const rooms = query.has(formFields.type) || query.has(formFields.add) ? formRooms(query) : addressRooms(query)
  return {
    packageId: isPackageId(packageId) ? packageId : 'gs',
    zipCode: (query.get('zipCode') ?? '').trim().slice(0, longestPostcode),
    ...(rooms && { rooms }),
    extras: extraIds.filter((id) => given.includes(id)),
  }
}

/** The choice, with rooms that are those of the typical home taken for what they are: nobody's own. */
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

/** A room as it is added: of the usual size and normally dirty; undefined where there is no such type. */
export function usualRoom(type: string): Room | undefined {
  return isRoomType(type) ? { type, area: usualArea[type], dirt: 2 } : undefined
}

const isRoomType = (text: string): text is RoomTypeId => (roomTypeIds as readonly string[]).includes(text)

const readDirt = (text: string | undefined): DirtLevel => dirtLevels.find((level) => String(level) === text) ?? 2

/** An address has three digits for an area. What is larger than an estimate takes is kept: the visitor is to hear of it. */
const largestWritten = 999

/** Whole square metres; a row without a sensible number is no room. */
function readArea(text = ''): number | undefined {
  const area = Math.round(Number(text.trim().replace(',', '.')))
  return area > 0 ? Math.min(area, largestWritten) : undefined
}
