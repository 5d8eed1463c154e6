import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** One site's production process, which a test may kill and start again on the same port. */
export interface SiteProcess {
  origin: string
  start(): Promise<void>
  /** SIGKILL: no handler of ours runs. Resolves when the process is gone. */
  kill(): Promise<void>
  /** SIGTERM, and its exit code. */
  stop(): Promise<number | null>
}

/**
 * Prepares the English site's process with the given settings.
 * @param shell words of a shell to put before the program, such as a limit
 */
export async function siteProcess(settings: Record<string, string>, shell = ''): Promise<SiteProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    SITE_LANGUAGE: 'en',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_ORIGIN_EN: origin,
    LOG_LEVEL: 'silent',
    MAIL_LIMIT_PER_ADDRESS: '1000000',
    MAIL_LIMIT_IN_ALL: '1000000',
    ...settings,
  }
  let child: ChildProcess | undefined

  async function gone(signal: NodeJS.Signals): Promise<number | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null
    const exit = once(child, 'exit')
    child.kill(signal)
    const [code] = await exit
    return code
  }

  return {
    origin,
    async start() {
      const program = [process.execPath, 'dist/en/server/main.js']
      const [command = '', ...parameters] = shell ? ['bash', '-c', `${shell}; exec "$0" "$@"`, ...program] : program
      child = spawn(command, parameters, { env, stdio: ['ignore', 'ignore', 'inherit'] })
      await untilHealthy(origin, child)
    },
    kill: async () => void (await gone('SIGKILL')),
    stop: () => gone('SIGTERM'),
  }
}

async function untilHealthy(origin: string, child: ChildProcess) {
  const deadline = Date.now() + 20_000
  for (;;) {
    try {
      if ((await fetch(`${origin}/healthz`)).ok) return
    } catch (error) {
      if (child.exitCode !== null || Date.now() > deadline) throw error
    }
    await sleep(20)
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}
