import { cupboards, tiles } from '../kit/kitchen.ts'
import { palette } from '../kit/palette.ts'
import { sparkle } from '../kit/room.ts'
import { circle, drawing, ellipse, moved, path, rect, stroke } from '../kit/shapes.ts'

const grime = '#9C8A5E'
const grease = '#8C6B2F'

function counter(...mess: readonly string[]): string {
  return drawing(
    214,
    120,
    moved(
      -96,
      -60,
      1,
      rect(96, 60, 214, 4, palette.mint),
      tiles(0, 62, 10, 2, 32, palette.white, palette.sky),
      cupboards(0, 118, 320, 204, 4),
      rect(190, 113, 86, 6, palette.ink, 3),
      ...mess,
    ),
  )
}

function stains(opacity: number): string {
  return [
    ellipse(212, 82, 13, 9, grease, opacity),
    ellipse(236, 98, 8, 6, grease, opacity),
    circle(256, 78, 5, grease, opacity),
    circle(194, 100, 4, grease, opacity),
    stroke('M212 84v22M236 98v12', grease, 4, opacity),
  ].join('')
}

function crumbs(): string {
  return [
    circle(122, 117, 2.4, palette.bark),
    circle(131, 117, 1.8, palette.bark),
    circle(143, 117, 2.6, palette.bark),
    circle(160, 117, 1.8, palette.bark),
  ].join('')
}

function cup(x: number, fill: string): string {
  return stroke(`M${x + 24} 100q12 0 11 7t-12 5`, fill, 4) + path(`M${x} 94h26v18q0 6-6 6h-14q-6 0-6-6z`, fill)
}

function plates(): string {
  return [110, 104, 98, 92]
    .map(
      (y, i) =>
        rect(108 + (i % 2) * 5, y + 2, 60, 6, i % 2 ? palette.mist : palette.paper, 3) +
        (i === 1 ? rect(126, y + 6, 30, 4, grease, 2) : ''),
    )
    .join('')
}

/** Lightly dirty: a few crumbs on a worktop that still shines. */
export function dirtLight(): string {
  return counter(crumbs(), sparkle(236, 86, 13, palette.sun), sparkle(258, 72, 7, palette.sun))
}

/** Normally dirty: crumbs, a cup, splashes behind the hob, smudges on a door. */
export function dirtNormal(): string {
  return counter(
    crumbs(),
    cup(140, palette.brick),
    stains(0.55),
    ellipse(120, 146, 13, 7, grime, 0.45),
    ellipse(270, 152, 14, 8, grime, 0.45),
    ellipse(292, 117, 14, 2.4, grime, 0.8),
  )
}

/** Heavily dirty: grease on tiles and doors, dishes piled up, drips down the front. */
export function dirtHeavy(): string {
  return counter(
    rect(96, 62, 214, 56, grime, 0, 0.22),
    stains(0.9),
    ellipse(174, 80, 10, 7, grease, 0.7),
    circle(286, 92, 7, grease, 0.8),
    plates(),
    cup(124, palette.brick),
    path('M204 92h58v14q0 6-6 6h-46q-6 0-6-6z', palette.hairGrey),
    rect(198, 88, 70, 5, palette.ink, 2),
    stroke('M262 98h26', palette.ink, 5),
    path('M196 118h84v8q-4 2-6 10t-7-2-7-6-8 14-9-8-9-6-8 8-10-6-9 2-11-6z', grease, 0.75),
    ellipse(120, 150, 18, 10, grime, 0.6),
    ellipse(206, 166, 14, 8, grime, 0.6),
    ellipse(288, 164, 14, 10, grime, 0.5),
  )
}
