import { closeSync, existsSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseProblem } from '../database/database-problem.ts'

/** Makes sure that the file at `path`, and its name in its folder, survive a power cut. */
export function syncToDisk(path: string): void {
  for (const place of [path, dirname(path)]) {
    const handle = openSync(place, 'r')
    fsyncSync(handle)
    closeSync(handle)
  }
}

/**
 * Writes the new file `target`, which appears under its name once `write` has completed it and it is on disk. Only its
 * owner may read it, because it holds visitors' messages.
 * @throws DatabaseProblem if there is such a file, and what `write` throws; no file is left then
 */
export async function writeBackup<Result>(target: string, write: (part: string) => Promise<Result>): Promise<Result> {
  if (existsSync(target))
    throw new DatabaseProblem(`${target} exists. A backup never overwrites a file: name a new one.`)
  const part = `${target}.part-${process.pid}`
  try {
    closeSync(openSync(part, 'wx', 0o600))
    const result = await write(part)
    syncToDisk(part)
    linkSync(part, target)
    syncToDisk(target)
    return result
  } finally {
    for (const suffix of ['', '-journal', '-wal', '-shm']) rmSync(part + suffix, { force: true })
  }
}
