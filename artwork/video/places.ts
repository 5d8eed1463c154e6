import { fronts, house } from '../kit/houses.ts'
import { palette } from '../kit/palette.ts'
import { room, sashWindow } from '../kit/room.ts'
import { circle, d, faded, framed, path, polygon, rect, stroke } from '../kit/shapes.ts'
import { floorShadow, plant, tulips } from '../kit/things.ts'
import { stage } from './stage.ts'

/** The view from the living room: gabled houses on a canal. */
function canalView(w: number, h: number): string {
  const quay = h * 0.86
  return [
    rect(0, 0, w, h, palette.sky),
    circle(82, 74, 36, palette.sun),
    house(fronts[2], 16, quay, 112, h * 0.36),
    house(fronts[0], 128, quay, 130, h * 0.41),
    house(fronts[1], 258, quay, 104, h * 0.47),
    house(fronts[3], 362, quay, 126, h * 0.34),
    rect(0, quay, w, h - quay, palette.mist),
  ].join('')
}

/** Position, size and number of panes of the living room's window. */
export const livingWindow = { x: 120, y: 132, w: 504, h: 324, panes: 3 } as const

/**
 * The living room. `haze` is the share of each pane, from the bottom up, that is still dirty (0 to 1). The cleaner the
 * panes, the more light falls on the floor.
 */
export function livingRoom(haze: readonly [number, number, number]): string {
  const { x, y, w, h, panes } = livingWindow
  const cell = w / panes
  const dull = haze.map((share, i) => rect(i * cell, h * (1 - share), cell, h * share, palette.dune, 0, 0.72)).join('')
  const light = haze.map((share, i) => {
    const left = x + i * cell
    const clear = 1 - share
    const patch = 420 + i * 176
    const beam = polygon(
      [
        [left + 8, y + h],
        [left + cell - 8, y + h],
        [patch + 250, 690],
        [patch + 90, 690],
      ],
      palette.glow,
      0.42 * clear,
    )
    return beam + path(d`M${patch} 604h150l96 84h-150z`, palette.glow, 0.85 * clear)
  })
  return [
    room(stage.w, stage.h, 572, palette.mint, palette.sand, 0),
    sashWindow(x, y, w, h, panes, 1, framed(x, y, w, h, canalView(w, h), dull)),
    light.join(''),
    tulips(x + 60, y + h + 16, 1.2),
    rect(850, 110, 168, 124, palette.wood, 5),
    rect(860, 120, 148, 104, palette.paper),
    path('M860 224v-30q38-34 76-6q36-28 72 0v36z', palette.leaf),
    circle(972, 150, 14, palette.sun),
    floorShadow(980, 604, 420),
    rect(830, 420, 330, 116, palette.brick, 16),
    rect(830, 470, 330, 124, palette.brick, 12),
    rect(864, 490, 262, 8, palette.rose, 4),
    rect(806, 456, 56, 138, '#D4694F', 16),
    rect(1128, 456, 56, 138, '#A94532', 16),
    plant(1232, 610, 1.7, palette.sun),
  ].join('')
}

/** The client's brick house front: left edge at `x`, door open from 0 to 1, `inside` drawn in the doorway. */
export function doorFront(x: number, open: number, inside = ''): string {
  const leaf = 168 * (1 - open * 0.76)
  const bricks = [
    [30, 90],
    [330, 60],
    [520, 150],
    [380, 300],
    [560, 330],
    [30, 470],
    [560, 480],
    [300, 520],
  ].map(([bx, by]) => d`M${x + (bx ?? 0)} ${by ?? 0}h44`)
  return [
    rect(x, 0, 700, 600, '#D77A63'),
    stroke(bricks.join(''), palette.brick, 9),
    rect(x - 14, 0, 14, 600, palette.ink, 0, 0.12),
    rect(x + 376, 120, 240, 250, palette.white, 4),
    path(d`M${x + 390} 134h101v222h-101zM${x + 501} 134h101v222h-101z`, palette.sky),
    path(d`M${x + 390} 134h58l-58 108zM${x + 501} 134h70l-70 126z`, palette.white, 0.55),
    rect(x + 362, 368, 268, 20, palette.white, 4),
    rect(x + 84, 62, 212, 538, palette.white, 6),
    rect(x + 106, 150, 168, 450, palette.glow),
    rect(x + 106, 84, 168, 50, palette.sky),
    framed(x + 106, 150, 168, 450, inside),
    rect(x + 106, 150, leaf, 450, palette.green),
    faded(
      1 - open,
      rect(x + 132, 190, 116, 150, palette.ink, 4, 0.2),
      rect(x + 132, 380, 116, 170, palette.ink, 4, 0.2),
    ),
    rect(x + 106 + leaf - 24, 392, 8, 36, palette.sun, 4),
    rect(x + 64, 590, 252, 26, palette.paper),
  ].join('')
}

/** Sky, sun and distant houses of the street. `shift` moves them to the left as the camera follows the team. */
export function street(shift: number): string {
  const row = [0, 1, 2, 3, 0, 2, 1, 3].map((front, i) => {
    const kind = fronts[front as 0 | 1 | 2 | 3]
    return house(kind, 20 + i * 172 - shift * 0.45, 540, 172, 190 + ((i * 37) % 60))
  })
  return [
    rect(0, 0, stage.w, stage.h, palette.sky),
    circle(180, 110, 52, palette.sun),
    path(d`M${620 - shift * 0.15} 150q6-34 42-30q14-34 48-24q38-10 42 28q34 0 34 26z`, palette.white),
    row.join(''),
    rect(0, 520, stage.w, 50, palette.leaf),
    rect(0, 560, stage.w, 160, palette.dune),
    rect(0, 560, stage.w, 12, palette.sand),
  ].join('')
}
