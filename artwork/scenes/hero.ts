import { fronts, house } from '../kit/houses.ts'
import { cleaner, colleague, gloved } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightBeam, lightPatches, room, sashWindow, sparkle } from '../kit/room.ts'
import { circle, drawing, ellipse, framed, path, rect } from '../kit/shapes.ts'
import { floorShadow, tulips } from '../kit/things.ts'
import { bucket, mop, squeegee } from '../kit/tools.ts'

function street(w: number, h: number): string {
  return [
    rect(0, 0, w, h, palette.sky),
    circle(70, 62, 30, palette.sun),
    house(fronts[2], 20, 282, 96, 120),
    house(fronts[0], 116, 282, 112, 136),
    house(fronts[1], 228, 282, 88, 156),
    house(fronts[3], 316, 282, 108, 112),
    path(`M0 282h${w}v50H0z`, palette.mist),
  ].join('')
}

/** The living room: two cleaners at work, light on the floor, and a big clean window with a view of gabled houses. */
export function hero(): string {
  const w = 440
  const h = 332
  return drawing(
    960,
    600,
    room(960, 600, 484, palette.mint, palette.sand, 16),
    sashWindow(84, 66, w, h, 3, 1, framed(84, 66, w, h, street(w, h), rect(266, 0, 174, h, palette.paper, 0, 0.66))),
    lightBeam(84, 66, w, h, 484, 116, 0.62),
    lightPatches(300, 500, 400, 84, 3, 60, 0.8),
    tulips(160, 424, 1.1),
    rect(716, 100, 128, 96, palette.wood, 4),
    rect(724, 108, 112, 80, palette.paper),
    path('M724 188v-22q30-26 58-4q26-22 54 0v26z', palette.leaf),
    floorShadow(776, 508, 260),
    rect(672, 372, 252, 84, palette.brick, 12),
    path('M672 420h252v72q0 8-8 8H680q-8 0-8-8z', palette.brick),
    rect(696, 424, 204, 5, palette.rose),
    rect(654, 398, 42, 102, '#D4694F', 12),
    rect(900, 398, 42, 102, '#A94532', 12),
    ellipse(470, 564, 90, 9, palette.ink, 0.1),
    person(gloved(cleaner), {
      x: 448,
      y: 560,
      scale: 1.72,
      facing: -1,
      lean: 4,
      nod: -10,
      far: [364, 192],
      near: [372, 352],
    }),
    squeegee([364, 192], [346, 198], 96),
    floorShadow(660, 572, 150),
    mop([736, 306], [780, 572], 1.5),
    person(gloved(colleague), { x: 640, y: 574, scale: 1.72, lean: 9, nod: 10, near: [752, 402], far: [743, 350] }),
    floorShadow(272, 580, 106),
    bucket(268, 580, 1.8),
    sparkle(256, 116, 15),
  )
}
