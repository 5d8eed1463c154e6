import type { Logger } from 'pino'
import { repeat } from '../background/repeat.ts'
import { changesAfter, latestChangeId } from './changes.ts'
import type { Database } from './schema.ts'

/**
 * How often the change log is read, in milliseconds. A published change shows within a second on every process; behind
 * nginx, which caches a page for up to one second, this is added.
 */
export const pause = 200

interface Watch {
  database: Database
  log: Pick<Logger, 'error' | 'info'>
  /**
   * Called with each subject that has changed. A change that it could not follow, because it rejects, is reported
   * again.
   */
  onChange: (subject: string) => unknown
}

/**
 * Follows the change log that all processes of one database share. Call it before the first page is rendered: it
 * reports changes from then on. While the database is unavailable it reports nothing; missed changes follow as soon as
 * it is back.
 * @returns a function that stops it
 * @throws the database's error if the first read fails
 */
export async function watchContent({ database, log, onChange }: Watch): Promise<() => void> {
  let last = await latestChangeId(database)
  return repeat(
    async () => {
      for (const { id, subject } of await changesAfter(database, last)) {
        await onChange(subject)
        last = id
      }
    },
    { pause, what: 'change log', log },
  )
}
