import { cpSync, existsSync, globSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** So many days after a release files of the one before are still there for pages that were opened before it. */
const keptDays = 7

/**
 * Lays a copy of a site's hashed files aside before a build replaces them, so that pages that are open can still ask for them: of the
 * process that runs meanwhile as well as of the next one (`server/app.ts`).
 * @param folder of one site's build: `client/assets` is copied to `former/assets`, where a file's time is that of its copy
 */
export function layFilesAside(folder: string): void {
  const assets = join(folder, 'client/assets')
  mkdirSync(join(folder, 'former/assets'), { recursive: true })
  if (existsSync(assets)) cpSync(assets, join(folder, 'former/assets'), { recursive: true })
}

/**
 * Clears after a build what nobody will ask for among the files laid aside: those that the new release has too, and those that were
 * replaced longer ago than pages stay open.
 * @param now the moment of the build
 */
export function clearFormerFiles(folder: string, now: Date): void {
  const oldest = now.getTime() - keptDays * 24 * 60 * 60 * 1000
  for (const file of globSync('assets/*', { cwd: join(folder, 'former') })) {
    const former = join(folder, 'former', file)
    if (existsSync(join(folder, 'client', file)) || statSync(former).mtimeMs < oldest) rmSync(former)
  }
}
