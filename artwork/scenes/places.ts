import { fronts, house } from '../kit/houses.ts'
import { cleaner, colleague } from '../kit/looks.ts'
import { desk } from '../kit/office.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightBeam, room, sashWindow } from '../kit/room.ts'
import { circle, drawing, framed, path, polygon, rect, stroke } from '../kit/shapes.ts'
import { box, floorShadow, plant } from '../kit/things.ts'
import { bucket, mop, vacuum } from '../kit/tools.ts'

/** Commercial cleaning: an office after hours. */
export function business(): string {
  const skyline = [
    rect(0, 0, 420, 150, palette.sky),
    path('M20 150V70h54v80zM92 150V40h40v110zM150 150V92h70v58zM238 150V56h46v94zM300 150V84h90v66z', palette.mist),
    path('M74 150V96h46v54zM190 150V66h30v84zM340 150V50h34v100z', palette.white, 0.7),
  ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 318, palette.mint, palette.sand, 14),
    sashWindow(48, 44, 420, 150, 4, 1, framed(48, 44, 420, 150, skyline)),
    lightBeam(48, 44, 420, 150, 318, 60, 0.5),
    rect(520, 76, 84, 108, palette.white, 4),
    stroke('M538 160v-18M558 160v-34M578 160v-54', palette.leaf, 10),
    desk(52, 238, 190, 330),
    desk(286, 238, 190, 330),
    rect(190, 224, 12, 14, palette.brick, 3),
    plant(586, 348, 1.3, palette.green),
    floorShadow(420, 378, 110),
    vacuum(352, 382, [470, 270], [520, 372], 1.25),
    person(colleague, { x: 410, y: 380, scale: 1.3, lean: 8, nod: 8, near: [474, 280], far: [464, 252] }),
  )
}

/** Partner sign-up: a cleaner with her own company loads her van. */
export function partner(): string {
  return drawing(
    640,
    400,
    rect(0, 0, 640, 400, palette.sky, 14),
    circle(78, 70, 30, palette.sun),
    house(fronts[3], 16, 320, 116, 124),
    house(fronts[0], 132, 320, 128, 156),
    house(fronts[1], 260, 320, 108, 176),
    house(fronts[2], 368, 320, 120, 136),
    path('M0 318h640v68q0 14-14 14H14q-14 0-14-14z', palette.dune),
    floorShadow(400, 372, 350),
    path('M246 190q0-12 12-12h196q8 0 8 8v172H246z', palette.white),
    path('M462 214h56q10 0 16 9l30 47q6 8 6 16v42h-108z', palette.white),
    path('M474 226h40q6 0 10 6l24 40h-74z', palette.mist),
    path('M246 306h324v38q0 14-14 14H246z', palette.green),
    rect(556, 300, 14, 14, palette.sun, 4),
    path('M352 208l44 34v44h-88v-44z', palette.green),
    rect(334, 246, 36, 30, palette.sun, 2),
    stroke('M352 246v30M334 261h36', palette.white, 3.5),
    rect(246, 190, 12, 116, palette.ink, 0, 0.1),
    circle(308, 360, 28, palette.ink),
    circle(308, 360, 12, palette.hairGrey),
    circle(506, 360, 28, palette.ink),
    circle(506, 360, 12, palette.hairGrey),
    floorShadow(148, 384, 110),
    box(198, 262, 60, 50),
    person(cleaner, { x: 156, y: 382, scale: 1.3, near: [212, 258], far: [226, 262], lean: 4 }),
    bucket(244, 386, 1.2),
  )
}

/** Page not found: somebody puzzled by a gap in a row of houses. */
export function notFound(): string {
  return drawing(
    640,
    400,
    rect(0, 0, 640, 400, palette.sky, 14),
    circle(86, 70, 28, palette.sun),
    path('M440 76q4-20 24-18q8-20 28-14q22-6 24 16q20 0 20 16z', palette.white),
    house(fronts[0], 36, 332, 124, 160),
    house(fronts[2], 160, 332, 108, 146),
    house(fronts[1], 410, 332, 96, 176),
    house(fronts[3], 506, 332, 110, 130),
    path('M0 330h640v56q0 14-14 14H14q-14 0-14-14z', palette.dune),
    polygon(
      [
        [268, 330],
        [410, 330],
        [410, 312],
        [340, 306],
        [268, 314],
      ],
      palette.leaf,
    ),
    '<path d="M276 308V168l63-66 63 66v140" fill="none" stroke="#14322C" stroke-width="3" stroke-dasharray="2 11"/>',
    floorShadow(344, 382, 96),
    mop([396, 208], [402, 380], 1.05),
    person(colleague, {
      x: 342,
      y: 382,
      scale: 1.16,
      facing: 1,
      near: [326, 160],
      far: [398, 252],
      nod: -8,
      nearElbow: -1,
    }),
    floorShadow(254, 382, 66),
    bucket(250, 382, 1.2),
  )
}
