import { fronts, house } from '../kit/houses.ts'
import { cleaner, colleague } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { circle, drawing, path, rect, stroke } from '../kit/shapes.ts'
import { bush } from '../kit/signs.ts'
import { floorShadow } from '../kit/things.ts'
import { bucket, mop } from '../kit/tools.ts'

/** Hengelo: factory hall and chimney, church tower, and the houses of the garden village. */
export function hengelo(): string {
  const village = { ...fronts[3], columns: 2, rows: 1 }
  return drawing(
    640,
    400,
    rect(0, 0, 640, 400, palette.sky, 14),
    circle(560, 74, 34, palette.sun),
    path('M74 252V120h26v132z', palette.brick),
    path('M70 120h34v-12H70z', palette.ink, 0.6),
    path('M84 92q-14-18 2-30t4-26q26 14 12 32t-2 24z', palette.white, 0.8),
    path('M100 252v-52l44-30v30l44-30v30l44-30v82z', palette.mist),
    path('M112 214h20v16h-20zM156 214h20v16h-20zM200 214h20v16h-20z', palette.white, 0.8),
    path('M300 320V132h58v188z', palette.wood),
    path('M300 132h58l-29-96z', palette.ink),
    stroke('M329 36V16M321 24h16', palette.ink, 4),
    circle(329, 166, 15, palette.paper),
    stroke('M329 166v-9M329 166l6 4', palette.ink, 3),
    path('M314 200h30v44h-30z', palette.ink, 0.25),
    path('M342 132h16v188h-16z', palette.ink, 0.14),
    path('M0 252q130-22 300 0v70H0z', palette.leaf),
    house({ ...village, wall: palette.brick, glass: palette.glow, trim: palette.ink }, 22, 336, 108, 66),
    house({ ...village, wall: palette.paper, glass: palette.mist, trim: palette.green }, 130, 336, 108, 66),
    house({ ...village, wall: palette.green, glass: palette.mint, trim: palette.sun }, 396, 336, 108, 70),
    house({ ...village, wall: palette.brick, glass: palette.glow, trim: palette.ink }, 504, 336, 108, 70),
    path('M0 334h640v52q0 14-14 14H14q-14 0-14-14z', palette.dune),
    bush(256, 340, 24),
    bush(384, 340, 20),
    floorShadow(300, 388, 90),
    floorShadow(424, 388, 90),
    person(cleaner, { x: 298, y: 386, scale: 0.94, near: [272, 322] }),
    bucket(264, 386, 0.95),
    mop([468, 232], [476, 386], 0.95),
    person(colleague, { x: 420, y: 388, scale: 0.94, near: [466, 290], facing: 1 }),
  )
}
