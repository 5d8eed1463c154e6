import { cupboards, hood, tap, tiles } from '../../kit/kitchen.ts'
import { cleaner, colleague, gloved } from '../../kit/looks.ts'
import { palette } from '../../kit/palette.ts'
import { person } from '../../kit/person.ts'
import { lightBeam, room, sashWindow, sparkle } from '../../kit/room.ts'
import { circle, ellipse, framed, moved, path, rect, stroke } from '../../kit/shapes.ts'
import { floorShadow } from '../../kit/things.ts'
import { bucket, cloth, sprayBottle } from '../../kit/tools.ts'
import { pop, progress, swing, tween } from '../motion.ts'
import { type Scene, stage } from '../stage.ts'

const grease = '#8C6B2F'

/** Dirt: a dull film on tiles and worktop, splashes, rings and crumbs. Drawn from x 0 and clipped where the cloth has been. */
function dirt(): string {
  const splashes = [
    [470, 300, 22],
    [520, 338, 12],
    [610, 286, 16],
    [720, 330, 24],
    [764, 292, 10],
    [560, 276, 8],
  ] as const
  const crumbs = [392, 420, 446, 508, 548, 590, 640, 668, 744, 790]
  return [
    rect(0, 228, 900, 192, '#9C8A5E', 0, 0.34),
    ...splashes.map(([x, y, r]) => ellipse(x, y, r, r * 0.72, grease, 0.55)),
    stroke('M470 306v34M720 338v40M610 292v24', grease, 8, 0.5),
    ...crumbs.map((x, i) => circle(x, 397 - (i % 2), 4 + (i % 3), palette.bark)),
    path('M600 404h90v16q-8 4-12 20t-14-4-14-12-16 24-18-14-16-10z', grease, 0.7),
    ellipse(480, 480, 34, 18, '#9C8A5E', 0.5),
    ellipse(690, 540, 30, 18, '#9C8A5E', 0.5),
  ].join('')
}

/** The kitchen: the dull worktop shines where the cloth has been. */
export const kitchen: Scene = {
  seconds: 4.6,
  draw: (time) => {
    const way = tween(time, 0.5, 3.7, 0, 430)
    const scrub = swing(time, 1.7) * 20 * (1 - progress(time, 3.5, 3.9))
    const x = 290 + way
    const hand = x + 128 + scrub
    const clean = Math.max(380, 290 + way + 150)
    const step = swing(way / 430, 3) * 7
    const polish = time * 5.5
    const rub = 1 - progress(time, 3.6, 4)
    return [
      room(stage.w, stage.h, 612, palette.mint, palette.sand, 0),
      tiles(330, 224, 16, 3, 60, palette.white, palette.sky),
      sashWindow(70, 84, 200, 230, 2, 2, rect(70, 84, 200, 230, palette.sky)),
      hood(890, 256, 230),
      path('M890 256l55-26h120l55 26z', '#9C8A5E', 0.55 * (1 - progress(time, 1, 3.6))),
      lightBeam(70, 84, 200, 230, 612, 108, 0.55),
      cupboards(350, 404, 940, 624, 5),
      rect(346, 402, 950, 18, palette.wood, 4),
      rect(346, 402, 950, 5, palette.glow, 2, 0.4 * progress(time, 1, 3.8)),
      tap(410, 404, 2),
      rect(940, 396, 160, 9, palette.ink, 4),
      path('M960 340h110v44q0 12-12 12h-86q-12 0-12-12z', palette.brick),
      path('M1046 340h24v44q0 12-12 12h-12z', palette.ink, 0.14),
      stroke('M952 352h-14M1078 352h14', palette.brick, 10),
      rect(954, 330, 122, 10, palette.ink, 5),
      sprayBottle(870, 404, 1.9, palette.brick),
      clean < 830 ? framed(clean, 0, 850 - clean, 720, moved(-clean, 0, 1, dirt())) : '',
      sparkle(470, 300, 30 * pop(time, 1.7), palette.sun),
      sparkle(508, 268, 15 * pop(time, 1.9), palette.sun),
      sparkle(640, 290, 26 * pop(time, 3), palette.sun),
      sparkle(606, 330, 14 * pop(time, 3.2), palette.sun),
      sparkle(800, 318, 28 * pop(time, 3.9), palette.sun),
      sparkle(940, 190, 26 * pop(time, 3.8), palette.sun),
      floorShadow(1150, 670, 150),
      person(gloved(colleague), {
        x: 1150,
        y: 668,
        scale: 2,
        facing: -1,
        nod: -12,
        lean: -2,
        near: [1106, 396],
        far: [1064 + Math.cos(polish) * 20 * rub, 262 + Math.sin(polish) * 9 * rub],
      }),
      cloth([1058 + Math.cos(polish) * 20 * rub, 250 + Math.sin(polish) * 9 * rub], 1.5, palette.white),
      floorShadow(130, 668, 120),
      bucket(126, 670, 2.2),
      floorShadow(x, 672, 150),
      cloth([hand + 4, 396], 1.9),
      person(gloved(cleaner), {
        x,
        y: 672,
        scale: 2,
        lean: 9,
        nod: 9,
        near: [hand, 392],
        far: [x + 78, 398],
        nearFoot: [x - 24 + step, 672],
        farFoot: [x + 30 - step, 668],
      }),
    ].join('')
  },
}
