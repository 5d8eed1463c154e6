import * as v from 'valibot'
import { mayDo } from '../../domain/people/person.ts'
import { mostOperations, protocol } from '../../domain/visits/operation.ts'
import { readJson } from '../../services/http/read-json.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { readOfficeKeys } from '../../services/people/office-keys.ts'
import { teamsOfPerson } from '../../services/people/person-teams.ts'
import { findPhoto, largestPhoto, type PhotoProblem, storePhoto } from '../../services/photos/visit-photos.ts'
import { storeOperations } from '../../services/visits/store-operations.ts'
import { openAccess } from '../day-sheets/store-access-notes.ts'
import type { OfficeRoute, PersonAnswer } from '../gate/office-route.ts'
import { type OrderAnswer, ofOrder } from '../orders/of-order.ts'
import { mayVisit } from '../planning/crew-limit.ts'
import { showCrew, showManifest, showWorker } from './crew-shell.tsx'
import { showCrewDay } from './show-crew-day.ts'

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
const receiveOperations: PersonAnswer = async ({ context, person, now }, services) => {
  const sent = v.safeParse(batch, await readJson(context.req.raw))
  if (!sent.success) return context.json({}, 400)
  const { device, operations } = sent.output
  if (sent.output.protocol !== protocol) return context.json({}, 426)
  if (operations.length > mostOperations) return context.json({}, 413)
  const teams = mayDo(person.role, 'readPlanning') ? undefined : await teamsOfPerson(services.database, person.id)
  return context.json(await storeOperations(services, { sender: person, teams, device }, operations, now))
}

const asked = v.object({ order: v.string() })

/** `POST /crew/access`: how to get in to a visit of the own teams, noted in the audit trail each time (R20.11). */
const openCrewAccess: PersonAnswer = async ({ context, person, now, words }, { database, settings }) => {
  const { daySheet, daySheets } = words.planning
  const read = v.safeParse(asked, await readJson(context.req.raw))
  if (!read.success) return context.text('', 400)
  const row = await findOrderRow(database, read.output.order)
  if (!row) return context.text(words.frame.notFound.text, 404)
  if (!(await mayVisit(database, row, person, now))) return context.text(daySheets.notYours.text, 403)
  const opened = { person, orderIds: [row.id], subject: `order:${row.id}` }
  const notes = (await openAccess(database, readOfficeKeys(settings), opened, now)).get(row.id)
  if (!notes) return context.text(daySheet.accessNone, 404)
  if (notes === 'unreadable') return context.text(daySheet.accessUnreadable)
  const { access, fromCustomer, parking } = notes
  return context.text(
    [fromCustomer, access, parking && `${words.planning.access.parking}: ${parking}`].filter(Boolean).join('\n'),
  )
}

const statuses = { digest: 409, type: 415, pixels: 413 } as const satisfies Record<PhotoProblem, number>

/** `PUT /crew/photos/{sha256}`: stores a photo of a visit; repeated, it changes nothing (R20.16). */
const receivePhoto: PersonAnswer = async ({ context, param, person, now }, { database }) => {
  const bytes = Buffer.from(await context.req.arrayBuffer())
  const stored = await storePhoto(database, { sha256: param('sha256'), bytes, personId: person.id }, now)
  if (stored.outcome === 'refused') return context.json({}, statuses[stored.problems.photo])
  return context.json({}, stored.isNew ? 201 : 200)
}

/** `GET /orders/{number}/photos/{sha256}`: for those who may read orders, and for the crew of the visit. */
const sendPhoto: OrderAnswer = async ({ context, param, person, now }, { database }, row) => {
  const isAllowed = mayDo(person.role, 'readOrders') || (await mayVisit(database, row, person, now))
  if (!isAllowed) return context.body(null, 403)
  const bytes = await findPhoto(database, { orderId: row.id, sha256: param('sha256') })
  return bytes ? context.body(new Uint8Array(bytes), 200, { 'Content-Type': 'image/jpeg' }) : context.body(null, 404)
}

/** The page of crews, and what their phones read and send (R20). */
export const crewRoutes: readonly OfficeRoute[] = [
  { method: 'GET', path: '/crew', action: 'public', answer: showCrew },
  { method: 'GET', path: '/crew/manifest.webmanifest', action: 'public', answer: showManifest },
  { method: 'GET', path: '/crew/worker.js', action: 'public', answer: showWorker },
  { method: 'GET', path: '/crew/visits', action: 'recordWork', data: true, answer: showCrewDay },
  {
    method: 'POST',
    path: '/crew/operations',
    action: 'recordWork',
    data: true,
    body: 'json',
    largest: largestBatch,
    answer: receiveOperations,
  },
  {
    method: 'PUT',
    path: '/crew/photos/:sha256',
    action: 'recordWork',
    data: true,
    body: 'jpeg',
    largest: largestPhoto,
    answer: receivePhoto,
  },
  { method: 'POST', path: '/crew/access', action: 'readDaySheet', data: true, body: 'json', answer: openCrewAccess },
  {
    method: 'GET',
    path: '/orders/:number/photos/:sha256',
    action: 'readDaySheet',
    data: true,
    answer: ofOrder(sendPhoto),
  },
]
