import { palette } from '../kit/palette.ts'
import { circle, d, framed, line, moved, path, rect } from '../kit/shapes.ts'

/** Size of the video's frame in drawing units, which are pixels of the larger file. */
export const stage = { w: 1280, h: 720 } as const

/** One scene: its length in seconds, and its picture at a time in seconds since its own start. */
export type Scene = { seconds: number; draw: (time: number) => string }

/** A squeegee wipes the next scene over the present one, from left to right; `share` is its progress from 0 to 1. */
export function wiped(present: string, next: string, share: number): string {
  const x = share * (stage.w + 60) - 30
  const blade =
    line(
      [
        [x, -20],
        [x, stage.h + 20],
      ],
      palette.ink,
      16,
    ) +
    line(
      [
        [x + 9, -20],
        [x + 9, stage.h + 20],
      ],
      palette.sun,
      8,
    )
  const wet = rect(x + 12, 0, 26, stage.h, palette.white, 0, 0.45)
  return present + (x > 1 ? framed(0, 0, x, stage.h, next) : '') + wet + blade
}

/** A round sign with a white shape that marks a spot to clean or one that is done. */
export function marker(x: number, y: number, size: number, shape: string): string {
  if (size <= 0.02) return ''
  return moved(x, y, size, circle(3, 4, 38, palette.ink, 0.14), circle(0, 0, 38, palette.sun), shape)
}

/** A clipboard in somebody's hand at (x, y), seen from the side and turned slightly towards the viewer. */
export function handClipboard(x: number, y: number, ticks: number): string {
  const lines = [0, 1, 2]
    .map((i) => rect(x + 12, y - 46 + i * 24, 34 - i * 5, 6, i < ticks ? palette.leaf : palette.dune, 3))
    .join('')
  return [
    rect(x, y - 70, 62, 88, palette.wood, 6),
    rect(x + 6, y - 60, 50, 72, palette.paper, 2),
    path(d`M${x + 18} ${y - 74}h26v14h-26z`, palette.ink),
    lines,
  ].join('')
}
