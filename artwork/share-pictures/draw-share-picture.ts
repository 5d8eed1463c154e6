import { company } from '../../domain/company/company.ts'
import { shareImageSize } from '../../site/page-data/metadata.ts'
import { illustrations } from '../illustrations.ts'
import { palette } from '../kit/palette.ts'
import { drawing, moved, rect } from '../kit/shapes.ts'
import { textLine } from './heading-font.ts'
import { lineHeight, wrapTitle } from './wrap-title.ts'

const { width, height } = shareImageSize
const margin = 64
const art = { x: 628, width: width - 628 - margin }
const titleWidth = art.x - margin - 48

/**
 * The share picture of a page as SVG: logo and name, the page's title and illustration.
 *
 * @param illustration a key of `illustrations`
 */
export function drawSharePicture(title: string, illustration: string): string {
  const { size, lines } = wrapTitle(title, titleWidth)
  const step = size * lineHeight
  // The lines are centred vertically. A baseline is about 0.36 em below the middle of its line.
  const firstBaseline = height / 2 - ((lines.length - 1) * step) / 2 + size * 0.36
  return drawing(
    width,
    height,
    rect(0, 0, width, height, palette.paper),
    rect(0, height - 12, width, 12, palette.green),
    moved(margin, 52, 1.25, illustrations.logo?.() ?? ''),
    textLine(company.brand, margin + 74, 98, 40, palette.green),
    ...lines.map((line, index) => textLine(line, margin, firstBaseline + index * step, size, palette.ink)),
    fitted(illustrations[illustration]?.() ?? ''),
  )
}

/** An illustration scaled to the width reserved for it and centred vertically. */
function fitted(svg: string): string {
  const [, w = '1', h = '1'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const high = Math.round((art.width * Number(h)) / Number(w))
  const y = Math.round((height - high) / 2)
  return svg.replace(/width="\d+" height="\d+"/, `x="${art.x}" y="${y}" width="${art.width}" height="${high}"`)
}
