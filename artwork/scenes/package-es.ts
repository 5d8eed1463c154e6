import { palette } from '../kit/palette.ts'
import { lightBeam, room, sashWindow, sparkle } from '../kit/room.ts'
import { circle, d, drawing, moved, type Point, path, rect, stroke, turned } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { bucket, mop } from '../kit/tools.ts'

/** End-of-tenancy cleaning: an empty, clean room, with the keys to hand over in the open door. */
export function packageEs(): string {
  const hook: Point = [276, 208]
  const fob = turned(
    -26,
    hook,
    path('M276 214l25 21v32q0 4-4 4h-42q-4 0-4-4v-32z', palette.sun),
    path('M288 224l13 11v32q0 4-4 4h-9z', palette.ink, 0.14),
    rect(268, 246, 16, 25, palette.paper, 1),
  )
  const key = turned(
    24,
    hook,
    stroke('M276 238v42M276 270h9M276 280h9', palette.hairGrey, 6),
    circle(276, 228, 12, palette.hairGrey),
    circle(276, 225, 4, palette.green),
  )
  return drawing(
    400,
    300,
    room(400, 300, 236, palette.sky, palette.sand),
    sashWindow(48, 44, 120, 128, 2, 2, rect(48, 44, 120, 128, palette.paper)),
    lightBeam(48, 44, 120, 128, 236, 48, 0.5),
    floorShadow(58, 280, 60),
    mop([104, 120], [84, 274]),
    bucket(52, 282, 1.1, palette.leaf),
    path(d`M256 24h144v264q0 12-12 12H256z`, palette.green),
    path(d`M240 16h16v284h-16z`, palette.white),
    path('M286 48h92v96h-92zM286 216h92v60h-92z', palette.ink, 0.2),
    moved(
      18,
      0,
      1,
      rect(267, 138, 18, 56, palette.mist, 5),
      rect(276, 148, 42, 9, palette.mist, 4),
      circle(276, 180, 6, palette.ink),
      key,
      fob,
      stroke('M276 182a18 18 0 0 0 0 36a18 18 0 0 0 0-36', palette.paper, 3),
    ),
    sparkle(188, 84, 12),
    sparkle(206, 66, 6),
  )
}
