import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
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

/** A PNG picture; `seed` makes it another picture. */
export const pictureBytes = (width: number, height: number, seed = 0): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: seed, g: 128, b: 128 } } })
    .png()
    .toBuffer()
