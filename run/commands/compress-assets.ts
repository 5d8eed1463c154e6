import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const compressible = /\.(?:js|css|svg|vtt|json|txt|xml|webmanifest)$/
/** Below this size a compressed file saves nothing after its headers. */
const smallest = 200

/** Writes a brotli and a gzip copy, with the best compression, beside each text file of a folder. */
export function compressAssets(folder: string): void {
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

const folder = process.argv[2]
if (import.meta.main && folder) compressAssets(folder)
