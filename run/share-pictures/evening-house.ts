import { colours } from '../../domain/company/colours.ts'
import type { DirtLevel } from '../../domain/estimate/rooms.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import { shapes, usualShape } from '../../ui/work-order/window-shapes.ts'

const [dusk, sand, sun] = [colours.dusk.light, colours.sand.light, colours.sun.light]

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
  const { storeys, attic } = windowsOf(rooms)
  const wide = 26 * attic + 120
  const windows = storeys.flatMap((storey, level) =>
    storey.map(({ type }, index) => {
      const x = wide / 2 + (index - storey.length / 2) * 26 + 5
      return `<path fill="${sun}" d="M${x} ${level * 30 + 5}${shapes[type] ?? usualShape}"/>`
    }),
  )
  return [
    `<rect y="${height - 106}" width="${width}" height="106" fill="${dusk}"/>`,
    `<g transform="translate(${left} ${height - 90})">`,
    `<path fill="${sand}" d="M0 90v-30h26v-30h26v-30h${wide - 104}v30h26v30h26v30"/>${windows.join('')}</g>`,
  ].join('')
}
