import { palette } from './palette.ts'
import { circle, d, type Point, path, rect, stroke } from './shapes.ts'

/** A five-pointed star of radius `r` centred at (x, y). */
function star(x: number, y: number, r: number, fill: string): string {
  const points = Array.from({ length: 10 }, (_, index): Point => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 === 0 ? r : r * 0.45
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  return path(`M${points.map((point) => d`${point}`).join('L')}z`, fill)
}

/** A row of five stars, the first `full` of them lit. (x, y) is the centre of the first one. */
export function starRow(x: number, y: number, r: number, full: number): string {
  return Array.from({ length: 5 }, (_, index) =>
    star(x + index * r * 2.4, y, r, index < full ? palette.sun : palette.dune),
  ).join('')
}

/** A speech bubble with a tail that points down to `tail`. */
export function bubble(x: number, y: number, w: number, h: number, tail: Point, fill: string): string {
  const foot = x + w * 0.5 + (tail[0] - x - w * 0.5) * 0.4
  return [
    path(d`M${foot - 16} ${y + h - 4}L${tail}L${foot + 18} ${y + h - 4}z`, fill),
    rect(x, y, w, h, fill, 18),
  ].join('')
}

/** A tick that fits a square of `size` whose upper left corner is at (x, y). */
export function tick(x: number, y: number, size: number, color: string, width: number): string {
  return stroke(d`M${x} ${y + size * 0.55}l${size * 0.36} ${size * 0.36}L${x + size} ${y + size * 0.1}`, color, width)
}

/** A sheet of paper with `lines` lines of writing, the last one short. */
export function sheet(x: number, y: number, w: number, h: number, lines: number): string {
  const gap = (h * 0.72) / lines
  const rows = Array.from(
    { length: lines },
    (_, index) => d`M${x + w * 0.14} ${y + h * 0.16 + index * gap}h${w * (index === lines - 1 ? 0.4 : 0.72)}`,
  )
  return [
    rect(x + 6, y + 8, w, h, palette.ink, 6, 0.1),
    rect(x, y, w, h, palette.white, 6),
    stroke(rows.join(''), palette.dune, Math.max(4, gap * 0.26)),
  ].join('')
}

/** A two-tone bush standing at (x, y). */
export function bush(x: number, y: number, r: number): string {
  return circle(x, y - r * 0.8, r, palette.green) + circle(x - r * 0.25, y - r, r * 0.62, palette.leaf)
}
