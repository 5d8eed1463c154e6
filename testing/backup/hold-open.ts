import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

const holder = `const file = new (require('better-sqlite3'))(process.argv[1])
file.pragma('journal_mode = WAL')
file.prepare('select * from "changeCounter"').get()
process.stdin.resume()
console.log('open')`

/**
 * Starts a process that keeps the database file at `path` open and does nothing, like an idle site; it ends with the
 * test. It has to be a separate process: one loses its locks on a file when it reads the file by other means.
 */
export async function holdOpen(path: string): Promise<void> {
  const child = spawn(process.execPath, ['-e', holder, path], { stdio: ['pipe', 'pipe', 'inherit'] })
  onTestFinished(async () => {
    child.kill('SIGKILL')
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  })
  const failed = once(child, 'exit').then(() => Promise.reject(new Error(`${path} could not be held open`)))
  failed.catch(() => {}) // it ends with the test
  await Promise.race([once(child.stdout, 'data'), failed])
}
