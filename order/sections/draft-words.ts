import { estimateDesk } from '#copy/estimate-desk.ts'
import { business } from '#copy/order/business.ts'
import { frame as words } from '#copy/order/frame.ts'
import { fill } from '../../copy/fill.ts'
import { withFacts } from '../../copy/format/company-facts.ts'
import { fullDay, money, typeset } from '../../copy/format/format-work.ts'
import type { Room } from '../../domain/estimate/rooms.ts'
import type { Visit } from '../../domain/scheduling/visit.ts'
import type { PriceWords } from '../../ui/work-order/price-lines.tsx'

/** A visit: "Thursday 26 November 2026, morning". */
export const visitInWords = ({ date, part }: Visit): string => `${fullDay(date)}, ${words.parts[part].toLowerCase()}`

/** When the team arrives for a visit: "arrival 08:00–09:00". */
export const arrivalInWords = ({ part }: Visit): string => typeset(withFacts(words.arrival[part]))

/** A home: "8 rooms, 96 m²". */
export function roomsInWords(rooms: readonly Room[]): string {
  const count = rooms.length
  const named = count === 1 ? words.lines.rooms.one : fill(words.lines.rooms.more, { count })
  return fill(words.lines.area, { rooms: named, area: rooms.reduce((sum, { area }) => sum + area, 0) })
}

/**
 * Each room of a home on a line, with its size and dirt; rooms that are alike share one. Dirt that is the same in all
 * of them is on the last line.
 */
export function roomLinesInWords(rooms: readonly Room[]): string {
  const dirts = [...new Set(rooms.map(({ dirt }) => dirt))].map((dirt) => estimateDesk.dirtLevels[dirt].short)
  const [same, other] = rooms.length > 1 ? dirts : []
  const isSame = same !== undefined && other === undefined
  const counts = new Map<string, number>()
  for (const { type, area, dirt } of rooms) {
    const room = estimateDesk.roomTypes[type]
    const line = isSame
      ? fill(words.lines.room, { room, area })
      : fill(estimateDesk.drivers.room, { room, area, dirt: estimateDesk.dirtLevels[dirt].short })
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
  const lines = [...counts].map(([line, count]) => (count === 1 ? line : `${count} × ${line}`))
  return [...lines, ...(isSame ? [fill(words.lines.everywhere, { dirt: same })] : [])].join('\n')
}

/** The words of a price and its parts. */
export const priceWords: PriceWords = {
  ...words.lines,
  label: words.linesLabel,
  extras: estimateDesk.extras,
  business,
  money,
}
