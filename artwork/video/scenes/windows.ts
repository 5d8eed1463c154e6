import { between } from '../../kit/limb.ts'
import { cleaner, colleague, gloved } from '../../kit/looks.ts'
import { palette } from '../../kit/palette.ts'
import { person } from '../../kit/person.ts'
import { sparkle } from '../../kit/room.ts'
import { line, type Point } from '../../kit/shapes.ts'
import { floorShadow } from '../../kit/things.ts'
import { bucket, mop } from '../../kit/tools.ts'
import { pop, progress, swing, tween } from '../motion.ts'
import { livingRoom, livingWindow } from '../places.ts'
import type { Scene } from '../stage.ts'

/** When the squeegee moves down each pane, in seconds. */
const strokes = [
  [0.6, 1.5],
  [1.9, 2.8],
  [3.2, 4.1],
] as const

/** The windows: a cleaner wipes pane after pane, and light comes in. */
export const windows: Scene = {
  seconds: 5.4,
  draw: (time) => {
    const { x, y, w, h } = livingWindow
    const cell = w / 3
    const haze = strokes.map(([start, end]) => 1 - progress(time, start, end))
    const pane = tween(time, 1.5, 1.9, 0, 1) + tween(time, 2.8, 3.2, 0, 1)
    const pulled = strokes.reduce((sum, [start, end], i) => {
      const back = strokes[i + 1] ? progress(time, end, end + 0.4) : 0
      return sum + progress(time, start, end) - back
    }, 0)
    const bladeX = x + cell * (pane + 0.5)
    const bladeY = y + 6 + pulled * (h - 12)
    const hand: Point = [bladeX + 22, bladeY + 84 - pulled * 58]
    const stand = bladeX + 74
    const step = swing(pane, 1) * 10
    const sweep = swing(time, 0.55) * 60
    const mopTop: Point = [868 + sweep * 0.25, 350]
    const mopFoot: Point = [930 + sweep, 664]
    return [
      livingRoom([haze[0] ?? 0, haze[1] ?? 0, haze[2] ?? 0]),
      sparkle(270, 190, 26 * pop(time, 1.5)),
      sparkle(420, 176, 22 * pop(time, 2.9)),
      sparkle(578, 196, 26 * pop(time, 4.2)),
      sparkle(544, 164, 13 * pop(time, 4.4)),
      floorShadow(stand + 6, 640, 140),
      line(
        [
          [bladeX - 62, bladeY],
          [bladeX + 62, bladeY],
        ],
        palette.ink,
        11,
      ),
      line(
        [
          [bladeX - 62, bladeY - 7],
          [bladeX + 62, bladeY - 7],
        ],
        palette.sun,
        6,
      ),
      line([[bladeX, bladeY], hand], palette.ink, 9),
      person(gloved(cleaner), {
        x: stand,
        y: 640,
        scale: 2,
        facing: -1,
        nod: -14 + pulled * 16,
        lean: 2 + pulled * 9,
        far: hand,
        near: [stand - 30, 466],
        nearFoot: [stand + 20 - step, 640],
        farFoot: [stand - 32 + step, 636],
      }),
      floorShadow(770, 678, 150),
      mop(mopTop, mopFoot, 1.9),
      person(gloved(colleague), {
        x: 760 + sweep * 0.12,
        y: 678,
        scale: 2,
        lean: 7 + sweep * 0.03,
        nod: 9,
        near: between(mopTop, mopFoot, 0.3),
        far: between(mopTop, mopFoot, 0.08),
        nearFoot: [740, 678],
        farFoot: [796, 674],
      }),
      floorShadow(1136, 690, 110),
      bucket(1130, 692, 1.9),
    ].join('')
  },
}
