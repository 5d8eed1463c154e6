import { open, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file where it never appears by halves and survives a power cut: it is written as `draft`, and moved to
 * `folder` once complete.
 */
export async function putFile(draft: string, folder: string, name: string, content: Buffer | string): Promise<void> {
  await writeFile(draft, content, { flag: 'wx', mode: 0o600, flush: true })
  await rename(draft, join(folder, name))
  // A move is on disk only once its folder is synchronised.
  const moved = await open(folder, 'r')
  try {
    await moved.sync()
  } finally {
    await moved.close()
  }
}
