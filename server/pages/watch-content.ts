import type { Logger } from 'pino'
import { changesAfter, latestChangeId } from '../database/changes.ts'
import type { Database } from '../database/schema.ts'

/** How often the change log is read, in milliseconds: a published change shows within a second on every process. */
const pause = 400

interface Watch {
  database: Database
  log: Pick<Logger, 'error'>
  /** Called with each subject that changed, as soon as this process knows. */
  onChange: (subject: string) => void
}

/**
 * Follows the change log that all processes of one database share. While the database is away nothing is dropped; what was
 * missed is caught up with as soon as it is back.
 * @returns stops following
 */
export function watchContent({ database, log, onChange }: Watch): () => void {
  let last: number | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function look() {
    try {
      // Pages that were rendered before the first look are of this moment or later: nothing older needs dropping.
      last ??= await latestChangeId(database)
      for (const { id, subject } of await changesAfter(database, last)) {
        onChange(subject)
        last = id
      }
    } catch (err) {
      if (!stopped) log.error({ err }, 'change log not available')
    }
    if (!stopped) timer = setTimeout(look, pause)
  }
  look()

  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
