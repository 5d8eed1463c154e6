import { fronts, house } from '../kit/houses.ts'
import { cleaner, client, colleague } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room, sparkle } from '../kit/room.ts'
import { circle, d, drawing, line, path, rect, stroke, turned } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { bucket, mop } from '../kit/tools.ts'

/** The price is known before the order: a house on a phone with a price tag on it. */
export function whyPrice(): string {
  const tag = turned(
    14,
    [220, 110],
    path('M220 92l34 30v92q0 8-8 8h-52q-8 0-8-8v-92z', palette.sun),
    path('M232 103l22 19v92q0 8-8 8h-14z', palette.ink, 0.12),
    circle(220, 118, 7, palette.paper),
    stroke('M238 152a22 22 0 1 0 0 36M200 164h28M200 176h26', palette.ink, 6),
  )
  return drawing(
    360,
    270,
    room(360, 270, 214, palette.sky, palette.sand),
    floorShadow(160, 240, 120),
    rect(92, 26, 124, 214, palette.ink, 14),
    rect(100, 38, 108, 188, palette.paper, 4),
    house(fronts[0], 128, 132, 52, 50),
    rect(112, 146, 84, 8, palette.sage, 4),
    rect(112, 162, 58, 8, palette.sage, 4),
    rect(112, 188, 84, 24, palette.green, 8),
    stroke('M180 62q22 6 37 42', palette.ink, 2.5),
    tag,
    sparkle(284, 66, 12, palette.white),
    sparkle(304, 86, 7, palette.white),
  )
}

/** A team of two at the door, carrying all their equipment. */
export function whyTeam(): string {
  return drawing(
    360,
    270,
    room(360, 270, 216, palette.mint, palette.sand),
    circle(180, 124, 98, palette.white, 0.5),
    floorShadow(126, 252, 84),
    floorShadow(232, 252, 84),
    mop([288, 112], [296, 250], 0.9),
    person(colleague, { x: 228, y: 252, facing: -1, near: [290, 150], far: [206, 190] }),
    person(cleaner, { x: 128, y: 252, near: [94, 188], far: [166, 96] }),
    bucket(90, 250, 0.98),
  )
}

/** Inspected together: a list with three ticks and a seal. */
export function whyGuarantee(): string {
  const ticks = [100, 140, 180].map((y) => d`M112 ${y}l8 8 15-17`).join('')
  return drawing(
    360,
    270,
    room(360, 270, 214, palette.glow, palette.sand),
    floorShadow(170, 244, 150),
    rect(88, 44, 150, 200, palette.wood, 10),
    rect(218, 44, 20, 200, palette.ink, 8, 0.12),
    rect(98, 62, 130, 172, palette.paper, 4),
    rect(132, 32, 62, 26, palette.ink, 6),
    stroke(ticks, palette.leaf, 7),
    line(
      [
        [152, 102],
        [206, 102],
      ],
      palette.dune,
      7,
    ),
    line(
      [
        [152, 142],
        [196, 142],
      ],
      palette.dune,
      7,
    ),
    line(
      [
        [152, 182],
        [186, 182],
      ],
      palette.dune,
      7,
    ),
    path('M252 126l54 18v38q0 40-54 62q-54-22-54-62v-38z', palette.green),
    path('M252 126l54 18v38q0 40-54 62z', palette.ink, 0.16),
    stroke('M226 182l18 19 34-38', palette.sun, 11),
    sparkle(304, 92, 12),
    sparkle(322, 110, 7),
  )
}

/** Who we are: client and team greet each other at the front door. */
export function whoWeAre(): string {
  const bricks = 'M40 70h30M60 252h30M30 290h30M500 70h30M560 96h30M480 150h30M586 170h26M500 300h24'
  return drawing(
    640,
    400,
    rect(0, 0, 640, 400, '#D77A63', 14),
    stroke(bricks, palette.brick, 7),
    path('M0 338h640v48q0 14-14 14H14q-14 0-14-14z', palette.dune),
    rect(90, 60, 140, 150, palette.white, 3),
    path('M98 68h59v134H98zM163 68h59v134h-59z', palette.sky),
    path('M98 68h34l-34 60zM163 68h40l-40 70z', palette.white, 0.55),
    rect(80, 208, 160, 12, palette.white, 3),
    rect(296, 40, 156, 306, palette.white, 6),
    rect(308, 98, 132, 248, palette.glow),
    rect(308, 52, 132, 38, palette.sky),
    path('M308 98h34v248h-34z', palette.green),
    path('M342 98v248l18-10V104z', palette.ink, 0.16),
    path('M278 346h192v16H278z', palette.sand),
    path('M266 362h216v18H266z', palette.paper),
    person(client, { x: 396, y: 350, scale: 1.12, facing: -1, far: [338, 206], nod: 2 }),
    floorShadow(184, 384, 200),
    mop([92, 188], [84, 378], 1.05),
    person(colleague, { x: 136, y: 380, scale: 1.16, near: [86, 282] }),
    person(cleaner, { x: 236, y: 384, scale: 1.16, near: [204, 318], far: [292, 222] }),
    bucket(204, 384, 1.06),
    floorShadow(572, 346, 80),
    rect(544, 290, 52, 56, palette.sun, 4),
    circle(570, 250, 46, palette.green),
    circle(560, 240, 30, palette.leaf),
  )
}
