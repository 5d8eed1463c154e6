import { cleanVisible } from '../contact/form-text.ts'
import { isPackageId, type RoomTypeId, roomTypeIds } from '../packages/cleaning-packages.ts'
import { longestPostcode } from '../places/postcode.ts'
import { type Home, homeOf, roomsOfHome } from './home.ts'
import {
  type DirtLevel,
  dirtLevels,
  extraIds,
  formatRooms,
  isExtraId,
  largestArea,
  largestWritten,
  mostRooms,
  parseRooms,
  type Room,
  usualRoom,
} from './rooms.ts'
import { formatHours, hourlyPackage } from './sold-hours.ts'
import type { EstimateRequest } from './visit-work.ts'

/** A visitor's choices for an estimate so far. The page's address contains all of it (R6.2). */
export interface EstimateChoice extends Omit<EstimateRequest, 'zipCode'> {
  /** As typed; may be empty. */
  zipCode: string
}

/**
 * Names of form fields: the rooms that the form was shown with, the figures of the home with the buttons that change
 * them by one, a column for each property of a room with the buttons that add and remove one, and extras. An address
 * has the first one only.
 */
export const formFields = {
  rooms: 'rooms',
  size: 'size',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
  level: 'level',
  more: 'more',
  fewer: 'fewer',
  type: 'type',
  area: 'area',
  dirt: 'dirt',
  add: 'add',
  remove: 'remove',
  extra: 'extra',
} as const

/** Whether a query comes from the form. Then the page redirects to the shorter address that `formatChoice` gives. */
export const isFormQuery = (query: URLSearchParams): boolean =>
  Object.values(formFields).some((name) => name !== formFields.rooms && query.has(name))

/** A choice as the query of an address: `packageId=gs&zipCode=2000&rooms=kr-12-2,br-6-1&extras=oven`. */
export function formatChoice({ packageId, zipCode, rooms, extras, soldMinutes }: EstimateChoice): string {
  const parts = [`packageId=${packageId}`, `zipCode=${encodeURIComponent(zipCode)}`]
  if (rooms && rooms.length > 0) parts.push(`rooms=${formatRooms(rooms)}`)
  if (extras.length > 0) parts.push(`extras=${extras.join(',')}`)
  if (soldMinutes) parts.push(`hours=${formatHours(soldMinutes)}`)
  return parts.join('&')
}

/**
 * Reads a choice from an address or a form query. It ignores invalid values, so that an old or truncated link still
 * shows a page, and applies the form's buttons: `add=br` appends a bathroom, `remove=0` removes the first row,
 * `more=bedrooms` and `fewer=bedrooms` change a figure of the home.
 *
 * A form has its rooms twice, as figures and as rows, and keeps those it was shown with in `rooms`: a figure that
 * differs from those was changed, and changes the rows (`roomsOfHome`).
 *
 * @param typicalHome the default rooms if none are chosen; not needed for an address
 */
export function readChoice(query: URLSearchParams, typicalHome: readonly Room[] = []): EstimateChoice {
  const packageId = query.get('packageId') ?? ''
  const given = [...query.getAll(formFields.extra), ...(query.get('extras') ?? '').split(',')].filter(isExtraId)
  const rooms = isFormQuery(query) ? formRooms(query, typicalHome) : addressRooms(query)
  const known = isPackageId(packageId) ? packageId : 'gs'
  const soldMinutes = known === hourlyPackage ? Math.round(Number(query.get('hours')) * 60) : 0
  return {
    packageId: known,
    zipCode: cleanVisible((query.get('zipCode') ?? '').slice(0, longestPostcode)),
    ...(rooms && { rooms }),
    extras: extraIds.filter((id) => given.includes(id)),
    ...(soldMinutes > 0 && { soldMinutes }),
  }
}

/** The choice, without rooms if they equal the typical home, because then the visitor has not changed them. */
export function withoutTypicalHome(choice: EstimateChoice, typicalHome: readonly Room[]): EstimateChoice {
  const { rooms, ...others } = choice
  return rooms && formatRooms(rooms) === formatRooms(typicalHome) ? others : choice
}

function addressRooms(query: URLSearchParams): Room[] | undefined {
  const check = parseRooms(query.get(formFields.rooms) ?? '')
  return check.ok || check.problem === 'tooLarge' ? check.rooms : undefined
}

function formRooms(query: URLSearchParams, typicalHome: readonly Room[]): Room[] | undefined {
  const shown = addressRooms(query) ?? []
  const rooms = query.has(formFields.type) ? rowsIn(query) : shown
  const home = changedHome(query, homeOf(shown), homeOf(rooms))
  const changed = home && shown.length > 0 ? roomsOfHome(home, rooms.length > 0 ? rooms : shown, typicalHome) : rooms
  const added = query.get(formFields.add) ?? ''
  const all = isRoomType(added) ? [...changed, usualRoom(added)] : changed
  return all.length > 0 ? all.slice(0, mostRooms) : undefined
}

function rowsIn(query: URLSearchParams): Room[] {
  const areas = query.getAll(formFields.area)
  const dirts = query.getAll(formFields.dirt)
  const removed = query.get(formFields.remove)
  return query.getAll(formFields.type).flatMap((type, row): Room[] => {
    const area = readNumber(areas[row], largestWritten)
    if (String(row) === removed || !isRoomType(type) || !area) return []
    return [{ type, area, dirt: readDirt(dirts[row]) ?? 2 }]
  })
}

/**
 * The figures of the form, where they differ from what it was shown with; undefined if none does.
 * @param rooms the figures of its rows, which stay where the visitor has changed no other figure
 */
function changedHome(query: URLSearchParams, shown: Home, rooms: Home): Home | undefined {
  const step = (name: string) =>
    Number(query.get(formFields.more) === name) - Number(query.get(formFields.fewer) === name)
  const count = (name: 'bedrooms' | 'bathrooms') =>
    Math.max(0, (readNumber(query.get(name), mostRooms) ?? shown[name]) + step(name))
  const given: Home = {
    size: readNumber(query.get(formFields.size), largestArea * mostRooms) || shown.size,
    bedrooms: count('bedrooms'),
    bathrooms: count('bathrooms'),
    dirt: readDirt(query.get(formFields.level)) ?? shown.dirt,
  }
  const changed = Object.entries(given).filter(([name, value]) => value !== shown[name as keyof Home])
  return changed.length > 0 ? { ...rooms, ...Object.fromEntries(changed) } : undefined
}

const isRoomType = (text: string): text is RoomTypeId => (roomTypeIds as readonly string[]).includes(text)

const readDirt = (text: string | null | undefined): DirtLevel | undefined =>
  dirtLevels.find((level) => String(level) === text)

/** A whole number from 0 to `most`. Undefined if the text is not a number, or below 0. */
function readNumber(text: string | null | undefined, most: number): number | undefined {
  const number = text?.trim() ? Math.round(Number(text.trim().replace(',', '.'))) : Number.NaN
  return number >= 0 ? Math.min(number, most) : undefined
}
