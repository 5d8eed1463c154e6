import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { drawIcons } from '../share-pictures/draw-icons.ts'
import { sharePictures } from '../share-pictures/share-pictures.ts'

// Completes what a build has for browsers, as a part of it: draws the company's icons and, of a site, the share pictures
// in its language, and compresses all texts. `node run/commands/complete-client.ts FOLDER [--site]`
const { positionals, values } = parseArgs({ allowPositionals: true, options: { site: { type: 'boolean' } } })
const [folder] = positionals
if (!folder) throw new Error('Name the folder to write into.')
drawIcons(folder)
for (const { path, png } of values.site ? sharePictures() : []) {
  const file = join(folder, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
}
compressAssets(folder)

/** Writes a brotli and a gzip copy, with the best compression, beside each text file of a folder. */
function compressAssets(folder: string): void {
  const compressible = /\.(?:js|css|svg|vtt|json|txt|xml|webmanifest)$/
  // Below this size a compressed file saves nothing after its headers.
  const smallest = 200
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    const content = readFileSync(file)
    if (content.length < smallest) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
