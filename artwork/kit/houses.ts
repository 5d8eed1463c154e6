import { palette } from './palette.ts'
import { d, path, rect } from './shapes.ts'

/** The front of a Low Countries row house, with a stepped, bell, neck or plain pointed gable. */
export type House = {
  gable: 'step' | 'bell' | 'neck' | 'point'
  wall: string
  trim: string
  glass: string
  /** Window columns and rows below the gable. */
  columns: number
  rows: number
}

function gable(kind: House['gable'], x: number, y: number, w: number): string {
  const u = w / 8
  const m = x + w / 2
  switch (kind) {
    case 'step':
      return d`M${x} ${y}v${-u}h${u}v${-u}h${u}v${-u}h${u}v${-u}h${2 * u}v${u}h${u}v${u}h${u}v${u}h${u}v${u}z`
    case 'bell':
      return d`M${x} ${y}Q${x + u * 2} ${y - u} ${x + u * 2.2} ${y - u * 2.6}Q${x + u * 2.4} ${y - u * 4.6} ${m} ${y - u * 4.6}Q${x + w - u * 2.4} ${y - u * 4.6} ${x + w - u * 2.2} ${y - u * 2.6}Q${x + w - u * 2} ${y - u} ${x + w} ${y}z`
    case 'neck':
      return d`M${x} ${y}v${-u * 0.8}Q${x + u * 2.2} ${y - u} ${x + u * 2.2} ${y - u * 3.4}h${u * 0.2}L${m} ${y - u * 4.8}L${x + w - u * 2.4} ${y - u * 3.4}h${u * 0.2}Q${x + w - u * 2.2} ${y - u} ${x + w} ${y - u * 0.8}v${u * 0.8}z`
    default:
      return d`M${x} ${y}L${m} ${y - u * 4.4}L${x + w} ${y}z`
  }
}

/**
 * One house front: left edge `x`, street level `base`, `w` and `h` of the wall below the gable. The right edge is in shade
 * because light comes from the upper left in every picture.
 */
export function house(front: House, x: number, base: number, w: number, h: number): string {
  const top = base - h
  const cell = w / (front.columns + 0.25)
  const glassWidth = Math.round(cell * 0.62)
  const floor = h / (front.rows + 0.9)
  const glassHeight = Math.round(floor * 0.66)
  const panes: string[] = []
  for (let row = 0; row < front.rows; row += 1) {
    for (let column = 0; column < front.columns; column += 1) {
      const left = Math.round(x + cell * (column + 0.32))
      const upper = Math.round(top + floor * (row + 0.12))
      panes.push(d`M${left} ${upper}h${glassWidth}v${glassHeight}h${-glassWidth}z`)
    }
  }
  const roofPane = d`M${x + w / 2 - w / 14} ${top - w * 0.3}h${w / 7}v${w * 0.17}h${-w / 7}z`
  const door = rect(x + w * 0.34, base - floor * 0.78, w * 0.32, floor * 0.78, front.trim)
  return [
    path(`${gable(front.gable, x, top + 0.5, w)}${d`M${x} ${top}h${w}v${h}h${-w}z`}`, front.wall),
    rect(x + w * 0.9, top, w * 0.1, h, palette.ink, 0, 0.12),
    path(panes.join('') + roofPane, front.glass),
    door,
  ].join('')
}

/** Four fronts that make a street when set side by side. */
export const fronts: readonly [House, House, House, House] = [
  { gable: 'step', wall: palette.brick, trim: palette.ink, glass: palette.paper, columns: 3, rows: 2 },
  { gable: 'neck', wall: palette.green, trim: palette.sun, glass: palette.mint, columns: 2, rows: 3 },
  { gable: 'bell', wall: palette.paper, trim: palette.green, glass: palette.mist, columns: 2, rows: 2 },
  { gable: 'point', wall: palette.wood, trim: palette.ink, glass: palette.glow, columns: 3, rows: 2 },
]
