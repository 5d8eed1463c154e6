import { writeFileSync } from 'node:fs'
import { fileOf, illustrations } from './illustrations.ts'
import { minify } from './minify.ts'

// Draws every illustration to its file as a minified SVG: `node artwork/draw-illustrations.ts`.
for (const [name, draw] of Object.entries(illustrations)) {
  const svg = minify(draw())
  writeFileSync(fileOf(name), svg)
  console.log(`${name}.svg ${Buffer.byteLength(svg)} bytes`)
}
