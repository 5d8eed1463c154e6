import { typeset } from '../../copy/format/format-work.ts'
import { widthOf } from './heading-font.ts'

const sizes = [76, 68, 60, 52, 46, 38] as const
/** Maximum height of all lines together: large type looks better in few lines. */
const maxHeight = 320
export const lineHeight = 1.12

/**
 * Breaks a title into lines at most `width` pixels wide, in the largest size (in pixels) that fits.
 *
 * @throws Error if it does not fit in any size; then the page needs a shorter title
 */
export function wrapTitle(title: string, width: number): { size: number; lines: readonly string[] } {
  for (const size of sizes) {
    const lines = breakLines(title, (line) => widthOf(line, size) <= width)
    if (lines && lines.length * size * lineHeight <= maxHeight) return { size, lines }
  }
  throw new Error(`“${title}” is too long for a share picture`)
}

/** Fills lines word by word. Undefined if a single word is too wide. */
function breakLines(title: string, fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of wordsOf(title)) {
    if (!fits(word)) return undefined
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The words of a title, a number with its unit as one. Its letters are drawn, so nothing invisible is among them. */
const wordsOf = (title: string): string[] =>
  typeset(title)
    .replaceAll(/[\u00AD\u2060]/g, '')
    .split(' ')
    .map((word) => word.replaceAll('\u00A0', ' '))
