import { cleanLines } from '../../domain/contact/form-text.ts'
import { accessLength } from '../../domain/orders/access-note-limits.ts'
import { accessDays } from '../../domain/orders/retention.ts'
import { versionSeen } from '../../domain/orders/seen.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { findOrderRow } from '../../services/orders/record/order-rows.ts'
import { readOfficeKeys, sealingKey } from '../../services/people/office-keys.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { MessagePage } from '../sections/office-message-page.tsx'
import { AccessPage, type AccessProps } from './access-page.tsx'
import { findAccess, openAccess, saveAccess } from './store-access-notes.ts'

const none = { access: '', parking: '' }

/** `GET /orders/{number}/access`: the form for how to get in; what is stored is not in it. */
export const showAccess = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  answer(request, services, async () => ({ saved: request.query.has('saved') }))

/** `POST /orders/{number}/access`: shows what is stored, or stores what was typed. */
export const answerAccess = (request: PersonRequest, services: OfficeServices): Promise<Response> =>
  answer(request, services, (row) =>
    request.form.get('do') === 'save' ? save(request, services, row) : open(request, services, row),
  )

type Shown = Partial<AccessProps> & { status?: 200 | 409 | 422; done?: true }

async function answer(
  { param, now, show, redirect, words }: PersonRequest,
  { database }: OfficeServices,
  act: (row: OrderTable) => Promise<Shown>,
): Promise<Response> {
  const row = await findOrderRow(database, param('number'))
  if (!row) return show(MessagePage, words.frame.notFound, 404)
  const isOver = now.getTime() - Date.parse(row.startsAt) > accessDays * 86_400_000
  const { status, done, ...shown }: Shown = isOver ? { problem: 'over', status: 422 } : await act(row)
  if (done) return redirect(`/orders/${row.number}/access?saved`)
  const { version = 0, storedAt } = (await findAccess(database, [row.id])).get(row.id) ?? {}
  const notes = storedAt ? undefined : none
  return show(AccessPage, { number: row.number, version, storedAt, notes, ...shown }, status ?? 200)
}

async function open({ person, now }: PersonRequest, services: OfficeServices, { id }: OrderTable): Promise<Shown> {
  const { database, settings } = services
  const asked = { person, orderIds: [id], subject: `order:${id}` }
  const notes = (await openAccess(database, readOfficeKeys(settings), asked, now)).get(id) ?? none
  return notes === 'unreadable' ? { notes: none, problem: 'accessUnreadable' } : { notes }
}

async function save(request: PersonRequest, services: OfficeServices, row: OrderTable): Promise<Shown> {
  const { form, person, now } = request
  const { database, settings } = services
  const [access = '', parking = ''] = ['access', 'parking'].map((name) => cleanLines(form.get(name) ?? ''))
  const notes = { access, parking }
  if (Math.max(access.length, parking.length) > accessLength) return { notes, problem: 'tooLong', status: 422 }
  const sealing = sealingKey(settings)
  if (!sealing) return { notes, problem: 'noKey', status: 422 }
  const keys = { sealing, all: readOfficeKeys(settings) }
  const change = { person, orderId: row.id, seen: versionSeen(form), notes }
  const { outcome } = await saveAccess(database, keys, change, now)
  if (outcome === 'done') return { done: true }
  const theirs = (await open(request, services, row)).notes ?? none
  return { notes, theirs, status: 409 }
}
