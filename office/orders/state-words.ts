import { fill } from '../../copy/fill.ts'
import type { OfficeWords } from '../../copy/office/words.ts'
import { type ExtraId, isExtraId } from '../../domain/estimate/extras.ts'
import { parseRooms, type Room } from '../../domain/estimate/rooms.ts'
import type { Language } from '../../domain/language.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import { dateFormats } from '../sections/formats-by-language.ts'

type Speech = { words: OfficeWords; language: Language }

const days = dateFormats({ weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })

/** A day as short as it is clear: “Thu 26 Nov 2026”, “do 26 nov 2026”. */
export const dayInWords = (date: string, language: Language): string =>
  days[language].format(new Date(date)).replace(',', '')

/** A visit: “Thu 26 Nov 2026, morning”. */
export const visitInWords = ({ date, part }: Visit, { words, language }: Speech): string =>
  fill(words.orders.visit, { day: dayInWords(date, language), part: words.orders.parts[part] })

/** A home: “8 rooms, 96 m²”. */
export function roomsInWords(rooms: readonly Room[], { words }: Pick<Speech, 'words'>): string {
  const area = rooms.reduce((sum, room) => sum + room.area, 0)
  const { one, more } = words.orders.rooms
  return rooms.length === 1 ? fill(one, { area }) : fill(more, { count: rooms.length, area })
}

/** The rooms and extras of a row in one line: “8 rooms, 96 m², Inside the oven”. */
export function homeInWords(rooms: string, extras: string, speech: Speech): string {
  const check = parseRooms(rooms)
  const named = extrasInWords(extras.split(',').filter(isExtraId), speech)
  return [check.ok ? roomsInWords(check.rooms, speech) : rooms, named].filter(Boolean).join(', ')
}

/** The names of extras: “Inside the oven, Inside the fridge”. Empty where there are none. */
export const extrasInWords = (extras: readonly ExtraId[], { words }: Pick<Speech, 'words'>): string =>
  extras.map((id) => words.work.extras[id].name).join(', ')

/** The hours that were ordered, or that there are as many as the rooms need. */
export const soldHoursInWords = (soldMinutes: number | null, { words }: Pick<Speech, 'words'>): string =>
  soldMinutes ? `${hoursInWords(soldMinutes)} ${words.newOrder.hoursUnit}` : words.newOrder.hoursByRooms

/** Minutes as hours: 2:30. */
export const hoursInWords = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
