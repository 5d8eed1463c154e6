import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from '../temporary-folder.ts'

/** A folder of the running test alone, with these files; removed when the test ends. */
export function folderWith(files: Readonly<Record<string, string | Buffer>>): string {
  const folder = temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}

/** A page file with a title and these lines of front matter beside language and path. */
export const pageFile = (language: 'en' | 'nl', path: string, body = '', lines: readonly string[] = []): string =>
  ['---', `language: ${language}`, `path: ${path}`, `title: Title of ${path}`, ...lines, '---', body].join('\n')

/** The beginning of a PNG picture, as far as its size is read from it; `seed` makes it another picture. */
export function pictureBytes(width: number, height: number, seed = 0): Buffer {
  const bytes = Buffer.alloc(40)
  bytes.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(seed, 36)
  return bytes
}
