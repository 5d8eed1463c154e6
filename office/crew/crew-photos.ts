import { mayDo } from '../../domain/people/person.ts'
import { findPhoto, type PhotoProblem, storePhoto } from '../../services/photos/visit-photos.ts'
import type { PersonAnswer } from '../gate/office-route.ts'
import type { OrderAnswer } from '../orders/of-order.ts'
import { mayVisit } from '../planning/crew-limit.ts'

const statuses = { digest: 409, type: 415, pixels: 413 } as const satisfies Record<PhotoProblem, number>

/** `PUT /crew/photos/{sha256}`: stores a photo of a visit; repeated, it changes nothing (R20.16). */
export const receivePhoto: PersonAnswer = async ({ context, param, person, now }, { database }) => {
  const bytes = Buffer.from(await context.req.arrayBuffer())
  const stored = await storePhoto(database, { sha256: param('sha256'), bytes, personId: person.id }, now)
  if (stored.outcome === 'refused') return context.json({}, statuses[stored.problems.photo])
  return context.json({}, stored.isNew ? 201 : 200)
}

/** `GET /orders/{number}/photos/{sha256}`: for those who may read orders, and for the crew of the visit. */
export const sendPhoto: OrderAnswer = async ({ context, param, person, now }, { database }, row) => {
  const isAllowed = mayDo(person.role, 'readOrders') || (await mayVisit(database, row, person, now))
  if (!isAllowed) return context.body(null, 403)
  const bytes = await findPhoto(database, { orderId: row.id, sha256: param('sha256') })
  return bytes ? context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/jpeg' }) : context.body(null, 404)
}
