import { open, rename } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Puts a file where it never appears by halves and survives a power cut: it is written as `draft`, and moved to
 * `folder` once complete.
 */
export async function putFile(draft: string, folder: string, name: string, content: Buffer | string): Promise<void> {
  await writeSynchronised(draft, content)
  await rename(draft, join(folder, name))
  await synchroniseFolder(folder)
}

async function writeSynchronised(path: string, content: Buffer | string) {
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A move is on disk only once its folder is synchronised. */
async function synchroniseFolder(path: string) {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
