import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { language } from '#copy/language.ts'
import { colours } from '../../domain/company/colours.ts'
import { company } from '../../domain/company/company.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { windowsOf } from '../../domain/orders/house-windows.ts'
import type { RoomTypeId } from '../../domain/packages/cleaning-packages.ts'
import { illustrationOf, listedPages, pathOf } from '../../domain/website/pages.ts'
import { shareImagePath, shareImageSize } from '../../site/page-data/metadata.ts'
import { pageWords } from '../../site/page-data/page-words.ts'
import { renderPng, textLine } from './heading-font.ts'
import { drawing } from './svg-drawing.ts'
import { lineHeight, wrapTitle } from './wrap-title.ts'

/** Draws the share picture of every listed page as PNG. `path` is the one that the page's metadata states. */
export function* sharePictures(): Generator<{ path: string; png: Buffer }> {
  for (const pageId of listedPages(language)) {
    const svg = drawSharePicture(pageWords[pageId].title, illustrationOf(pageId))
    yield { path: shareImagePath(pathOf(pageId, language)), png: renderPng(svg) }
  }
}

const { width, height } = shareImageSize
const margin = 64
/** As hex values, because a stand-alone SVG cannot use page styles. */
const colors = { paper: colours.paper.light, ink: colours.ink.light, green: colours.green.light }
const art = { x: 628, width: width - 628 - margin }
const titleWidth = art.x - margin - 48

/**
 * The share picture of a page as SVG: logo and name, the page's title and illustration, and below them a lit house.
 *
 * @param illustration the name of a file in `site/illustrations/`; `branch` is the company's own
 */
export function drawSharePicture(title: string, illustration: string): string {
  const { size, lines } = wrapTitle(title, titleWidth)
  const step = size * lineHeight
  // The lines are centred vertically. A baseline is about 0.36 em below the middle of its line.
  const firstBaseline = height / 2 - ((lines.length - 1) * step) / 2 + size * 0.36
  return drawing(
    width,
    height,
    `<rect width="${width}" height="${height}" fill="${colors.paper}"/>`,
    eveningHouse(width, height, margin),
    `<g transform="translate(${margin} 52) scale(1.25)">${readOwn('logo')}</g>`,
    textLine(company.brand, margin + 74, 98, 40, colors.green),
    ...lines.map((line, index) => textLine(line, margin, firstBaseline + index * step, size, colors.ink)),
    fitted(illustration === 'branch' ? readOwn('branch') : read(illustration)),
  )
}

const read = (illustration: string): string =>
  readFileSync(new URL(`../../site/illustrations/${illustration}.svg`, import.meta.url), 'utf8')

/** A picture of the company's own. */
const readOwn = (name: string): string => readFileSync(join(companyFolder, `${name}.svg`), 'utf8')

/** An illustration scaled to the width reserved for it and centred vertically. */
function fitted(svg: string): string {
  const [, w = '1', h = '1'] = /width="(\d+)" height="(\d+)"/.exec(svg) ?? []
  const high = Math.round((art.width * Number(h)) / Number(w))
  const y = Math.round((height - high) / 2)
  return svg.replace(/width="\d+" height="\d+"/, `x="${art.x}" y="${y}" width="${art.width}" height="${high}"`)
}

const [wall, sky, sun] = [colours.dusk.light, colours.night.light, colours.sun.light]

/** A window from its upper left corner, in a place of 16 × 20: round for a bathroom, the door for a hallway. */
const panes = 'h7v9h-7zm9 0h7v9h-7zm0 11h7v9h-7zm-9 0h7v9h-7z'
const shapes: Partial<Record<RoomTypeId, string>> = {
  br: 'm0 10a8 8 0 0 1 16 0a8 8 0 0 1-16 0z',
  hg: 'm1 0h14v25h-14z',
}

/** A home as most are. */
const rooms = (['wk', 'kr', 'br', 'tr', 'hg', 'sk', 'sk', 'sk'] as const).map((type) => ({ type, dirt: 2 as const }))

/**
 * The house of an agreed order (decision 64) in SVG, lit before an evening sky that is `width` pixels wide and ends at
 * the lower edge of a picture `height` pixels high.
 * @param left where the house begins
 */
function eveningHouse(width: number, height: number, left: number): string {
  const storeys = windowsOf(rooms)
  const wide = 26 * (storeys[0]?.length ?? 0) + 120
  const windows = storeys.flatMap((storey, level) =>
    storey.map(({ type }, index) => {
      const x = wide / 2 + (index - storey.length / 2) * 26 + 5
      return `<path fill="${sun}" d="M${x} ${level * 30 + 5}${shapes[type] ?? panes}"/>`
    }),
  )
  return [
    `<rect y="${height - 106}" width="${width}" height="106" fill="${sky}"/>`,
    `<g transform="translate(${left} ${height - 90})">`,
    `<path fill="${wall}" stroke="${colours['line-strong'].light}" d="M0 90v-30h26v-30h26v-30h${wide - 104}v30h26v30h26v30"/>${windows.join('')}</g>`,
  ].join('')
}
