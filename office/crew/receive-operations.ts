import * as v from 'valibot'
import { mayDo } from '../../domain/people/person.ts'
import { mostOperations, protocol } from '../../domain/visits/operation.ts'
import { readJson } from '../../services/http/read-json.ts'
import { teamsOfPerson } from '../../services/people/person-teams.ts'
import { storeOperations } from '../../services/visits/store-operations.ts'
import type { PersonAnswer } from '../gate/office-route.ts'

/** The largest request of a phone, in bytes; it sends fewer operations at once where they are long. */
export const largestBatch = 1024 * 1024

const batch = v.object({
  protocol: v.number(),
  device: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  operations: v.array(v.unknown()),
})

/**
 * `POST /crew/operations`: stores what a phone has recorded, and says of each operation whether it did (R20.4). 426 to
 * a phone whose version is not known.
 */
export const receiveOperations: PersonAnswer = async ({ context, person, now }, services) => {
  const sent = v.safeParse(batch, await readJson(context.req.raw))
  if (!sent.success) return context.json({}, 400)
  const { device, operations } = sent.output
  if (sent.output.protocol !== protocol) return context.json({}, 426)
  if (operations.length > mostOperations) return context.json({}, 413)
  const teams = mayDo(person.role, 'readPlanning') ? undefined : await teamsOfPerson(services.database, person.id)
  return context.json(await storeOperations(services, { sender: person, teams, device }, operations, now))
}
