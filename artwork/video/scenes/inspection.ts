import { cleaner, client, colleague } from '../../kit/looks.ts'
import { palette } from '../../kit/palette.ts'
import { person } from '../../kit/person.ts'
import { sparkle } from '../../kit/room.ts'
import { circle, line, moved, path, rect, stroke } from '../../kit/shapes.ts'
import { floorShadow } from '../../kit/things.ts'
import { pop, progress, swing, tween } from '../motion.ts'
import { livingRoom } from '../places.ts'
import { handClipboard, marker, type Scene } from '../stage.ts'
import { walk } from '../walking.ts'

const signs = [
  stroke('M-26 26V-8q0-22 22-22t22 22M-38 8h12', palette.green, 9),
  path('M0-34q30 36 30 50a30 26 0 0 1-60 0q0-14 30-50z', palette.mist),
  stroke('M-28-32h56v64h-56zM0-32v64M-28 0h56', palette.green, 7),
]

const star = path('M0-24l7 15 17 2-12 12 3 17-15-8-15 8 3-17-12-12 17-2z', palette.ink)

/** A large checklist. The sign of each line gets its tick at the time (seconds) given in `at`. */
function bigList(time: number, at: readonly number[]): string {
  const rows = signs.map((sign, i) => {
    const y = 226 + i * 132
    const drawn = progress(time, at[i] ?? 0, (at[i] ?? 0) + 0.35)
    const short = Math.min(1, drawn * 3)
    const long = Math.max(0, drawn * 1.5 - 0.5)
    const tick =
      drawn > 0
        ? line(
            [
              [1076, y],
              [1076 + 22 * short, y + 26 * short],
              ...(long > 0 ? ([[1098 + 46 * long, y + 26 - 62 * long]] as const) : []),
            ],
            palette.leaf,
            16,
          )
        : ''
    return (
      moved(930, y, 1, sign) +
      rect(990, y - 6, 56, 12, palette.dune, 6) +
      rect(1062, y - 36, 78, 74, palette.sky, 12) +
      tick
    )
  })
  return [
    rect(846, 84, 346, 560, palette.ink, 18, 0.12),
    rect(836, 74, 346, 560, palette.wood, 18),
    rect(1146, 74, 36, 560, palette.ink, 14, 0.1),
    rect(858, 112, 302, 500, palette.paper, 6),
    rect(936, 50, 146, 54, palette.ink, 12),
    circle(1009, 64, 8, palette.paper),
    rows.join(''),
  ].join('')
}

/** Inspection: client and team go through the list together, point by point. */
export const inspection: Scene = {
  seconds: 4.6,
  draw: (time) => {
    const way = tween(time, -0.6, 1, 0, 200)
    const moving = 1 - progress(time, 0.6, 1)
    const ticks = [1.2, 2, 2.8]
    const done = ticks.filter((at) => time > at).length
    const happy = progress(time, 3.3, 3.7)
    const host = walk(80 + way, 672, 2, 1, way, moving)
    const nodding = 5 * swing(time, 1.1) * (1 - happy)
    const list = tween(time, 0.3, 1, 560, 0)
    return [
      livingRoom([0, 0, 0]),
      sparkle(566, 186, 22 * pop(time, 0.8)),
      sparkle(236, 176, 16 * pop(time, 1.6)),
      floorShadow(640, 652, 150),
      person(colleague, { x: 640, y: 650, scale: 2, facing: -1, nod: 3, near: [672, 494], far: [606, 496] }),
      floorShadow(host.x, 674, 150),
      person(client, {
        ...host,
        nod: 6 + nodding,
        far: [host.x + 40 + happy * 44, 500 - happy * 96],
        near: [host.x - 20, 512],
      }),
      floorShadow(484, 680, 150),
      handClipboard(400, 456, done),
      person(cleaner, {
        x: 484,
        y: 678,
        scale: 2,
        facing: -1,
        nod: 8 - happy * 8,
        near: [440, 462 + swing(time, 2) * 4 * (1 - happy)],
        far: [412, 480],
      }),
      marker(374, 262, pop(time, 3.4), star),
      moved(list, 0, 1, bigList(time, ticks)),
      sparkle(1196, 120, 30 * pop(time, 3.3), palette.white),
      sparkle(1230, 168, 15 * pop(time, 3.5), palette.white),
    ].join('')
  },
}
