import { openSessions } from '../../services/people/sessions.ts'
import type { OfficeServices } from '../gate/office-route.ts'

/**
 * Ends the open streams of sessions that have ended (R17.5). If the database cannot say which ones have, ends all
 * streams: browsers open them again.
 */
export async function endStreams(
  { database, streams, log }: Pick<OfficeServices, 'database' | 'streams' | 'log'>,
  sessions: readonly string[],
): Promise<void> {
  try {
    const open = await openSessions(database, sessions)
    streams.end(sessions.filter((session) => !open.has(session)))
  } catch (err) {
    log.error({ err }, 'streams ended, because sessions cannot be read')
    streams.end(sessions)
  }
}
