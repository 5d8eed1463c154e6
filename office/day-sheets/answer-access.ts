import { type Refused, sentAs, showForm } from '../../domain/forms/form.ts'
import { accessDays } from '../../domain/orders/retention.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { answerForm } from '../../services/http/answer-form.ts'
import { readOfficeKeys, sealingKey } from '../../services/people/office-keys.ts'
import type { OfficeServices, PersonRequest } from '../gate/office-route.ts'
import type { OrderAnswer } from '../orders/of-order.ts'
import { AccessPage, type AccessProps, accessForm } from './access-page.tsx'
import { findAccess, openAccess, saveAccess } from './store-access-notes.ts'

const none = { access: '', parking: '' }

/** `GET /orders/{number}/access`: the form for how to get in; what is stored is not in it. */
export const showAccess: OrderAnswer = (request, services, row) =>
  page(request, services, row, isOver(request, row) ? { problem: 'over' } : { saved: request.query.has('saved') })

/** `POST /orders/{number}/access`: shows what is stored, or stores what was typed. */
export const answerAccess: OrderAnswer = (request, services, row) => {
  if (isOver(request, row)) return page(request, services, row, { problem: 'over' })
  return sentAs(request.form) === accessForm.name ? save(request, services, row) : open(request, services, row)
}

const isOver = ({ now }: PersonRequest, { startsAt }: OrderTable) =>
  now.getTime() - Date.parse(startsAt) > accessDays * 86_400_000

type Shown = Pick<AccessProps, 'saved' | 'problem' | 'theirs'> & {
  /** What is stored, where it was opened. */
  notes?: { access: string; parking: string; fromCustomer?: string | undefined }
  refused?: Refused<typeof accessForm>
}

const page: OrderAnswer<Shown> = async ({ show, language }, { database }, { id, number }, given = {}) => {
  const { notes, refused, ...shown } = given
  const { version = 0, storedAt } = (await findAccess(database, [id])).get(id) ?? {}
  const { fromCustomer } = notes ?? {}
  const { access, parking } = notes ?? shown.theirs ?? none
  const isOpen = !storedAt || notes || refused
  const form = isOpen ? showForm(accessForm, { access, parking, version }, language, refused) : undefined
  const status = refused?.status ?? (shown.problem === 'over' ? 422 : 200)
  return show(AccessPage, { number, storedAt, form, fromCustomer, ...shown }, status)
}

async function readNotes({ person, now }: PersonRequest, { database, settings }: OfficeServices, { id }: OrderTable) {
  const asked = { person, orderIds: [id], subject: `order:${id}` }
  return (await openAccess(database, readOfficeKeys(settings), asked, now)).get(id) ?? none
}

async function open(request: PersonRequest, services: OfficeServices, row: OrderTable): Promise<Response> {
  const notes = await readNotes(request, services, row)
  const shown: Shown = notes === 'unreadable' ? { notes: none, problem: 'accessUnreadable' } : { notes }
  return await page(request, services, row, shown)
}

async function save(request: PersonRequest, services: OfficeServices, row: OrderTable): Promise<Response> {
  const { form, person, now, redirect } = request
  const { database, settings } = services
  const show = async (refused: Refused<typeof accessForm>) => {
    const theirs = refused.status === 409 ? await readNotes(request, services, row) : undefined
    return await page(request, services, row, { refused, ...(theirs && theirs !== 'unreadable' && { theirs }) })
  }
  return await answerForm(form, accessForm, show, async ({ access = '', parking = '', version: seen }) => {
    const sealing = sealingKey(settings)
    if (!sealing) return { outcome: 'refused', problems: { form: 'noKey' } }
    const keys = { sealing, all: readOfficeKeys(settings) }
    const change = { person, orderId: row.id, seen, notes: { access, parking } }
    const saved = await saveAccess(database, keys, change, now)
    return saved.outcome === 'done' ? redirect(`/orders/${row.number}/access?saved`) : saved
  })
}
