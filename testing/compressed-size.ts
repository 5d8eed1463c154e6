import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

const known = new Map<string, number>()

/**
 * Bytes of a built file at brotli's best compression. Files that many pages share, such as React, are compressed once.
 * @throws when there is no such file
 */
export function compressedSize(file: string): number {
  const size = known.get(file) ?? brotliCompressSync(readFileSync(file)).length
  known.set(file, size)
  return size
}
