import { mkdirSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { palette } from './kit/palette.ts'
import { drawing, moved, rect } from './kit/shapes.ts'
import { minify } from './minify.ts'
import { hero } from './scenes/hero.ts'
import { appIcon, logo } from './scenes/logo.ts'

// Writes the icons of `site/public/icons/`: `node site/illustrations/draw-icons.ts`.
const folder = new URL('../public/icons/', import.meta.url)
mkdirSync(folder, { recursive: true })

function writeSvg(name: string, svg: string): void {
  writeFileSync(new URL(name, folder), minify(svg))
}

function writePng(name: string, svg: string, size: number): void {
  writeFileSync(new URL(name, folder), new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
}

writeSvg('favicon.svg', logo())
writeSvg('logo.svg', logo())
writePng('apple-touch-icon-180.png', appIcon(0.56), 180)
writePng('icon-192.png', appIcon(0.6), 192)
writePng('icon-512.png', appIcon(0.6), 512)
// Launchers cut maskable icons down to a circle of 80 % of the width.
writePng('icon-maskable-512.png', appIcon(0.46), 512)
// The picture that a shared link shows: the hero with its wall and floor going on at both sides.
const [wide, high, scale] = [1200, 630, 1.05]
const floor = Math.round(484 * scale)
const share = drawing(
  wide,
  high,
  rect(0, 0, wide, high, palette.mint),
  rect(0, floor - 6, wide, 6, palette.white, 0, 0.7),
  rect(0, floor, wide, high - floor, palette.sand),
  moved((wide - 960 * scale) / 2, 0, scale, hero()),
)
writePng('share-1200x630.png', share, wide)
