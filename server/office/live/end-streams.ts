import type { OfficeServices } from '../office-services.ts'
import { openSessions } from '../people/sessions.ts'

/** Ends the open streams of sessions that have ended (R17.5). Where nobody can say which have, all of them: browsers open them again. */
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
