import { Resvg } from '@resvg/resvg-js'
import jsqr from 'jsqr'

/** Its types describe the module around its default export, not Node's view of it. */
const scan = jsqr as unknown as typeof jsqr.default

/** Pixels of a square of the code. */
const scale = 3
/** Squares around the code. */
const border = 2
/** The levels of error correction, by the first two bits of the format (ISO/IEC 18004). */
const levels = ['M', 'L', 'H', 'Q'] as const
/** The first two bits of the mask of the format, 0b101010000010010. */
const formatMask = 0b10

/**
 * The text that a scanner reads from the picture of a page, and how much of it may be damaged; undefined if it reads
 * nothing.
 */
export function scanCode(svg: string): { text: string; level: (typeof levels)[number] | undefined } | undefined {
  const size = Number(/viewBox="0 0 (\d+) /.exec(svg)?.[1]) / 10
  const { pixels, width, height } = new Resvg(svg, {
    background: '#fff',
    fitTo: { mode: 'width', value: size * scale },
  }).render()
  const found = scan(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: 'dontInvert' })
  if (!found) return undefined
  const isDark = (row: number, column: number) => {
    const at = (index: number) => (index + border) * scale + Math.floor(scale / 2)
    return (pixels[(at(row) * width + at(column)) * 4] ?? 255) < 128
  }
  // The format begins in the ninth row, right of the finder's left edge.
  const level = (Number(isDark(8, 0)) * 2 + Number(isDark(8, 1))) ^ formatMask
  return { text: found.data, level: levels[level] }
}
