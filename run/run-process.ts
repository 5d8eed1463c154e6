import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { DatabaseProblem } from '../services/database/database-problem.ts'
import { TariffProblem } from '../services/estimates/read-tariff.ts'
import { listen } from '../services/http/listen.ts'
import { BuildMissing } from '../services/http/view-assets.ts'
import { SettingsProblem } from '../services/settings/settings.ts'

const drainLimit = 10_000

/**
 * Listens on a port.
 * @param port 0 for any that is free
 * @param setting the one that names the port
 * @returns the server and the port it has
 * @throws SettingsProblem where someone else listens there
 */
export async function openPort(
  fetch: Parameters<typeof listen>[0],
  port: number,
  hostname: string | undefined,
  setting: string,
): Promise<{ server: Server; port: number }> {
  const server = listen(fetch, { port, hostname })
  try {
    await once(server, 'listening')
  } catch (err) {
    if ((err as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw err
    throw portInUse(port, setting)
  }
  return { server, port: (server.address() as AddressInfo).port }
}

/** @param setting the one that names the port */
export const portInUse = (port: number, setting: string): SettingsProblem =>
  new SettingsProblem(`Port ${port} is in use. Stop what listens there, or choose another ${setting}.`)

/**
 * Shuts the process down gracefully on a signal, or when its parent is gone. Requests that a client never finishes are
 * cut off after a while.
 * @param stop finishes what is under way and ends the process; called once
 */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) {
    process.on(event, () => {
      if (stopping) return
      stopping = true
      setTimeout(() => process.exit(0), drainLimit).unref()
      stop()
    })
  }
}

/** The exit code of a process that found the database locked: started again, it may find it free. */
export const lockedExit = 75

/** Whether SQLite refused because another process holds the database, for longer than statements wait. */
export const isLocked = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && String(error.code).startsWith('SQLITE_BUSY')) || isLocked(error.cause))

/**
 * Runs a process. A problem that a person can put right ends it with one sentence, anything else with its stack. A
 * locked database ends it with its own exit code, so that systemd, containers and `npm start` restart it (R14.7).
 */
export function runProcess(main: () => Promise<void>): void {
  main().catch((err: unknown) => {
    if (isLocked(err)) {
      process.stderr.write('Another process holds the database. This one ends and can be started again.\n')
      process.exit(lockedExit)
    }
    const known = [SettingsProblem, DatabaseProblem, TariffProblem, BuildMissing].some(
      (problem) => err instanceof problem,
    )
    if (!known) throw err
    process.stderr.write(`${(err as Error).message}\n`)
    process.exit(1)
  })
}
