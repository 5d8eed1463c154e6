import { cleaner } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room } from '../kit/room.ts'
import { d, drawing, rect, stroke } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { bucket } from '../kit/tools.ts'

const rowHeight = 34

/** One line of the list: a box, ticked or not, and its text as a bar of `length` units. */
function row(index: number, length: number, ticked: boolean): string {
  const y = 84 + index * rowHeight
  return [
    rect(92, y, 20, 20, ticked ? palette.leaf : palette.mint, 4),
    ticked ? stroke(d`M${97} ${y + 10}l4 5 7-9`, palette.white, 3) : '',
    rect(124, y + 6, length, 8, ticked ? palette.sage : palette.sand, 4),
  ].join('')
}

/** Custom cleaning: the cleaner ticks what the client has chosen on a list as tall as she is. */
export function packageCustom(): string {
  return drawing(
    400,
    300,
    room(400, 300, 244, palette.mist, palette.sand),
    floorShadow(158, 272, 190),
    rect(66, 36, 176, 236, palette.wood, 10),
    rect(80, 56, 148, 204, palette.white, 4),
    rect(214, 56, 14, 204, palette.ink, 4, 0.06),
    rect(122, 24, 64, 28, palette.ink, 8),
    rect(140, 32, 28, 6, palette.sun, 3),
    row(0, 78, true),
    row(1, 60, true),
    row(2, 86, false),
    row(3, 70, true),
    row(4, 52, false),
    floorShadow(304, 286, 84),
    person(cleaner, { x: 300, y: 286, scale: 1.06, facing: -1, lean: 5, nod: 4, near: [226, 164], far: [262, 206] }),
    stroke('M232 164l-14 -4', palette.sun, 6),
    floorShadow(360, 284, 56),
    bucket(358, 284, 0.95, palette.leaf),
  )
}
