import { cleaner, colleague } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { d, line, type Point, path, stroke } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { bucket, sprayBottle } from '../kit/tools.ts'
import { walk } from './walking.ts'

/** A walking person: point on the ground, direction, units walked so far, and `moving` from 0 (stands) to 1 (walks). */
export type Way = { x: number; y: number; facing: 1 | -1; walked: number; moving: number }

/** The first cleaner with a bucket. `wave` is a point to raise the far hand to. */
export function withBucket({ x, y, facing, walked, moving }: Way, wave?: Point): string {
  const pose = walk(x, y, 2, facing, walked, moving)
  const free = pose.near ?? [x, y]
  const hand: Point = [x - 34 * facing + (free[0] - x + 28 * facing) * 0.35, y - 158]
  return [
    floorShadow(x, y + 2, 150),
    person(cleaner, { ...pose, near: hand, ...(wave ? { far: wave } : {}) }),
    bucket(hand[0], hand[1] + 104, 1.65),
  ].join('')
}

/** The second cleaner, with a mop over the shoulder. The far hand carries a caddy of bottles, or is raised to `wave`. */
export function withMop({ x, y, facing, walked, moving }: Way, wave?: Point): string {
  const pose = walk(x, y, 2, facing, walked, moving)
  const free = pose.far ?? [x, y]
  const hand: Point = [x + 40 * facing, y - 226]
  const head: Point = [x - 128 * facing, y - 396]
  const caddy: Point = [x + 30 * facing + (free[0] - x - 36 * facing) * 0.4, y - 156]
  const [cx, cy] = caddy
  const tools = [
    sprayBottle(cx - 16, cy + 52, 1.3),
    sprayBottle(cx + 20, cy + 52, 1.2, palette.brick),
    stroke(d`M${cx - 36} ${cy + 34}V${cy}h72v34`, palette.ink, 6),
    path(d`M${cx - 46} ${cy + 30}h92l-6 46q-1 6-7 6h-66q-6 0-7-6z`, palette.sun),
  ].join('')
  return [
    floorShadow(x, y + 2, 150),
    wave ? '' : tools,
    line([[x + 58 * facing, y - 206], head], palette.wood, 9),
    line(
      [
        [head[0] - 26 * facing, head[1] + 22],
        [head[0] + 16 * facing, head[1] - 38],
      ],
      palette.leaf,
      22,
    ),
    line(
      [
        [head[0] - 38 * facing, head[1] + 12],
        [head[0] + 2 * facing, head[1] - 46],
      ],
      palette.white,
      10,
    ),
    person(colleague, { ...pose, near: hand, far: wave ?? caddy }),
  ].join('')
}
