import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Resvg } from '@resvg/resvg-js'
import { colours } from '../../domain/company/colours.ts'
import { companyFolder } from '../../domain/company/read-company.ts'
import { drawing } from './svg-drawing.ts'

/**
 * Draws the company's logo as the icons that browsers and phones ask for, into the folder that they are served from.
 */
export function drawIcons(folder: string): void {
  const icons = join(folder, 'icons')
  mkdirSync(icons, { recursive: true })
  const logo = readFileSync(join(companyFolder, 'logo.svg'), 'utf8')
  for (const name of ['favicon', 'logo']) writeFileSync(join(icons, `${name}.svg`), logo)
  for (const size of [192, 512]) writeFileSync(join(icons, `icon-${size}.png`), pictureOf(logo, size, size))
  // Phones cut these to shapes of their own, and show nothing through them.
  const ground = colours.paper.light
  writeFileSync(join(icons, 'apple-touch-icon-180.png'), pictureOf(logo, 180, 130, ground))
  writeFileSync(join(icons, 'icon-maskable-512.png'), pictureOf(logo, 512, 300, ground))
  writeFileSync(join(folder, 'favicon.ico'), iconFile(pictureOf(logo, 32, 32)))
}

/** A square PNG with the logo in its middle, both as wide as given. */
function pictureOf(logo: string, width: number, logoWidth: number, ground = 'none'): Buffer {
  const start = (width - logoWidth) / 2
  const placed = logo
    .replace(/<svg\s[^>]*>/, (tag) => tag.replace(/ (?:width|height)="[^"]*"/g, ''))
    .replace(/<svg\s/, `<svg x="${start}" y="${start}" width="${logoWidth}" height="${logoWidth}" `)
  const svg = drawing(width, width, `<rect width="${width}" height="${width}" fill="${ground}"/>`, placed)
  return new Resvg(svg).render().asPng()
}

/** A .ico file with one PNG of 32 × 32 pixels. */
function iconFile(png: Buffer): Buffer {
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return Buffer.concat([header, png])
}
