import { cleaner, gloved } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { room } from '../kit/room.ts'
import { circle, d, drawing, ellipse, path, rect, stroke } from '../kit/shapes.ts'
import { floorShadow } from '../kit/things.ts'
import { cloth } from '../kit/tools.ts'

function bars(): string {
  const rods: string[] = []
  for (let x = 226; x < 350; x += 20) rods.push(d`M${x} 176v64`)
  return stroke(rods.join(''), palette.white, 5)
}

function teddy(x: number, y: number): string[] {
  return [
    circle(x - 10, y - 46, 6, palette.bark),
    circle(x + 10, y - 46, 6, palette.bark),
    ellipse(x - 12, y - 5, 9, 6, palette.bark),
    ellipse(x + 12, y - 5, 9, 6, palette.bark),
    ellipse(x, y - 15, 15, 15, palette.bark),
    circle(x, y - 36, 14, palette.bark),
    ellipse(x, y - 14, 8, 9, palette.wood),
  ]
}

/** Pregnancy cleaning: a cleaner wipes the rail of an empty cot with a mobile above it. */
export function packageZs(): string {
  return drawing(
    400,
    300,
    room(400, 300, 240, palette.sky, palette.sand),
    path(d`M0 12a12 12 0 0 1 12-12h376a12 12 0 0 1 12 12v64H0z`, palette.mint),
    ellipse(270, 278, 112, 12, palette.rose, 0.5),
    stroke('M280 0v34M236 40q44-14 88 0M236 40v34M280 34v54M324 40v28', palette.bark, 2.5),
    path('M238 74a11 11 0 1 0 9 16a12 12 0 0 1-9-16z', palette.sun),
    path('M280 86l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z', palette.brick),
    circle(320, 78, 9, palette.white),
    circle(332, 78, 8, palette.white),
    circle(326, 73, 9, palette.white),
    floorShadow(286, 280, 160),
    rect(212, 196, 150, 44, palette.paper, 4),
    path('M216 216q74-26 142 0v26H216z', palette.sage),
    bars(),
    rect(204, 168, 164, 9, palette.wood, 4),
    rect(204, 238, 164, 9, palette.wood, 4),
    rect(204, 150, 10, 128, palette.wood, 4),
    rect(358, 150, 10, 128, palette.bark, 4),
    floorShadow(130, 286, 90),
    person(gloved(cleaner), { x: 128, y: 286, scale: 1.06, lean: 14, nod: 6, near: [216, 164], far: [190, 190] }),
    cloth([222, 165], 0.9),
    floorShadow(54, 280, 66),
    rect(28, 230, 50, 50, palette.white, 4),
    rect(66, 230, 12, 50, palette.ink, 3, 0.1),
    rect(24, 226, 58, 8, palette.wood, 3),
    ...teddy(53, 226),
  )
}
