import { cleaner, colleague } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightBeam, lightPatches, room, sashWindow, sparkle } from '../kit/room.ts'
import { circle, drawing, framed, path, rect, stroke, turned } from '../kit/shapes.ts'
import { tick } from '../kit/signs.ts'
import { floorShadow, plant } from '../kit/things.ts'
import { cloth } from '../kit/tools.ts'

/** Quality system: one person wipes the sill with a white cloth, the other holds the checklist. */
export function inspection(): string {
  const view = [
    rect(0, 0, 210, 170, palette.sky),
    circle(52, 46, 22, palette.sun),
    path('M0 170v-44q50-34 100-8q56-30 110 4v48z', palette.leaf),
  ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 326, palette.mint, palette.sand, 14),
    sashWindow(70, 56, 210, 170, 2, 1, framed(70, 56, 210, 170, view)),
    lightBeam(70, 56, 210, 170, 326, 62, 0.55),
    lightPatches(210, 340, 200, 42, 2, 40, 0.7),
    plant(588, 356, 1.25),
    floorShadow(334, 386, 104),
    floorShadow(478, 386, 104),
    person(cleaner, { x: 330, y: 384, scale: 1.24, facing: -1, lean: 8, nod: 4, near: [356, 300], far: [246, 234] }),
    cloth([244, 236], 1.2, palette.white),
    person(colleague, { x: 474, y: 386, scale: 1.24, facing: -1, near: [440, 262], far: [424, 258], nod: 8 }),
    turned(
      -8,
      [416, 236],
      rect(384, 190, 66, 86, palette.wood, 6),
      rect(390, 200, 54, 70, palette.paper, 3),
      rect(404, 184, 26, 14, palette.ink, 4),
      [212, 232, 252].map((y) => tick(396, y, 12, palette.leaf, 4)).join(''),
      stroke('M416 219h20M416 239h20M416 259h14', palette.dune, 4.5),
    ),
    sparkle(152, 96, 13),
    sparkle(182, 120, 8),
  )
}

/** Four cloths on a washing line, one colour per zone: toilet, bathroom, kitchen, furniture and glass. */
export function cloths(): string {
  const hung = (x: number, color: string, sign: string) =>
    [
      path(`M${x} 116q56 10 112 0v148q-14 10-28 0t-28 0t-28 0t-28 0z`, color),
      path(`M${x + 92} 118q10-1 20-2v148q-10 8-20 4z`, palette.ink, 0.12),
      rect(x + 14, 98, 10, 34, palette.wood, 3),
      rect(x + 88, 98, 10, 34, palette.wood, 3),
      sign,
    ].join('')
  const toilet = path('M82 158h14v26h34q-2 24-20 28v14H86v-16q-8-6-4-26z', palette.white)
  const tub = [
    path('M208 190h82v8q0 28-28 28h-26q-28 0-28-28z', palette.white),
    stroke('M204 190h90M218 190v-24q0-12 12-12t12 12v2M228 226v8M270 226v8', palette.white, 8),
  ].join('')
  const pan = [
    path('M352 184h60v28q0 10-10 10h-40q-10 0-10-10z', palette.white),
    stroke('M346 182h72M382 168v8M420 196h12', palette.white, 8),
  ].join('')
  const pane = [
    rect(504, 154, 60, 72, palette.white, 4),
    path('M511 161h19v26h-19zM538 161h19v26h-19zM511 193h19v26h-19zM538 193h19v26h-19z', palette.mist),
  ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 348, palette.glow, palette.sand, 14),
    stroke('M0 100q320 30 640 0', palette.bark, 5),
    hung(50, palette.brick, toilet),
    hung(192, palette.sun, tub),
    hung(334, palette.leaf, pan),
    hung(476, palette.sky, pane),
    floorShadow(320, 372, 190),
    path('M250 318h140l-12 54H262z', palette.wood),
    path('M362 318h28l-12 54h-28z', palette.ink, 0.14),
    stroke('M262 334h118M266 352h110', palette.bark, 4),
    path('M268 318q10-22 34-16q14-14 34-2q26-6 34 18z', palette.white),
  )
}
