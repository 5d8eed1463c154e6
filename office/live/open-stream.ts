import type { PersonAnswer } from '../gate/office-route.ts'
import { endStreams } from './end-streams.ts'

/** `GET /events`: wakes an open page when something changes. */
export const openStream: PersonAnswer = async ({ person, session }, services) => {
  const stream = services.streams.open(person.id, session.id)
  // The session may have ended since it was looked up, before the stream could hear of it.
  await endStreams(services, [session.id])
  return stream
}
