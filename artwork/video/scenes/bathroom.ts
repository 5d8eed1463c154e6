import { tap, tiles } from '../../kit/kitchen.ts'
import { cleaner, colleague, gloved } from '../../kit/looks.ts'
import { palette } from '../../kit/palette.ts'
import { person } from '../../kit/person.ts'
import { room, sparkle } from '../../kit/room.ts'
import { circle, ellipse, path, polygon, rect, stroke } from '../../kit/shapes.ts'
import { floorShadow } from '../../kit/things.ts'
import { bucket, cloth } from '../../kit/tools.ts'
import { pop, progress, swing } from '../motion.ts'
import { type Scene, stage } from '../stage.ts'

/** Bubbles that rise from the bath one after another and fade. */
function bubbles(time: number): string {
  return [0, 1, 2, 3, 4, 5, 6]
    .map((i) => {
      const age = (time * 0.5 + i * 0.29) % 1
      const x = 770 + ((i * 83) % 240) + Math.sin(age * 7 + i) * 12
      return circle(x, 500 - age * 270, 8 + (i % 3) * 5, palette.white, 0.85 * (1 - age))
    })
    .join('')
}

/** The bathroom: mirror and bath go from dull to shiny. */
export const bathroom: Scene = {
  seconds: 4.4,
  draw: (time) => {
    const wiping = 1 - progress(time, 3.2, 3.6)
    const round = time * 5
    const mirrorHand = [472 + Math.cos(round) * 22 * wiping, 300 + Math.sin(round) * 30 * wiping] as const
    const scrub = swing(time, 1.5) * 18 * (1 - progress(time, 3.4, 3.8))
    const clear = progress(time, 0.6, 3.4)
    const bathHand = 846 + scrub
    return [
      room(stage.w, stage.h, 590, palette.sky, palette.sand, 0),
      tiles(0, 180, 22, 7, 60, palette.mint, palette.paper),
      rect(0, 168, stage.w, 14, palette.leaf),
      tiles(0, 596, 16, 2, 84, palette.sand, palette.dune),
      rect(332, 84, 216, 306, palette.wood, 108),
      rect(346, 98, 188, 278, palette.mist, 94),
      polygon(
        [
          [362, 270],
          [460, 100],
          [502, 120],
          [374, 340],
        ],
        palette.white,
        0.75 * clear,
      ),
      polygon(
        [
          [402, 360],
          [528, 150],
          [533, 190],
          [432, 372],
        ],
        palette.white,
        0.6 * clear,
      ),
      rect(346, 98, 188, 278, palette.dune, 94, 0.9 * (1 - clear)),
      path('M314 446h232q-6 66-80 70h-72q-74-4-80-70z', palette.white),
      path('M492 446h54q-6 66-80 70h-18q44-10 44-70z', palette.ink, 0.08),
      rect(400, 514, 60, 82, palette.white),
      rect(442, 514, 18, 82, palette.ink, 0, 0.08),
      tap(404, 448, 1.7),
      stroke('M1216 640V150q0-40-44-40t-44 34', palette.ink, 8),
      path('M1088 144h80l12 18h-104z', palette.ink),
      rect(84, 250, 130, 176, palette.rose, 6),
      rect(84, 390, 130, 14, palette.brick),
      stroke('M62 248h174', palette.ink, 8),
      ellipse(1000, 670, 310, 14, palette.ink, 0.12),
      stroke('M800 640l-8 26M1156 640l8 26', palette.sun, 16),
      ellipse(960, 508, 100, 30, palette.white),
      ellipse(880, 512, 66, 22, palette.white),
      ellipse(1050, 512, 60, 18, palette.white),
      bubbles(time),
      path('M716 512h524q0 136-96 136H812q-96 0-96-136z', palette.leaf),
      path('M1140 512h100q0 136-96 136h-60q56-30 56-136z', palette.ink, 0.14),
      path('M717 530h522q-3 40-14 62H731q-11-22-14-62z', '#9C8A5E', 0.6 * (1 - clear)),
      rect(690, 500, 576, 22, palette.white, 11),
      sparkle(1060, 576, 32 * pop(time, 3.3)),
      sparkle(1104, 548, 16 * pop(time, 3.5)),
      sparkle(384, 160, 26 * pop(time, 3.4)),
      sparkle(452, 130, 14 * pop(time, 3.6)),
      floorShadow(572, 676, 150),
      cloth([mirrorHand[0] - 6, mirrorHand[1] - 6], 1.7, palette.white),
      person(gloved(cleaner), {
        x: 566,
        y: 676,
        scale: 2,
        facing: -1,
        nod: -8,
        lean: 7,
        near: [514, 446],
        far: mirrorHand,
      }),
      floorShadow(740, 702, 190),
      person(gloved(colleague), {
        x: 700,
        y: 700,
        scale: 2,
        drop: 46,
        lean: 24,
        nod: -8,
        near: [bathHand, 504],
        far: [896 - scrub * 0.5, 504],
        nearFoot: [622, 700],
        farFoot: [748, 696],
      }),
      cloth([bathHand + 4, 504], 1.8),
      floorShadow(156, 690, 120),
      bucket(150, 692, 2.1),
    ].join('')
  },
}
