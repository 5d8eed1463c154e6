import type { RoomTypeId } from '../../domain/packages/room-types.ts'
import { palette } from '../kit/palette.ts'
import { circle, d, drawing, path, rect, stroke } from '../kit/shapes.ts'

/** A sign on its own panel, simple enough to read at 44 pixels. */
const sign = (background: string, ...shapes: readonly string[]): string =>
  drawing(64, 64, rect(0, 0, 64, 64, background, 16), ...shapes)

const bathroom = () =>
  sign(
    palette.sky,
    stroke('M18 34V18q0-6 6-6t6 6', palette.leaf, 4),
    path('M24 20h12q0 -6 -6 -6t-6 6z', palette.leaf),
    path('M10 34h44v4q0 12 -12 12h-20q-12 0 -12 -12z', palette.white),
    rect(8, 31, 48, 6, palette.green, 3),
    rect(18, 49, 5, 5, palette.green, 2),
    rect(41, 49, 5, 5, palette.green, 2),
    circle(42, 26, 4, palette.white),
    circle(49, 20, 3, palette.white),
  )

const kitchen = () =>
  sign(
    palette.glow,
    rect(14, 26, 36, 24, palette.leaf, 5),
    rect(38, 26, 12, 24, palette.ink, 5, 0.14),
    rect(10, 22, 44, 6, palette.green, 3),
    rect(28, 15, 8, 6, palette.brick, 3),
    rect(6, 31, 10, 5, palette.green, 2.5),
    rect(48, 31, 10, 5, palette.green, 2.5),
  )

const toilet = () =>
  sign(
    palette.mint,
    rect(14, 10, 14, 26, palette.white, 4),
    rect(17, 15, 6, 3, palette.leaf, 1.5),
    path('M14 34h38q0 12 -14 13l2 9h-20l2 -11q-8 -3 -8 -11z', palette.white),
    rect(24, 31, 30, 6, palette.green, 3),
  )

const otherRooms = () =>
  sign(
    palette.sand,
    rect(10, 16, 44, 5, palette.bark, 2),
    rect(10, 46, 44, 5, palette.bark, 2),
    rect(14, 28, 18, 18, palette.wood, 2),
    rect(26, 28, 6, 18, palette.ink, 2, 0.14),
    rect(20, 28, 5, 6, palette.glow),
    rect(37, 32, 13, 14, palette.leaf, 2),
    path('M38 16v-6h11v6z', palette.brick),
  )

const bedroom = () =>
  sign(
    palette.mist,
    rect(9, 16, 6, 36, palette.bark, 3),
    rect(9, 36, 46, 12, palette.leaf, 4),
    rect(51, 34, 5, 18, palette.bark, 2.5),
    rect(16, 29, 14, 9, palette.white, 4),
    path('M30 30h18q7 0 7 8h-25z', palette.green),
  )

const hallway = () =>
  sign(
    palette.glow,
    rect(19, 9, 28, 46, palette.white, 2),
    rect(22, 12, 22, 43, palette.green, 1),
    rect(26, 17, 14, 12, palette.leaf, 2),
    rect(26, 34, 14, 12, palette.leaf, 2),
    circle(40, 32, 2, palette.sun),
    rect(10, 54, 44, 4, palette.brick, 2),
  )

const livingRoom = () =>
  sign(
    palette.rose,
    rect(14, 20, 36, 22, palette.green, 7),
    rect(14, 33, 36, 13, palette.leaf, 4),
    rect(7, 28, 11, 20, palette.green, 5),
    rect(46, 28, 11, 20, palette.green, 5),
    stroke(d`M${15} ${48}v4M${49} ${48}v4`, palette.ink, 4),
    rect(24, 25, 11, 11, palette.sun, 3),
  )

/** The sign of each room type. */
export const roomSigns: Readonly<Record<RoomTypeId, () => string>> = {
  br: bathroom,
  kr: kitchen,
  tr: toilet,
  or: otherRooms,
  sk: bedroom,
  hg: hallway,
  wk: livingRoom,
}
