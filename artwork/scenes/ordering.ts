import { fronts, house } from '../kit/houses.ts'
import { palette } from '../kit/palette.ts'
import { sparkle } from '../kit/room.ts'
import { circle, drawing, path, rect, stroke, turned } from '../kit/shapes.ts'
import { bubble, sheet, tick } from '../kit/signs.ts'
import { floorShadow, plant } from '../kit/things.ts'

/** The order process: a postcode on the phone, a day in the calendar, a signed work order. */
export function journey(): string {
  const days = [0, 1, 2].flatMap((row) => [0, 1, 2, 3].map((column) => [258 + column * 31, 158 + row * 30] as const))
  return drawing(
    640,
    400,
    rect(0, 0, 640, 400, palette.sky, 14),
    path('M0 322q160-26 320-8t320-10v82q0 14-14 14H14q-14 0-14-14z', palette.mint),
    '<path d="M150 330q60 34 130 4t120 6t110-10" stroke="#1F5B4C" stroke-width="5" stroke-dasharray="2 13"/>',
    floorShadow(104, 326, 110),
    rect(46, 102, 118, 222, palette.ink, 16),
    rect(55, 116, 100, 192, palette.paper, 6),
    house(fronts[0], 76, 218, 58, 46),
    rect(67, 236, 76, 26, palette.white, 13),
    stroke('M80 248h30', palette.ink, 5),
    rect(67, 272, 76, 24, palette.green, 12),
    floorShadow(318, 300, 140),
    rect(238, 108, 150, 152, palette.white, 10),
    path('M238 118q0-10 10-10h130q10 0 10 10v26H238z', palette.brick),
    stroke('M268 98v22M358 98v22', palette.ink, 7),
    days.map(([x, y]) => rect(x, y, 20, 18, palette.sand, 4)).join(''),
    rect(316, 184, 28, 26, palette.sun, 6),
    tick(322, 188, 16, palette.ink, 4),
    path('M306 260h14v44h-14z', palette.bark),
    house(fronts[2], 440, 322, 130, 118),
    turned(8, [566, 296], sheet(528, 232, 82, 108, 4), stroke('M542 322q10-18 16-2t16-4t18-2', palette.green, 4)),
    turned(-40, [606, 300], rect(602, 254, 9, 60, palette.sun, 3), path('M602 314h9l-4.500 12z', palette.ink)),
    plant(424, 336, 0.7),
    bubble(190, 36, 92, 46, [164, 108], palette.white),
    circle(214, 59, 6, palette.leaf),
    circle(236, 59, 6, palette.leaf),
    circle(258, 59, 6, palette.leaf),
    sparkle(470, 70, 13),
    sparkle(496, 92, 8),
  )
}
