import { palette } from './palette.ts'
import { d, path, rect, stroke } from './shapes.ts'

/** Base cupboards under a worktop: left edge, top of the worktop, width, floor line and number of doors. */
export function cupboards(
  x: number,
  top: number,
  w: number,
  floorY: number,
  doors: number,
  front: string = palette.leaf,
): string {
  const door = w / doors
  const gaps: string[] = []
  const handles: string[] = []
  for (let i = 0; i < doors; i += 1) {
    if (i > 0) gaps.push(d`M${x + door * i - 1} ${top + 9}h2v${floorY - top - 17}h-2z`)
    handles.push(d`M${x + door * (i + 0.35)} ${top + 20}h${door * 0.3}`)
  }
  return [
    rect(x, top, w, floorY - top, front),
    path(gaps.join('') + d`M${x} ${top + 9}h${w}v4h${-w}zM${x} ${floorY - 8}h${w}v8h${-w}z`, palette.ink, 0.16),
    stroke(handles.join(''), palette.sun, 3.5),
    rect(x - 4, top, w + 8, 9, palette.paper, 2),
  ].join('')
}

/** An area of wall tiles: `columns` by `rows`, each `size` units square. */
export function tiles(
  x: number,
  y: number,
  columns: number,
  rows: number,
  size: number,
  fill: string,
  joint: string,
): string {
  const lines: string[] = []
  for (let i = 1; i < columns; i += 1) lines.push(d`M${x + i * size} ${y}v${rows * size}`)
  for (let i = 1; i < rows; i += 1) lines.push(d`M${x} ${y + i * size}h${columns * size}`)
  return rect(x, y, columns * size, rows * size, fill) + stroke(lines.join(''), joint, 1.5)
}

/** A curved tap with its foot at (x, y), spout to the right. */
export function tap(x: number, y: number, s = 1): string {
  return stroke(
    d`M${x} ${y}v${-24 * s}q0 ${-14 * s} ${13 * s} ${-14 * s}t${13 * s} ${14 * s}M${x - 7 * s} ${y - 10 * s}h${7 * s}`,
    palette.ink,
    4.5 * s,
  )
}

/** A cooker hood hanging from `top`, with its lower edge at `bottom`. */
export function hood(x: number, bottom: number, w: number, top = 0): string {
  return [
    rect(x + w * 0.34, top, w * 0.32, bottom - top - 24, palette.hairGrey),
    path(d`M${x} ${bottom}l${w * 0.24} -26h${w * 0.52}l${w * 0.24} 26z`, palette.mist),
    path(d`M${x + w * 0.66} ${bottom - 26}h${w * 0.1}l${w * 0.24} 26h${-w * 0.16}z`, palette.ink, 0.14),
    rect(x, bottom, w, 5, palette.ink, 2),
  ].join('')
}
