import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype, { type Font, type Glyph, type Path } from 'opentype.js'

/** Text as shapes: the renderer knows no web fonts, and lines have to be measured before they are broken. */
export interface Typeface {
  /** The width of a line in pixels. */
  measure(text: string, size: number): number
  /** The line as path data for SVG, its baseline starting at (x, y). */
  outline(text: string, x: number, y: number, size: number): string
}

/** As the site's headings are set, in ems. */
const letterSpacing = -0.018

/** The heading font of the site, with Latin and extended Latin letters; what it has no sign for is left out. */
export function headingTypeface(): Typeface {
  const require = createRequire(import.meta.url)
  const fonts = ['latin', 'latin-ext'].map((subset) => {
    const file = readFileSync(
      require.resolve(`@fontsource/familjen-grotesk/files/familjen-grotesk-${subset}-700-normal.woff`),
    )
    return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.length))
  })

  function* placed(text: string, size: number) {
    let x = 0
    let before: { font: Font; glyph: Glyph } | undefined
    for (const character of text.normalize('NFC')) {
      const font = fonts.find((candidate) => candidate.charToGlyphIndex(character) > 0)
      if (!font) continue
      const glyph = font.charToGlyph(character)
      const em = size / font.unitsPerEm
      if (before?.font === font) x += font.getKerningValue(before.glyph, glyph) * em
      const width = (glyph.advanceWidth ?? 0) * em
      yield { glyph, x, end: x + width }
      x += width + letterSpacing * size
      before = { font, glyph }
    }
  }

  return {
    measure: (text, size) => [...placed(text, size)].at(-1)?.end ?? 0,
    outline: (text, x, y, size) =>
      [...placed(text, size)].map(({ glyph, x: at }) => pathData(glyph.getPath(x + at, y, size))).join(''),
  }
}

/** Path data with one decimal. The library's own writes NaN for coordinates that lie a hair above a whole number. */
function pathData({ commands }: Path): string {
  return commands
    .map(({ type, ...points }) => {
      const { x1, y1, x2, y2, x, y } = points as Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>>
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => value.toFixed(1)).join(' ')
    })
    .join('')
}
