import { palette } from '../kit/palette.ts'
import { drawing, moved, path, rect, stroke } from '../kit/shapes.ts'

/** A green with a contrast of at least 3:1 on both the light and the dark page background. */
const markGreen = '#2B7A65'

/** A gabled house that is nearly all window, in three colours: wall, glass, and light on the upper left of the glass. */
function mark(wall: string, glass: string, light: string): string {
  return [
    path('M5 46V19h5v-6h5V8h5V3h8v5h5v5h5v6h5v27q0 2-2 2H7q-2 0-2-2z', wall),
    rect(12, 20, 24, 22, glass, 2),
    path('M12 22q0-2 2-2h22L12 42z', light),
    stroke('M24 20v22M12 31h24', wall, 3.4),
  ].join('')
}

/** The logo beside the name in the header, and the icon of the browser tab. */
export function logo(): string {
  return drawing(48, 48, mark(markGreen, palette.glow, palette.sun))
}

/** The logo on a green square of 512 units. The house takes `share` of the width; at 0.5 it survives a round mask. */
export function appIcon(share: number): string {
  const scale = (512 * share) / 38
  return drawing(
    512,
    512,
    rect(0, 0, 512, 512, palette.green),
    moved(256 - 24 * scale, 256 - 25.5 * scale, scale, mark(palette.paper, palette.leaf, palette.sun)),
  )
}
