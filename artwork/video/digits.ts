import { moved, stroke } from '../kit/shapes.ts'

const forms: Readonly<Record<number, string>> = {
  1: 'M5 8l8-7v30',
  2: 'M2 9a9 9 0 0 1 18 0c0 9-18 12-18 22h18',
  3: 'M3 5c6-7 17-4 16 4c0 5-4 6-9 6c6 0 10 2 10 8c0 9-13 11-18 4',
  4: 'M16 31V1L1 22h20',
}

/** A numeral of 22 by 32 units (at scale 1) centred at (x, y). Drawn with strokes, so it needs no font. */
export function digit(value: 1 | 2 | 3 | 4, x: number, y: number, scale: number, color: string): string {
  return moved(x - 11 * scale, y - 16 * scale, Math.max(0.001, scale), stroke(forms[value] ?? '', color, 4.5))
}
