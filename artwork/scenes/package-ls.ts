import { cleaner, gloved } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightPatches, room, sashWindow } from '../kit/room.ts'
import { circle, d, drawing, framed, path, rect, stroke } from '../kit/shapes.ts'
import { floorShadow, tulips } from '../kit/things.ts'
import { bucket, squeegee } from '../kit/tools.ts'

const blossom = (x: number, y: number, r: number) => circle(x, y, r, '#F3C9BD')

/** Spring cleaning: blossom outside, tulips on the sill, and a window wiped half clean. */
export function packageLs(): string {
  const view = framed(
    56,
    38,
    216,
    140,
    rect(0, 0, 216, 140, palette.sky),
    circle(40, 34, 18, palette.sun),
    path('M0 118q60-24 110-8t110-6v40H0z', palette.leaf),
    stroke('M128 140q4-50-6-78M124 92l24-30M122 84 98 62', palette.bark, 6),
    blossom(96, 50, 20),
    blossom(124, 36, 24),
    blossom(152, 52, 22),
    blossom(126, 62, 18),
    path('M108 0H216V140H108z', palette.paper, 0.62),
  )
  return drawing(
    400,
    300,
    room(400, 300, 244, palette.glow, palette.sand),
    sashWindow(56, 38, 216, 140, 2, 1, view),
    path(d`M30 24h26q6 84-14 160h-16z`, palette.rose),
    path(d`M302 24h-28q-2 84 16 160h16z`, palette.rose),
    rect(20, 18, 294, 7, palette.bark, 3),
    tulips(94, 190, 0.86),
    lightPatches(110, 252, 190, 40, 2, 60, 0.9),
    floorShadow(256, 286, 96),
    person(gloved(cleaner), {
      x: 250,
      y: 286,
      scale: 1.06,
      facing: -1,
      lean: 4,
      nod: -8,
      far: [182, 96],
      near: [210, 180],
    }),
    squeegee([182, 96], [166, 100], 62),
    floorShadow(346, 284, 66),
    bucket(344, 284, 1.25, palette.leaf),
  )
}
