import type { Typeface } from './typeface.ts'

export interface SetTitle {
  size: number
  lines: readonly string[]
}

const smallest = 42
const sizes = [76, 68, 60, 52, 46, smallest] as const
const mostLines = 5
/** Large type looks better in few lines. */
const heightOfBlock = 320
export const lineHeight = 1.12

/**
 * Breaks a title into lines at most `width` pixels wide, in the largest size that fits. What does not fit in the smallest
 * size ends in an ellipsis.
 */
export function setTitle(typeface: Typeface, title: string, width: number): SetTitle {
  const words = title.trim().split(/\s+/)
  for (const size of sizes) {
    const lines = breakLines(words, (line) => typeface.measure(line, size) <= width)
    if (lines && lines.length * size * lineHeight <= heightOfBlock) return { size, lines }
  }
  const size = smallest
  const fits = (line: string) => typeface.measure(line, size) <= width
  const lines =
    breakLines(
      words.flatMap((word) => cutToFit(word, fits)),
      fits,
    ) ?? []
  if (lines.length <= mostLines) return { size, lines }
  const last = shortened(lines.slice(mostLines - 1).join(' '), fits)
  return { size, lines: [...lines.slice(0, mostLines - 1), last] }
}

/** Lines filled word by word; undefined where a single word is too wide. */
function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] | undefined {
  const lines: string[] = []
  for (const word of words) {
    if (!fits(word)) return undefined
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** A word that no line can hold, cut into pieces that one can. */
function cutToFit(word: string, fits: (line: string) => boolean): string[] {
  if (fits(word)) return [word]
  const characters = [...word]
  let length = characters.length - 1
  while (length > 1 && !fits(characters.slice(0, length).join(''))) length -= 1
  return [characters.slice(0, length).join(''), ...cutToFit(characters.slice(length).join(''), fits)]
}

/** The longest beginning of a text that a line can hold together with an ellipsis. */
function shortened(text: string, fits: (line: string) => boolean): string {
  const characters = [...text]
  while (characters.length > 0 && !fits(`${characters.join('').trimEnd()}…`)) characters.pop()
  return `${characters.join('').trimEnd()}…`
}
