import { colleague, gloved } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightBeam, room, sashWindow } from '../kit/room.ts'
import { drawing, rect } from '../kit/shapes.ts'
import { box, floorShadow, plant } from '../kit/things.ts'
import { bucket, mop } from '../kit/tools.ts'

/** Move-in and move-out cleaning: boxes on one side, a mopped floor on the other. */
export function packageVs(): string {
  return drawing(
    400,
    300,
    room(400, 300, 240, palette.sand, palette.dune),
    sashWindow(40, 40, 104, 112, 2, 2, rect(40, 40, 104, 112, palette.sky)),
    lightBeam(40, 40, 104, 112, 240, 46, 0.6),
    floorShadow(322, 278, 140),
    box(258, 276, 74, 58),
    box(334, 276, 52, 46),
    box(270, 218, 60, 48),
    plant(360, 230, 0.86),
    floorShadow(158, 286, 90),
    mop([226, 140], [250, 282]),
    person(gloved(colleague), { x: 160, y: 286, scale: 1.06, lean: 8, nod: 10, near: [236, 200], far: [230, 164] }),
    floorShadow(64, 284, 62),
    bucket(60, 284, 1.2),
  )
}
