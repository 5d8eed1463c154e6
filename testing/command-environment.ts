import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * The environment of commands that tests run, besides their settings. Node caches compiled files in its default folder,
 * for the next run.
 */
export const commandEnvironment = {
  PATH: process.env.PATH,
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
}
