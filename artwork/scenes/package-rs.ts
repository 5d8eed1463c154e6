import { colleague, gloved } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room } from '../kit/room.ts'
import { circle, drawing, ellipse, path, rect, stroke } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { vacuum } from '../kit/tools.ts'

/** Renovation cleaning: a cleaner vacuums fine dust beside a ladder and paint. */
export function packageRs(): string {
  return drawing(
    400,
    300,
    room(400, 300, 244, palette.mist, palette.sand),
    path('M0 12A12 12 0 0 1 12 0H150V244H0z', palette.mint),
    path('M120 0h62q6 0 6 6v46h22q6 0 6 6v46h-20v48h32q6 0 6 6v42h-48v44H120z', palette.mint),
    rect(0, 238, 400, 6, palette.white, 0, 0.7),
    floorShadow(94, 282, 130),
    stroke('M112 74 142 282M66 126h52M58 164h66M50 202h79M42 240h93', palette.bark, 6),
    stroke('M76 74 32 282', palette.wood, 7),
    rect(64, 66, 60, 9, palette.wood, 3),
    path('M76 34h36v32H76z', palette.white),
    path('M76 34h36v10q-6 0-6 8t-7 0-7 4-8-6-8-2z', palette.leaf),
    path('M102 44h10v22h-10z', palette.ink, 0.14),
    stroke('M76 36q18-30 36 0', palette.ink, 2.5),
    ellipse(300, 280, 62, 9, palette.dune),
    path('M252 280q18-14 40-13t52 12z', palette.dune),
    circle(330, 256, 3, palette.dune),
    circle(346, 244, 2.4, palette.dune),
    circle(318, 240, 2, palette.dune),
    circle(352, 262, 2, palette.dune),
    floorShadow(212, 284, 90),
    vacuum(172, 286, [258, 196], [306, 276], 1),
    person(gloved(colleague), { x: 212, y: 284, scale: 1.06, lean: 8, nod: 8, near: [264, 200], far: [254, 178] }),
  )
}
