import { palette } from './palette.ts'
import { circle, d, ellipse, path, rect, stroke } from './shapes.ts'

/** A potted plant standing at (x, y), about 96 units tall at `s` 1. */
export function plant(x: number, y: number, s = 1, pot: string = palette.brick): string {
  const leaf = (dx: number, dy: number, belly: number) =>
    d`M${x} ${y - 34 * s}Q${x + (dx * 0.3 - belly) * s} ${y - (34 + (dy - 34) * 0.6) * s} ${x + dx * s} ${y - dy * s}Q${x + (dx * 0.8 + belly) * s} ${y - (34 + (dy - 34) * 0.35) * s} ${x} ${y - 34 * s}z`
  return [
    path(leaf(-36, 68, -9) + leaf(6, 102, 12) + leaf(40, 64, 8), palette.green),
    path(leaf(-18, 96, -12) + leaf(28, 88, 10), palette.leaf),
    path(
      d`M${x - 19 * s} ${y - 36 * s}h${38 * s}l${-6 * s} ${34 * s}q${-0.5 * s} ${2 * s} ${-3 * s} ${2 * s}h${-20 * s}q${-2.5 * s} 0 ${-3 * s} ${-2 * s}z`,
      pot,
    ),
    path(
      d`M${x + 7 * s} ${y - 36 * s}h${12 * s}l${-6 * s} ${34 * s}q${-0.5 * s} ${2 * s} ${-3 * s} ${2 * s}h${-6 * s}z`,
      palette.ink,
      0.14,
    ),
  ].join('')
}

/** Three tulips in a vase standing at (x, y). */
export function tulips(x: number, y: number, s = 1, color: string = palette.brick): string {
  const flower = (fx: number, fy: number) =>
    path(
      d`M${x + (fx - 9) * s} ${y + (fy - 14) * s}l${5 * s} ${5 * s}l${4 * s} ${-7 * s}l${4 * s} ${7 * s}l${5 * s} ${-5 * s}v${9 * s}q0 ${9 * s} ${-9 * s} ${9 * s}q${-9 * s} 0 ${-9 * s} ${-9 * s}z`,
      color,
    )
  return [
    stroke(
      d`M${x} ${y - 26 * s}V${y - 72 * s}M${x - 2 * s} ${y - 26 * s}Q${x - 4 * s} ${y - 46 * s} ${x - 18 * s} ${y - 60 * s}M${x + 2 * s} ${y - 26 * s}Q${x + 4 * s} ${y - 46 * s} ${x + 18 * s} ${y - 58 * s}`,
      palette.leaf,
      3 * s,
    ),
    flower(-18, -62),
    flower(18, -60),
    flower(0, -76),
    path(
      d`M${x - 13 * s} ${y - 36 * s}h${26 * s}q${-3 * s} ${12 * s} ${2 * s} ${22 * s}q${4 * s} ${14 * s} ${-6 * s} ${14 * s}h${-18 * s}q${-10 * s} 0 ${-6 * s} ${-14 * s}q${5 * s} ${-10 * s} ${2 * s} ${-22 * s}z`,
      palette.green,
    ),
    path(
      d`M${x + 5 * s} ${y - 36 * s}h${8 * s}q${-3 * s} ${12 * s} ${2 * s} ${22 * s}q${4 * s} ${14 * s} ${-6 * s} ${14 * s}h${-4 * s}q${6 * s} ${-18 * s} 0 ${-36 * s}z`,
      palette.ink,
      0.2,
    ),
  ].join('')
}

/** A taped moving box standing at (x, y), its right side in shade. */
export function box(x: number, y: number, w: number, h: number): string {
  return [
    rect(x, y - h, w, h, palette.wood, 2),
    rect(x + w * 0.78, y - h, w * 0.22, h, palette.ink, 0, 0.12),
    rect(x + w * 0.42, y - h, w * 0.16, h * 0.4, palette.glow, 0, 0.8),
    rect(x + w * 0.12, y - h * 0.26, w * 0.24, h * 0.09, palette.bark, 1),
  ].join('')
}

/** The soft shadow of something on the floor, falling to the right. */
export function floorShadow(x: number, y: number, w: number): string {
  return ellipse(x + w * 0.12, y, w / 2, Math.max(3, w * 0.05), palette.ink, 0.12)
}

/** A round wall clock without numerals. Hands are given in degrees from twelve. */
export function clock(x: number, y: number, r: number, hour: number, minute: number): string {
  const hand = (angle: number, length: number): string => {
    const a = ((angle - 90) * Math.PI) / 180
    return d`M${x} ${y}L${x + Math.cos(a) * length} ${y + Math.sin(a) * length}`
  }
  const ticks = [0, 90, 180, 270].map((angle) => {
    const a = (angle * Math.PI) / 180
    return d`M${x + Math.cos(a) * r * 0.74} ${y + Math.sin(a) * r * 0.74}L${x + Math.cos(a) * r * 0.82} ${y + Math.sin(a) * r * 0.82}`
  })
  return [
    circle(x + r * 0.08, y + r * 0.1, r, palette.ink, 0.12),
    circle(x, y, r, palette.green),
    circle(x, y, r * 0.88, palette.white),
    stroke(ticks.join(''), palette.ink, r * 0.06),
    stroke(hand(hour, r * 0.46), palette.ink, r * 0.09),
    stroke(hand(minute, r * 0.66), palette.brick, r * 0.06),
    circle(x, y, r * 0.08, palette.ink),
  ].join('')
}
