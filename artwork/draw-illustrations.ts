import { writeFileSync } from 'node:fs'
import { illustrations } from './illustrations.ts'
import { minify } from './minify.ts'

// Draws every illustration into `site/illustrations/` as a minified SVG: `node artwork/draw-illustrations.ts`.
for (const [name, draw] of Object.entries(illustrations)) {
  const svg = minify(draw())
  writeFileSync(new URL(`../site/illustrations/${name}.svg`, import.meta.url), svg)
  console.log(`${name}.svg ${Buffer.byteLength(svg)} bytes`)
}
