import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * The environment of commands that tests run, besides their settings. Node caches compiled files in its default folder,
 * for the next run.
 */
export const commandEnvironment = {
  PATH: process.env.PATH,
  TMPDIR: tmpdir(),
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
}

/** Runs a command of `run/commands/` to its end. @param typed what it reads from its standard input */
export async function runCommand(
  name: string,
  parameters: readonly string[],
  settings: Readonly<Record<string, string>>,
  typed = '',
) {
  const env = { ...commandEnvironment, ...settings }
  const child = spawn(process.execPath, [`run/commands/${name}-command.ts`, ...parameters], { env })
  // A command that reads nothing may have ended before this is written.
  child.stdin.on('error', () => {}).end(typed)
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { out, err, code: code as number | null }
}
