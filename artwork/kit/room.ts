import { palette } from './palette.ts'
import { d, type Point, path, polygon, rect } from './shapes.ts'

/** The panel behind every picture: wall, skirting and floor. It makes pictures look the same on light and dark pages. */
export function room(w: number, h: number, floorY: number, wall: string, floor: string, radius = 12): string {
  const bottom = d`M0 ${floorY}H${w}V${h - radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}H${radius}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}z`
  return rect(0, 0, w, h, wall, radius) + path(bottom, floor) + rect(0, floorY - 6, w, 6, palette.white, 0, 0.7)
}

/** A sash window with a white frame and a sill: `columns` by `rows` panes over the given view. */
export function sashWindow(
  x: number,
  y: number,
  w: number,
  h: number,
  columns: number,
  rows: number,
  view: string,
): string {
  const bars: string[] = []
  const bar = Math.max(4, w / 50)
  for (let i = 1; i < columns; i += 1) bars.push(d`M${x + (w * i) / columns - bar / 2} ${y}h${bar}v${h}h${-bar}z`)
  for (let i = 1; i < rows; i += 1) bars.push(d`M${x} ${y + (h * i) / rows - bar / 2}h${w}v${bar}h${-w}z`)
  const edge = bar * 1.7
  const frame = d`M${x - edge} ${y - edge}h${w + edge * 2}v${h + edge * 2}h${-w - edge * 2}zM${x} ${y}v${h}h${w}v${-h}z`
  return [
    view,
    path(bars.join('') + frame, palette.white),
    rect(x + w, y - edge, edge, h + edge * 2, palette.ink, 0, 0.08),
    rect(x - edge * 2, y + h + edge, w + edge * 4, edge * 1.1, palette.white, 2),
    rect(x - edge, y + h + edge * 2.1, w + edge * 2, edge * 0.6, palette.ink, 0, 0.12),
  ].join('')
}

/** Light falling from a pane down to the right, `slant` units sideways per unit down, to `depth` below the floor line. */
export function lightBeam(
  x: number,
  y: number,
  w: number,
  h: number,
  floorY: number,
  depth: number,
  slant: number,
): string {
  const land = (fromX: number, fromY: number) => fromX + slant * (floorY + depth - fromY)
  const shape: readonly Point[] = [
    [x + w, y],
    [land(x + w, y), floorY + depth],
    [land(x, y + h), floorY + depth],
    [x, y + h],
    [x + w, y + h],
  ]
  return polygon(shape, palette.glow, 0.45)
}

/** Window light on the floor: one slanted patch per pane column. */
export function lightPatches(
  x: number,
  y: number,
  w: number,
  depth: number,
  columns: number,
  slant: number,
  opacity = 0.75,
): string {
  const gap = w * 0.04
  const cell = (w - gap * (columns - 1)) / columns
  const patches: string[] = []
  for (let i = 0; i < columns; i += 1) {
    const left = x + i * (cell + gap)
    patches.push(d`M${left} ${y}h${cell}l${slant} ${depth}h${-cell}z`)
  }
  return path(patches.join(''), palette.glow, opacity)
}

/** A four-pointed sparkle, the sign for "clean". */
export function sparkle(x: number, y: number, r: number, fill: string = palette.white): string {
  const k = r * 0.22
  return path(
    d`M${x} ${y - r}L${x + k} ${y - k}L${x + r} ${y}L${x + k} ${y + k}L${x} ${y + r}L${x - k} ${y + k}L${x - r} ${y}L${x - k} ${y - k}z`,
    fill,
  )
}
