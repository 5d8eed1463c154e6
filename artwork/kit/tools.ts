import { palette } from './palette.ts'
import { circle, d, line, type Point, path, rect, stroke } from './shapes.ts'

/** A bucket of suds standing at (x, y), 44 units tall at `s` 1. */
export function bucket(x: number, y: number, s = 1, color: string = palette.sun): string {
  const w = 20 * s
  return [
    stroke(
      d`M${x - w} ${y - 36 * s}C${x - w} ${y - 66 * s} ${x + w} ${y - 66 * s} ${x + w} ${y - 36 * s}`,
      palette.ink,
      2.5 * s,
    ),
    circle(x - 8 * s, y - 38 * s, 8 * s, palette.white),
    circle(x + 6 * s, y - 40 * s, 10 * s, palette.white),
    path(
      d`M${x - w - 3 * s} ${y - 38 * s}h${w * 2 + 6 * s}l${-6 * s} ${35 * s}q0 ${3 * s} ${-3 * s} ${3 * s}h${-w * 2 + 12 * s}q${-3 * s} 0 ${-3 * s} ${-3 * s}z`,
      color,
    ),
    path(
      d`M${x + w * 0.5} ${y - 38 * s}h${w * 0.65}l${-6 * s} ${35 * s}q0 ${3 * s} ${-3 * s} ${3 * s}h${-w * 0.3}z`,
      palette.ink,
      0.14,
    ),
  ].join('')
}

/** A flat mop: the handle runs from the upper hand to the mop head at `foot`. */
export function mop(top: Point, foot: Point, s = 1): string {
  return [
    line([top, foot], palette.wood, 4.5 * s),
    path(
      d`M${foot[0] - 26 * s} ${foot[1]}q2 ${-9 * s} ${10 * s} ${-9 * s}h${32 * s}q${8 * s} 0 ${10 * s} ${9 * s}z`,
      palette.leaf,
    ),
    rect(foot[0] - 28 * s, foot[1] - 2 * s, 56 * s, 6 * s, palette.white, 3 * s),
  ].join('')
}

/** A squeegee held at `hand` with a rubber edge `size` long, upright on the glass to the left or right of the hand. */
export function squeegee(hand: Point, blade: Point, size: number): string {
  return [
    line([hand, blade], palette.ink, 5),
    line(
      [
        [blade[0], blade[1] - size / 2],
        [blade[0], blade[1] + size / 2],
      ],
      palette.ink,
      6,
    ),
    line(
      [
        [blade[0] - 4, blade[1] - size / 2],
        [blade[0] - 4, blade[1] + size / 2],
      ],
      palette.sun,
      3,
    ),
  ].join('')
}

/** A spray bottle standing at (x, y), its nozzle to the left. */
export function sprayBottle(x: number, y: number, s = 1, color: string = palette.leaf): string {
  return [
    path(
      d`M${x - 9 * s} ${y}v${-22 * s}q0 ${-8 * s} ${6 * s} ${-11 * s}v${-6 * s}h${7 * s}v${6 * s}q${6 * s} ${3 * s} ${6 * s} ${11 * s}v${22 * s}z`,
      color,
    ),
    path(
      d`M${x - 14 * s} ${y - 46 * s}h${18 * s}q${4 * s} 0 ${4 * s} ${4 * s}v${4 * s}h${-11 * s}l${-4 * s} ${5 * s}l${-2 * s} ${-1 * s}l${2 * s} ${-5 * s}h${-7 * s}z`,
      palette.ink,
    ),
    rect(x - 9 * s, y - 18 * s, 19 * s, 9 * s, palette.white, 0, 0.85),
  ].join('')
}

/** A folded cloth under a wiping hand at (x, y). */
export function cloth([x, y]: Point, s = 1, color: string = palette.sun): string {
  return path(
    d`M${x - 15 * s} ${y + 5 * s}q${-3 * s} ${-9 * s} ${6 * s} ${-10 * s}q${10 * s} ${-5 * s} ${20 * s} 0q${8 * s} ${2 * s} ${6 * s} ${10 * s}z`,
    color,
  )
}

/** A vacuum cleaner on the floor at (x, y); its hose leads to `hand` and on to `nozzle`. */
export function vacuum(x: number, y: number, hand: Point, nozzle: Point, s = 1): string {
  return [
    stroke(
      d`M${x} ${y - 26 * s}C${x} ${y - 90 * s} ${hand[0] - 30 * s} ${hand[1] - 20 * s} ${hand}`,
      palette.ink,
      5 * s,
    ),
    line([hand, nozzle], palette.hairGrey, 4.5 * s),
    path(
      d`M${nozzle[0] - 16 * s} ${nozzle[1] + 4 * s}q0 ${-9 * s} ${9 * s} ${-9 * s}h${14 * s}q${9 * s} 0 ${9 * s} ${9 * s}z`,
      palette.ink,
    ),
    path(
      d`M${x - 32 * s} ${y - 6 * s}q0 ${-26 * s} ${28 * s} ${-26 * s}h${12 * s}q${22 * s} 0 ${22 * s} ${26 * s}z`,
      palette.brick,
    ),
    circle(x + 14 * s, y - 9 * s, 9 * s, palette.ink),
    circle(x - 22 * s, y - 5 * s, 5 * s, palette.ink),
    circle(x + 14 * s, y - 9 * s, 3.5 * s, palette.sun),
  ].join('')
}
