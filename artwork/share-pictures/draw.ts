import { company } from '../../domain/company/company.ts'
import { shareImageSize } from '../../site/metadata.ts'
import { illustrations } from '../illustrations.ts'
import { palette } from '../kit/palette.ts'
import { drawing, moved, path, rect } from '../kit/shapes.ts'
import { lineHeight, setTitle } from './set-title.ts'
import type { Typeface } from './typeface.ts'

/** What a picture shows. */
export interface ShareSubject {
  title: string
  /** Name of an illustration. */
  illustration: string
  /** Stands small below the title: where the link leads. */
  host: string
}

const { width, height } = shareImageSize
const margin = 64
const art = { x: 628, width: width - 628 - margin }
const titleWidth = art.x - margin - 48

/** The picture of a shared link as SVG: mark and name, the page's title, the page's illustration. */
export function drawSharePicture({ title, illustration, host }: ShareSubject, typeface: Typeface): string {
  const { size, lines } = setTitle(typeface, title, titleWidth)
  const step = size * lineHeight
  // The block of lines stands in the middle; a baseline lies about 0.36 em below the middle of its line.
  const firstBaseline = height / 2 - ((lines.length - 1) * step) / 2 + size * 0.36
  const text = lines.map((line, index) => typeface.outline(line, margin, firstBaseline + index * step, size)).join('')
  return drawing(
    width,
    height,
    rect(0, 0, width, height, palette.paper),
    rect(0, height - 12, width, 12, palette.green),
    moved(margin, 52, 1.25, illustrations.logo?.() ?? ''),
    path(typeface.outline(company.brand, margin + 74, 98, 40), palette.green),
    path(text, palette.ink),
    path(typeface.outline(host, margin, height - 60, 26), palette.leaf),
    fitted(illustrations[illustration]?.() ?? ''),
  )
}

/** An illustration in the width that the picture has for it, in the middle of the height. */
function fitted(svg: string): string {
  const [, w = '1', h = '1'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const high = Math.round((art.width * Number(h)) / Number(w))
  const y = Math.round((height - high) / 2)
  return svg.replace(/width="\d+" height="\d+"/, `x="${art.x}" y="${y}" width="${art.width}" height="${high}"`)
}
