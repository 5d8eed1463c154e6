import { watchContent } from '../../services/database/watch-changes.ts'
import { planTariffs } from '../../services/estimates/tariff-versions.ts'
import { openSessions } from '../../services/people/sessions.ts'
import type { OfficeServices, PersonAnswer } from '../gate/office-route.ts'

/**
 * Ends the open streams of sessions that have ended (R17.5). If the database cannot say which ones have, ends all
 * streams: browsers open them again.
 */
async function endStreams(
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

/**
 * Wakes the open pages of this process when anything changes, in whichever process, ends those of sessions that have
 * ended, and loads changed tariffs.
 * @returns stops following
 */
export async function followChanges(
  services: Pick<OfficeServices, 'database' | 'log' | 'streams' | 'orders'>,
): Promise<() => void> {
  const { database, orders, streams } = services
  const loadTariffs = async () => {
    for (const inLanguage of Object.values(orders)) await planTariffs(database, inLanguage?.estimator)
  }
  const stop = await watchContent({
    ...services,
    async onChange(subject) {
      if (subject === 'sessions') return await endStreams(services, streams.sessions)
      if (subject === 'tariffs') await loadTariffs()
      streams.broadcast(subject)
    },
  })
  await loadTariffs()
  return stop
}
