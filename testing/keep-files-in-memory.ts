import { existsSync, statfsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Linux keeps files of this folder in memory. */
const inMemory = '/dev/shm'

/** The bytes that a run of all tests has room in: containers may get as little as 64 MB there. */
const enough = 2 ** 31

/**
 * Puts the temporary files of this process and its children into memory where there is room for them. Tests make
 * thousands of databases, whose every commit waits for a disk otherwise. A `TMPDIR` of the caller's stays. Node
 * caches compiled code on disk, because most of what a process or thread of a test costs is reading our code again.
 */
export function keepFilesInMemory(): void {
  if (!process.env.TMPDIR && existsSync(inMemory)) {
    const { bavail, bsize } = statfsSync(inMemory)
    if (bavail * bsize >= enough) process.env.TMPDIR = inMemory
  }
  process.env.NODE_COMPILE_CACHE ??= resolve('node_modules/.cache/node-compile')
}
