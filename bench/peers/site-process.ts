import { type ChildProcess, fork } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '../../domain/language.ts'
import { freePort } from '../../testing/free-port.ts'

/** A server in a process of its own. */
export interface Served {
  origin: string
  pid: number
  /** Milliseconds from the start of the process until it listened. */
  startedIn: number
  stop(): Promise<void>
}

/**
 * Serves a built site as in production.
 * @param folder where its log goes, and its mail
 * @param environment settings beyond those that keep it to this machine
 * @throws when it ends before it listens
 */
export async function serveSite(
  language: Language,
  folder: string,
  environment: Record<string, string>,
): Promise<Served> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const own = {
    SITE_LANGUAGE: language,
    PORT: String(port),
    HOST: '127.0.0.1',
    [`SITE_ORIGIN_${language.toUpperCase()}`]: origin,
    // Headers as on the public site.
    SITE_INDEXED: 'yes',
    MAIL_DIR: join(folder, 'mail'),
  }
  return serveProgram(`dist/${language}/server/main.js`, origin, join(folder, `${language}.log`), {
    ...own,
    ...environment,
  })
}

/** Runs a server program until it says over the channel that it listens. */
export async function serveProgram(
  program: string,
  origin: string,
  logFile: string,
  environment: Record<string, string>,
  parameters: readonly string[] = [],
): Promise<Served> {
  const log = openSync(logFile, 'w')
  const startedAt = performance.now()
  const child: ChildProcess = fork(program, parameters, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', log, log, 'ipc'],
  })
  closeSync(log)
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const listening = await Promise.race([
    new Promise<true>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false),
  ])
  if (!listening || child.pid === undefined) throw new Error(`${program} did not start; ${logFile} says why`)
  return {
    origin,
    pid: child.pid,
    startedIn: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
