import { palette } from './palette.ts'
import { d, rect, stroke } from './shapes.ts'

/** A desk with a screen on it: left edge, top of the desk, width and floor line. */
export function desk(x: number, top: number, w: number, floorY: number): string {
  return [
    stroke(d`M${x + 10} ${top + 6}V${floorY}M${x + w - 10} ${top + 6}V${floorY}`, palette.bark, 6),
    rect(x + w * 0.62, top + 8, w * 0.28, 30, palette.white, 2),
    rect(x + w * 0.7, top + 20, w * 0.12, 4, palette.sage, 2),
    rect(x, top, w, 9, palette.wood, 3),
    rect(x + w * 0.3, top - 16, 8, 16, palette.ink),
    rect(x + w * 0.22, top - 4, w * 0.16 + 8, 4, palette.ink, 2),
    rect(x + w * 0.3 - 34, top - 62, 76, 48, palette.ink, 5),
    rect(x + w * 0.3 - 29, top - 57, 66, 38, palette.sky, 2),
  ].join('')
}
