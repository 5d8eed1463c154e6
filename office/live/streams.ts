import { openSessions } from '../../services/people/sessions.ts'
import type { OfficeServices, PersonAnswer } from '../gate/office-route.ts'

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

/** `GET /events`: wakes an open page when something changes. */
export const openStream: PersonAnswer = async ({ person, session }, services) => {
  const stream = services.streams.open(person.id, session.id)
  // The session may have ended since it was looked up, before the stream could hear of it.
  await endStreams(services, [session.id])
  return stream
}
