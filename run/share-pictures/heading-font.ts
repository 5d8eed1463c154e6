import { fileURLToPath } from 'node:url'
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js'
import { drawing } from './svg-drawing.ts'

/** The font of the site's headings. The renderer cannot read web fonts, so this package has the same font as TTF. */
const options: ResvgRenderOptions = {
  font: {
    fontFiles: [
      fileURLToPath(import.meta.resolve('@expo-google-fonts/familjen-grotesk/700Bold/FamiljenGrotesk_700Bold.ttf')),
    ],
    defaultFontFamily: 'Familjen Grotesk',
    loadSystemFonts: false,
  },
}

/** The letter spacing of the site's headings, in ems. */
const letterSpacing = -0.018

/** A line of text as SVG, `size` pixels high, with its baseline starting at (x, y). */
export function textLine(text: string, x: number, y: number, size: number, fill: string): string {
  const written = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const font = `font-size="${size}" font-weight="700" letter-spacing="${size * letterSpacing}"`
  return `<text x="${x}" y="${y}" ${font} fill="${fill}">${written}</text>`
}

/** The width of a line in pixels. 0 if the font has none of its characters. */
export const widthOf = (text: string, size: number): number =>
  new Resvg(drawing(1, 1, textLine(text, 0, 0, size, '#000')), options).getBBox()?.width ?? 0

/** Renders an SVG that may contain text, as PNG. */
export const renderPng = (svg: string): Buffer => new Resvg(svg, options).render().asPng()
