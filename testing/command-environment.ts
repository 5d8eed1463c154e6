import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What a command that a test runs finds beside its settings. Node keeps compiled files where it does by default, for the next run. */
export const commandEnvironment = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
}
