import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'

/** The production process of a site, which can be killed and started again on the same port. */
export type SiteProcess = ReturnType<typeof siteProcess>

/**
 * Prepares the process of a built site, which listens on a free port of the loopback and ends by itself when the
 * process that started it is gone.
 * @param settings environment variables; the English site unless they say otherwise
 * @param shell shell commands to run before the program, such as a limit
 * @throws when the site is not built
 */
export function siteProcess(settings: Record<string, string>, shell = '') {
  const { SITE_LANGUAGE: language = 'en' } = settings
  const program = `dist/${language}/server/main.js`
  if (!existsSync(program)) throw new Error(`The ${language} site is not built: run “npm run build” first.`)
  let port = 0
  let orderPort = 0
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    SITE_LANGUAGE: language,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'silent',
    MAIL_LIMIT_PER_ADDRESS: '1000000',
    MAIL_LIMIT_IN_ALL: '1000000',
    ORDERS_AT_ONCE_PER_CLIENT: '1000000',
    ORDERS_AT_ONCE_PER_MAILBOX: '1000000',
    ...settings,
  }
  let child: ChildProcess | undefined
  let log = ''

  async function gone(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = await exit
    return code
  }

  return {
    /** Where it listens: known from its first start, by the port that the system gave it. */
    get origin(): string {
      return `http://127.0.0.1:${port}`
    },
    /** 0 before its first start. */
    get port(): number {
      return port
    },
    /** The port of its ordering site; 0 if a foreign one takes the orders. */
    get orderPort(): number {
      return orderPort
    },
    /** Process id of the last start. */
    pid: () => child?.pid,
    /** Its log so far, over all starts: one JSON object per line. */
    log: () => log,
    /** Resolves when it listens. @throws with its log when it ends before */
    async start(): Promise<void> {
      const words = [process.execPath, program]
      const [command = '', ...parameters] = shell ? ['bash', '-c', `${shell}; exec "$0" "$@"`, ...words] : words
      // Detached: a terminal's Ctrl-C reaches every process of its group, and this one is to wait for our signal
      // instead.
      child = spawn(command, parameters, {
        env: { ...env, PORT: String(port), ORDER_PORT: String(orderPort) },
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        detached: true,
      })
      for (const stream of [child.stdout, child.stderr]) {
        stream?.setEncoding('utf8').on('data', (text: string) => {
          log += text
        })
      }
      const [listening] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
      if (!listening) throw new Error(`The ${language} site did not start:\n${log}`)
      port = listening.port
      orderPort = listening.orderPort ?? 0
    },
    /** No handler of ours runs. Resolves when the process is gone. */
    kill: async () => void (await gone('SIGKILL')),
    /** @returns its exit code */
    stop: () => gone('SIGTERM'),
  }
}
