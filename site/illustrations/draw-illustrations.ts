import { writeFileSync } from 'node:fs'
import { optimize } from 'svgo'
import { illustrations } from './illustrations.ts'

// Writes every illustration as a minified SVG file beside this script: `node site/illustrations/draw-illustrations.ts`.
for (const [name, draw] of Object.entries(illustrations)) {
  const svg = draw()
  // Whole units are fine enough in the wide pictures: half as many bytes, and nothing to be seen of it.
  const floatPrecision = Number(/ width="(\d+)"/.exec(svg)?.[1]) >= 320 ? 0 : 1
  const overrides = { convertPathData: { floatPrecision }, cleanupNumericValues: { floatPrecision } }
  const { data } = optimize(svg, { multipass: true, plugins: [{ name: 'preset-default', params: { overrides } }] })
  writeFileSync(new URL(`${name}.svg`, import.meta.url), `${data}\n`)
  console.log(`${name}.svg ${Buffer.byteLength(data)} bytes`)
}
