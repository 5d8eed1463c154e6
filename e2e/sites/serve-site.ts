import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { Language } from '../../domain/language.ts'

/** One built site, served by a process of its own. */
export interface ServedSite {
  origin: string
  /** What the process has logged so far: one JSON object per line. */
  log(): string
  stop(): Promise<void>
}

/**
 * Serves the built site of a language, as `npm start` does.
 * @param environment its settings
 * @throws when it is not built, or when it ends before it listens; the reason stands in the message
 */
export async function serveSite(
  language: Language,
  port: number,
  environment: Record<string, string>,
): Promise<ServedSite> {
  const program = `dist/${language}/server/main.js`
  if (!existsSync(program)) throw new Error(`The ${language} site is not built: run “npm run build” first.`)
  const child = fork(program, {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SITE_LANGUAGE: language,
      PORT: String(port),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const listening = await Promise.race([
    new Promise<true>((resolve) => child.once('message', () => resolve(true))),
    ended.then(() => false),
  ])
  if (!listening) throw new Error(`The ${language} site did not start:\n${log}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    log: () => log,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}
