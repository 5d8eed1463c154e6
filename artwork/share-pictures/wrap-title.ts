import { widthOf } from './heading-font.ts'

const sizes = [76, 68, 60, 52, 46, 38] as const
/** How high the lines may be together: large type looks better in few lines. */
const mostHeight = 320
export const lineHeight = 1.12

/**
 * Breaks a title into lines at most `width` pixels wide, in the largest size that fits.
 * @throws Error when it fits in no size: pages need shorter titles than that
 */
export function wrapTitle(title: string, width: number): { size: number; lines: readonly string[] } {
  for (const size of sizes) {
    const lines = breakLines(title, (line) => widthOf(line, size) <= width)
    if (lines && lines.length * size * lineHeight <= mostHeight) return { size, lines }
  }
  throw new Error(`“${title}” is too long for a share picture`)
}

/** Lines filled word by word; undefined where a single word is too wide. */
function breakLines(title: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of title.split(' ')) {
    if (!fits(word)) return undefined
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
