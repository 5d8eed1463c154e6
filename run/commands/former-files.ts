import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** How many days the files of a replaced release are kept, for pages that were opened before. */
const keptDays = 7

/**
 * Copies a site's hashed files aside before a build replaces them, so that open pages can still load them, from the
 * running process as well as from the next one (`site/site-app.ts`).
 * @param folder of one site's build: `client/assets` is copied to `former/assets`, where a file's time is that of its
 *   copy
 */
export function layFilesAside(folder: string): void {
  const assets = join(folder, 'client/assets')
  mkdirSync(join(folder, 'former/assets'), { recursive: true })
  if (existsSync(assets)) cpSync(assets, join(folder, 'former/assets'), { recursive: true })
}

/**
 * Deletes the copies that are no longer needed after a build: files that the new release has too, and files replaced
 * too long ago.
 * @param now the time of the build
 */
export function clearFormerFiles(folder: string, now: Date): void {
  const oldest = now.getTime() - keptDays * 24 * 60 * 60 * 1000
  for (const file of globSync('assets/*', { cwd: join(folder, 'former') })) {
    const former = join(folder, 'former', file)
    if (existsSync(join(folder, 'client', file)) || statSync(former).mtimeMs < oldest) rmSync(former)
  }
}
