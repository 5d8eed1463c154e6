import { fronts, house } from '../../kit/houses.ts'
import { client } from '../../kit/looks.ts'
import { palette } from '../../kit/palette.ts'
import { person } from '../../kit/person.ts'
import { lightBeam, room, sashWindow, sparkle } from '../../kit/room.ts'
import { circle, moved, path, rect, stroke, turned } from '../../kit/shapes.ts'
import { tulips } from '../../kit/things.ts'
import { digit } from '../digits.ts'
import { pop, progress, swing, tween } from '../motion.ts'
import { type Scene, stage } from '../stage.ts'

const typed = [0.9, 1.25, 1.6, 1.95] as const

function bigPhone(time: number): string {
  const boxes = ([1, 2, 3, 4] as const).map((value, i) => {
    const x = 855 + i * 58
    return (
      rect(x - 24, 318, 48, 66, palette.white, 8) +
      rect(x - 24, 378, 48, 6, palette.leaf, 3) +
      digit(value, x, 348, 1.15 * pop(time, typed[i] ?? 0), palette.ink)
    )
  })
  const pressed = 1 - 0.06 * (progress(time, 2.3, 2.45) - progress(time, 2.5, 2.65))
  const tick = progress(time, 2.5, 2.8)
  const tag = pop(time, 2.9)
  return [
    rect(800, 46, 284, 628, palette.ink, 36),
    rect(814, 66, 256, 588, palette.paper, 20),
    house(fronts[0], 892, 270, 100, 96),
    ...boxes,
    moved(942, 452, pressed, rect(-110, -30, 220, 60, palette.green, 16)),
    tick > 0 ? stroke('M924 452l12 13 25-27', palette.sun, 8, tick) : circle(942, 452, 7, palette.sun),
    circle(
      942,
      452,
      14 + 60 * progress(time, 2.35, 2.8),
      palette.white,
      0.4 * (1 - progress(time, 2.35, 2.8)) * (time > 2.35 ? 1 : 0),
    ),
    rect(838, 520, 160, 12, palette.sage, 6),
    rect(838, 548, 208, 12, palette.sage, 6),
    rect(838, 576, 120, 12, palette.sage, 6),
    tag > 0
      ? moved(
          1090,
          500,
          tag,
          turned(
            12 + swing(time, 0.6) * 3,
            [0, -96],
            path('M0-96l58 50v130q0 12-12 12h-92q-12 0-12-12V-46z', palette.sun),
            path('M24-75l34 29v130q0 12-12 12H20z', palette.ink, 0.12),
            circle(0, -54, 11, palette.paper),
            stroke('M30 2a36 36 0 1 0 0 60M-36 22H14M-36 42H10', palette.ink, 10),
          ),
        )
      : '',
    sparkle(1172, 372, 24 * pop(time, 3.2)),
    sparkle(1206, 410, 13 * pop(time, 3.35)),
  ].join('')
}

/** The client types her postcode on a phone at the kitchen table and gets an estimate immediately. */
export const phone: Scene = {
  seconds: 4.4,
  draw: (time) => {
    const tap = typed.reduce((sum, at) => sum + Math.max(0, 1 - Math.abs(time - at) / 0.14), 0)
    const sip = tween(time, 3, 3.6, 0, 1)
    return [
      room(stage.w, stage.h, 600, palette.sage, palette.sand, 0),
      circle(942, 360, 330, palette.white, 0.4),
      sashWindow(90, 70, 190, 220, 2, 2, rect(90, 70, 190, 220, palette.sky)),
      lightBeam(90, 70, 190, 220, 600, 120, 0.6),
      person(client, {
        x: 330,
        y: 630,
        scale: 2.1,
        lean: 3,
        nod: 12 - sip * 8,
        near: [430, 400 + tap * 5 - sip * 6],
        far: [446, 404 - sip * 6],
      }),
      turned(
        14,
        [444, 378],
        rect(428, 334 + tap, 44, 74, palette.ink, 7),
        rect(432, 340 + tap, 36, 60, palette.glow, 3),
      ),
      rect(0, 468, 720, 252, palette.wood),
      rect(0, 468, 736, 22, palette.bark, 6),
      rect(0, 468, 736, 7, palette.wood, 3),
      rect(40, 520, 300, 170, palette.ink, 8, 0.08),
      rect(380, 520, 300, 170, palette.ink, 8, 0.08),
      tulips(120, 470, 1.7),
      stroke('M640 420q26 0 24 16t-24 12', palette.brick, 8),
      path('M580 406h62v50q0 12-12 12h-38q-12 0-12-12z', palette.brick),
      path('M626 406h16v50q0 12-12 12h-8z', palette.ink, 0.14),
      bigPhone(time),
    ].join('')
  },
}
