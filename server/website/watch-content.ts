import type { Logger } from 'pino'
import { changesAfter, latestChangeId } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'

/**
 * How often the change log is read, in milliseconds. A published change shows within a second on every process; behind nginx, which
 * caches a page for up to two seconds, the pause comes on top.
 */
export const pause = 200

interface Watch {
  database: Database
  log: Pick<Logger, 'error' | 'info'>
  /** Called with each subject that changed, as soon as this process knows. */
  onChange: (subject: string) => void
}

/**
 * Follows the change log that all processes of one database share. Has to begin before the first page is rendered: what
 * changes from then on is told. While the database is away nothing is dropped; what was missed is caught up with as soon as
 * it is back.
 * @returns stops following
 * @throws the database's error when the log cannot be read to begin with
 */
export async function watchContent({ database, log, onChange }: Watch): Promise<() => void> {
  let last = await latestChangeId(database)
  let timer = setTimeout(look, pause)
  let away = false
  let stopped = false

  async function look() {
    try {
      for (const { id, subject } of await changesAfter(database, last)) {
        onChange(subject)
        last = id
      }
      if (away) log.info('change log available again')
      away = false
    } catch (err) {
      if (!stopped && !away) log.error({ err }, 'change log not available')
      away = true
    }
    if (!stopped) timer = setTimeout(look, pause)
  }

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
