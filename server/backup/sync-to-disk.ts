import { closeSync, fsyncSync, openSync } from 'node:fs'
import { dirname } from 'node:path'

/** Returns when the file at `path`, and its name in its folder, would survive a power cut. */
export function syncToDisk(path: string): void {
  for (const place of [path, dirname(path)]) {
    const handle = openSync(place, 'r')
    fsyncSync(handle)
    closeSync(handle)
  }
}
