import { colours } from '../../domain/company/colours.ts'
import type { DirtLevel } from '../../domain/estimate/rooms.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import type { RoomTypeId } from '../../domain/packages/room-types.ts'

const [wall, sky, sun] = [colours.dusk.light, colours.night.light, colours.sun.light]

/** A window from its upper left corner, in a place of 16 × 20; that of a bathroom is round, and a hallway is the door. */
const panes = 'h7v9h-7zm9 0h7v9h-7zm0 11h7v9h-7zm-9 0h7v9h-7z'
const shapes: Partial<Record<RoomTypeId, string>> = {
  br: 'm0 10a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
  hg: 'm1 0h14v25h-14z',
}

/** A home as most are. */
const rooms = (['wk', 'kr', 'br', 'tr', 'hg', 'sk', 'sk', 'sk'] as const).map((type) => ({
  type,
  dirt: 2 as DirtLevel,
}))

/**
 * The house of an agreed order (decision 64) in SVG, lit before an evening sky that is `width` pixels wide and ends at
 * the lower edge of a picture `height` pixels high.
 * @param left where the house begins
 */
export function eveningHouse(width: number, height: number, left: number): string {
  const storeys = windowsOf(rooms)
  const wide = 26 * (storeys[0]?.length ?? 0) + 120
  const windows = storeys.flatMap((storey, level) =>
    storey.map(({ type }, index) => {
      const x = wide / 2 + (index - storey.length / 2) * 26 + 5
      return `<path fill="${sun}" d="M${x} ${level * 30 + 5}${shapes[type] ?? panes}"/>`
    }),
  )
  return [
    `<rect y="${height - 106}" width="${width}" height="106" fill="${sky}"/>`,
    `<g transform="translate(${left} ${height - 90})">`,
    `<path fill="${wall}" stroke="${colours['line-strong'].light}" d="M0 90v-30h26v-30h26v-30h${wide - 104}v30h26v30h26v30"/>${windows.join('')}</g>`,
  ].join('')
}
