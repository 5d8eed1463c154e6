import { fronts, house } from '../kit/houses.ts'
import { palette } from '../kit/palette.ts'
import { room, sparkle } from '../kit/room.ts'
import { circle, drawing, framed, path, rect, stroke, turned } from '../kit/shapes.ts'
import { bush, sheet } from '../kit/signs.ts'
import { floorShadow, tulips } from '../kit/things.ts'

/** The terms: readable pages with the important parts marked. */
export function terms(): string {
  return drawing(
    640,
    400,
    room(640, 400, 300, palette.sky, palette.wood, 14),
    rect(0, 294, 640, 10, palette.bark, 0, 0.5),
    tulips(96, 318, 1.5),
    turned(-7, [270, 220], sheet(178, 70, 180, 258, 9)),
    turned(
      5,
      [360, 220],
      sheet(276, 56, 196, 280, 9),
      rect(298, 132, 148, 18, palette.sun, 4, 0.75),
      rect(298, 206, 104, 18, palette.sun, 4, 0.75),
      stroke('M300 141h141M300 215h90', palette.ink, 7),
    ),
    // Magnifying glass on the second page
    circle(470, 214, 56, palette.white, 0.55),
    '<circle cx="470" cy="214" r="56" stroke="#1F5B4C" stroke-width="12"/>',
    stroke('M512 256l52 52', palette.ink, 18),
    stroke('M440 192q10-16 28-20', palette.white, 6),
    sparkle(560, 92, 13),
    sparkle(586, 114, 8),
  )
}

/** Privacy: a row of houses with the one in the middle locked. */
export function privacy(): string {
  return drawing(
    640,
    400,
    rect(0, 0, 640, 400, palette.mint, 14),
    circle(540, 78, 34, palette.sun),
    path('M0 336h640v50q0 14-14 14H14q-14 0-14-14z', palette.sand),
    house(fronts[2], 40, 340, 110, 150),
    house(fronts[3], 486, 340, 116, 130),
    // The middle house is a padlock: its gable is the shackle, its door the keyhole.
    stroke('M244 204v-56q0-76 76-76t76 76v56', palette.ink, 30),
    stroke('M244 204v-56q0-76 76-76t76 76v56', palette.hairGrey, 14),
    rect(206, 176, 228, 168, palette.green, 14),
    path('M394 176h26q14 0 14 14v140q0 14-14 14h-26z', palette.ink, 0.16),
    circle(320, 248, 26, palette.sun),
    path('M308 262h24l10 60h-44z', palette.sun),
    floorShadow(330, 350, 250),
    bush(182, 346, 26),
    bush(462, 346, 22),
  )
}

/** Media: the house on the front page. */
export function newspaper(): string {
  const picture = [
    rect(0, 0, 130, 108, palette.sky),
    circle(24, 24, 11, palette.sun),
    house(fronts[0], 14, 108, 44, 44),
    house(fronts[1], 58, 108, 36, 56),
    house(fronts[3], 94, 108, 40, 34),
  ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 250, palette.glow, palette.wood, 14),
    rect(0, 246, 640, 9, palette.bark, 0, 0.45),
    turned(
      -6,
      [300, 210],
      rect(138, 74, 336, 272, palette.ink, 6, 0.12),
      rect(130, 64, 336, 272, palette.paper, 6),
      path('M298 64h168v272H298z', palette.ink, 0.05),
      stroke('M158 94h180', palette.ink, 15),
      stroke('M158 122h280', palette.dune, 4),
      framed(158, 142, 130, 108, picture),
      stroke('M312 150h124M312 172h124M312 194h124M312 216h124M312 238h84', palette.dune, 7),
      stroke('M158 272h124M158 292h124M158 312h80M312 272h124M312 292h124M312 312h60', palette.dune, 7),
    ),
    floorShadow(546, 320, 110),
    path('M500 232h84v56q0 30-30 30h-24q-30 0-30-30z', palette.green),
    path('M566 232h18v56q0 30-30 30h-6q18-6 18-32z', palette.ink, 0.16),
    stroke('M586 250q26-4 26 20t-28 20', palette.green, 9),
    rect(500, 226, 84, 12, palette.bark, 6),
    stroke('M526 204q-10-16 0-30t0-30M552 204q-10-16 0-30t0-30', palette.white, 6),
    turned(28, [120, 320], rect(60, 306, 130, 13, palette.sun, 4), path('M190 306v13l18-6.500z', palette.ink)),
  )
}
