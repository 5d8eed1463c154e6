import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { endStreams } from './end-streams.ts'

/** `GET /events`: wakes an open page when something changes. */
export async function openStream({ person, session }: PersonRequest, services: OfficeServices): Promise<Response> {
  const stream = services.streams.open(person.id, session.id)
  // The session may have ended since it was looked up, before the stream could hear of it.
  await endStreams(services, [session.id])
  return stream
}
