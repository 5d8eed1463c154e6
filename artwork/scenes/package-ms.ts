import { colleague } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room } from '../kit/room.ts'
import { drawing, path } from '../kit/shapes.ts'
import { clock, floorShadow, plant } from '../kit/things.ts'
import { vacuum } from '../kit/tools.ts'

/** Cleaning per hour: a big clock shows the booked hour while a cleaner vacuums the floor. */
export function packageMs(): string {
  return drawing(
    400,
    300,
    room(400, 300, 244, palette.sage, palette.sand),
    clock(132, 112, 82, 60, 360),
    path('M132 112V54a58 58 0 0 1 50.2 29z', palette.sun, 0.85),
    plant(52, 280, 0.92),
    floorShadow(268, 286, 90),
    vacuum(228, 288, [316, 200], [352, 280], 1),
    person(colleague, { x: 270, y: 286, scale: 1.06, lean: 7, nod: 8, near: [320, 206], far: [312, 184] }),
  )
}
