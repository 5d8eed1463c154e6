import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Makes sure that the file at `path`, and its name in its folder, survive a power cut. */
export function syncToDisk(path: string): void {
  for (const place of [path, dirname(path)]) {
    const handle = openSync(place, 'r')
    fsyncSync(handle)
    closeSync(handle)
  }
}
