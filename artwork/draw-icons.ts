import { mkdirSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { minify } from './minify.ts'
import { appIcon, logo } from './scenes/logo.ts'

// Draws the icons in `site/public/icons/`: `node artwork/draw-icons.ts`.
const folder = new URL('../site/public/icons/', import.meta.url)
mkdirSync(folder, { recursive: true })

function writeSvg(name: string, svg: string): void {
  writeFileSync(new URL(name, folder), minify(svg))
}

function writePng(name: string, svg: string, size: number): void {
  writeFileSync(new URL(name, folder), new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng())
}

/** Wraps a square PNG of `size` pixels in an ICO file: header, one directory entry, picture. */
function ico(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

writeSvg('favicon.svg', logo())
writeSvg('logo.svg', logo())
writePng('apple-touch-icon-180.png', appIcon(0.56), 180)
writePng('icon-192.png', appIcon(0.6), 192)
writePng('icon-512.png', appIcon(0.6), 512)
// Some clients only look for /favicon.ico. An ICO file may hold a PNG (since Windows Vista).
writeFileSync(
  new URL('../favicon.ico', folder),
  ico(new Resvg(logo(), { fitTo: { mode: 'width', value: 32 } }).render().asPng(), 32),
)
// Launchers crop maskable icons to a circle 80 % as wide as the icon.
writePng('icon-maskable-512.png', appIcon(0.46), 512)
