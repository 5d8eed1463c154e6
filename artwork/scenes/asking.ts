import { cleaner, client, colleague } from '../kit/looks.ts'
import { palette } from '../kit/palette.ts'
import { person } from '../kit/person.ts'
import { lightBeam, room, sashWindow } from '../kit/room.ts'
import { circle, drawing, framed, path, rect, stroke } from '../kit/shapes.ts'
import { bubble, starRow, tick } from '../kit/signs.ts'
import { clock, floorShadow, plant, tulips } from '../kit/things.ts'
import { bucket, cloth } from '../kit/tools.ts'

/** Frequently asked questions: one person asks, another answers. */
export function question(): string {
  return drawing(
    640,
    400,
    room(640, 400, 320, palette.mint, palette.sand, 14),
    floorShadow(196, 380, 100),
    floorShadow(448, 380, 100),
    bubble(92, 36, 168, 124, [206, 188], palette.sun),
    stroke('M156 86q0-22 21-22t21 20q0 12-12 18q-9 5-9 15', palette.ink, 11),
    circle(177, 138, 7, palette.ink),
    bubble(352, 48, 188, 108, [440, 186], palette.white),
    tick(384, 74, 50, palette.leaf, 12),
    stroke('M456 92h52M456 116h34', palette.dune, 9),
    person(client, { x: 196, y: 380, scale: 1.08, near: [236, 268], far: [244, 262], nod: -6 }),
    person(cleaner, { x: 446, y: 380, scale: 1.08, facing: -1, near: [470, 300], far: [394, 244] }),
    bucket(548, 376, 1.2),
  )
}

/** Customer service: somebody with a headset answers at a desk. */
export function customerService(): string {
  const garden = [
    rect(0, 0, 180, 130, palette.sky),
    circle(46, 36, 18, palette.sun),
    path('M0 130v-26q60-30 104-6q40-26 76-2v34z', palette.leaf),
  ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 326, palette.sky, palette.sand, 14),
    rect(0, 0, 640, 320, palette.mint, 14, 0.55),
    sashWindow(60, 62, 180, 130, 2, 1, framed(60, 62, 180, 130, garden)),
    lightBeam(60, 62, 180, 130, 326, 60, 0.5),
    clock(528, 96, 44, 270, 0),
    floorShadow(340, 388, 420),
    person(
      { ...client, top: palette.green, sleeve: palette.leaf, sleeveFar: '#184B3F' },
      { x: 350, y: 374, scale: 1.22, near: [392, 254], far: [432, 222], nod: 4 },
    ),
    // Headset
    stroke('M340 164q-3-30 19-32', palette.sun, 6),
    circle(340, 168, 9, palette.sun),
    stroke('M340 174q6 20 30 16', palette.sun, 4),
    rect(132, 262, 416, 12, palette.wood, 4),
    path('M156 274h16v114h-16zM508 274h16v114h-16z', palette.bark),
    rect(196, 274, 288, 74, palette.wood),
    rect(196, 274, 288, 12, palette.ink, 0, 0.12),
    rect(444, 246, 60, 16, palette.ink, 5),
    path('M452 246h44l-6-14h-32z', palette.ink),
    tulips(194, 262, 0.95),
    rect(246, 250, 64, 12, palette.white, 2),
    rect(252, 242, 52, 9, palette.sun, 2),
  )
}

/** Reviews: people who each give a different number of stars. */
export function reviews(): string {
  const card = (x: number, y: number, w: number, full: number, tail: readonly [number, number]) =>
    [
      bubble(x, y, w, 92, tail, palette.white),
      starRow(x + 28, y + 34, 12, full),
      stroke(`M${x + 22} ${y + 64}h${w - 72}`, palette.dune, 8),
    ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 330, palette.glow, palette.sand, 14),
    card(36, 44, 196, 5, [132, 182]),
    card(250, 24, 196, 3, [330, 170]),
    card(430, 126, 176, 4, [498, 232]),
    floorShadow(140, 384, 90),
    floorShadow(322, 384, 90),
    floorShadow(498, 384, 90),
    person(client, { x: 132, y: 384, near: [158, 262], far: [172, 254] }),
    rect(164, 240, 16, 28, palette.ink, 4),
    person(
      {
        ...cleaner,
        hair: palette.hairGrey,
        style: 'short',
        top: palette.mist,
        sleeve: '#9CC0CC',
        sleeveFar: '#86AEBB',
      },
      { x: 320, y: 384, scale: 1.06, near: [300, 300], far: [352, 266], facing: 1 },
    ),
    person(
      {
        ...client,
        skin: palette.skinLight,
        hair: palette.hairRed,
        style: 'curls',
        top: palette.green,
        sleeve: palette.leaf,
        sleeveFar: '#184B3F',
      },
      { x: 500, y: 384, scale: 0.82, facing: -1, near: [470, 312], far: [464, 300] },
    ),
    plant(592, 384, 1, palette.brick),
  )
}

/** Complaints: the client points out a spot that was missed, and the cleaner puts it right. */
export function complaint(): string {
  const view = [
    rect(0, 0, 240, 190, palette.sky),
    path('M0 190v-50q60-40 120-8q60-36 120 4v54z', palette.leaf),
    path('M120 54q26-16 56-6q36 6 30 30q-4 22-40 22q-46 2-54-18q-4-16 8-28z', palette.dune, 0.75),
  ].join('')
  return drawing(
    640,
    400,
    room(640, 400, 328, palette.sand, palette.dune, 14),
    sashWindow(206, 54, 240, 190, 2, 1, framed(206, 54, 240, 190, view)),
    lightBeam(206, 54, 240, 190, 328, 60, 0.4),
    '<circle cx="366" cy="129" r="64" stroke="#C8553D" stroke-width="5" stroke-dasharray="4 13"/>',
    floorShadow(140, 386, 96),
    floorShadow(478, 386, 104),
    person(client, { x: 136, y: 384, scale: 1.16, near: [112, 300], far: [220, 204], nod: -6 }),
    person(colleague, { x: 476, y: 386, scale: 1.2, facing: -1, lean: 4, nod: -8, near: [488, 300], far: [400, 152] }),
    cloth([396, 148], 1.2),
    bucket(560, 384, 1.25),
  )
}
