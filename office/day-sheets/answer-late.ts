import { randomUUID } from 'node:crypto'
import { mayNotifyLate, parseLateMinutes } from '../../domain/orders/late-notice.ts'
import type { Outcome } from '../../domain/outcome.ts'
import { isUuid } from '../../domain/uuid.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { lockOrder } from '../../services/orders/advance/advance-order.ts'
import { queueLateNotice, takeBackLateNotice } from '../../services/orders/notices/queue-late-notice.ts'
import { audit } from '../../services/people/audit.ts'
import type { PersonRequest } from '../gate/office-route.ts'
import type { OfficeServices } from '../gate/office-services.ts'
import { pathsOf, searchOf, showSheet } from './answer-day-sheet.ts'
import { LatePage } from './late-page.tsx'
import { ordersOfDay, type SheetSearch } from './read-day-sheet.ts'

/** `GET /planning/day/{country}/{team}/{date}/late?number=`: asks how late the team is (R18.33). */
export async function askLate(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const found = await visitOf(request, services, request.query.get('number'))
  if (!found || !mayNotifyLate(found.row, request.now)) return await showSheet(request, services, { stale: true })
  return latePage(request, found, randomUUID())
}

/**
 * `POST` to the same address: lets the customer know, or takes that back while it is held. Sending one form
 * twice changes nothing; another form is another message.
 */
export async function notifyLate(request: PersonRequest, services: OfficeServices): Promise<Response> {
  const { form, person, now, redirect } = request
  const found = await visitOf(request, services, form.get('number'))
  if (!found) return await showSheet(request, services, { stale: true })
  const { search, row } = found
  const takenBack = form.get('takeBack')
  const minutes = parseLateMinutes(form.get('minutes'))
  const formId = form.get('formId') ?? ''
  if (takenBack === null && (!minutes || !isUuid(formId)))
    return latePage(request, found, isUuid(formId) ? formId : randomUUID(), true)
  const { outcome } = await retryingTransaction(services.database, async (transaction): Promise<Outcome> => {
    const order = await lockOrder(transaction, row.id)
    if (!order) return { outcome: 'stale' }
    const by = { by: person, subject: `order:${order.id}` }
    if (takenBack !== null) {
      const taken = await takeBackLateNotice(transaction, { orderId: order.id, id: takenBack }, now)
      if (taken.outcome === 'done') await audit(transaction, { ...by, action: 'takeBackLate' }, now)
      return taken
    }
    if (!minutes) return { outcome: 'stale' }
    const queued = await queueLateNotice(transaction, order, { minutes, formId }, now)
    if (queued.outcome === 'done' && queued.isNew)
      await audit(transaction, { ...by, action: 'tellLate', after: { minutes } }, now)
    return queued
  })
  return outcome === 'done'
    ? redirect(pathsOf(search, row.number).back)
    : await showSheet(request, services, { stale: true })
}

interface FoundVisit {
  search: SheetSearch
  row: OrderTable
}

async function visitOf(
  request: PersonRequest,
  services: OfficeServices,
  number: string | null,
): Promise<FoundVisit | undefined> {
  const search = await searchOf(request, services)
  const row = search && (await ordersOfDay(services.database, search)).find((one) => one.number === number)
  return row && { search, row }
}

function latePage(
  { show }: PersonRequest,
  { search, row: { number, date, part, language } }: FoundVisit,
  formId: string,
  isMissing = false,
): Response {
  const { late: action, back } = pathsOf(search, number)
  const asked = { number, visit: { date, part }, site: language, formId, action, back, isMissing }
  return show(LatePage, asked, isMissing ? 422 : 200)
}
