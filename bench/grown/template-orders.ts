import { randomUUID } from 'node:crypto'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'
import { workSteps } from '../../domain/orders/work-steps.ts'
import { byOffice } from '../../office/orders/by-office.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { stepOrder } from '../../services/orders/advance/step-order.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { saveDetails } from '../../services/orders/draft/order-drafts.ts'
import { remindVisits } from '../../services/orders/notices/remind-visits.ts'
import { withdrawOrder } from '../../services/orders/withdraw/withdraw-order.ts'
import { issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { recordByOffice, recordRefund } from '../../services/payments/record/record-by-office.ts'
import type { TestServices } from '../../testing/orders/open-order-services.ts'
import {
  expectOutcome,
  homeIn,
  order,
  readyDraft,
  typedDetails,
  viewOf,
} from '../../testing/orders/place-through-draft.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { anyZipOf } from './grown-tariff.ts'

interface Person {
  id: string
}

/** The end of an order, by the place of its template among all: most are done and paid. */
const fates = { cancelled: 30, withdrawn: 100, notDone: 100, unpaid: 300, paidTwice: 150, invoiced: 4 } as const

/**
 * Places orders for visits of half a day in the 60 days from the clock of `services` on, by the product's own use
 * cases.
 */
export async function placeTemplates(services: TestServices, count: number): Promise<OrderTable[]> {
  const former = services.database.selectFrom('order').select('id')
  const known = new Set((await former.execute()).map(({ id }) => id))
  for (let index = 0; index < count; index += 1) {
    const zipCode = zipCodeOf(anyZipOf((index * 7) % 200))
    const home = homeIn(services, { zipCode, extras: index % 3 === 0 ? ['oven'] : [] })
    const draft = await readyDraft(services, home, (offers) => offers[(index * 7) % offers.length])
    const presence = index % 5 === 0 ? { presence: 'absent', access: 'neighbour' } : {}
    const details = { ...typedDetails, ...presence, email: `guest${index}@visitor.example` }
    await order(services, expectOutcome(await saveDetails(services, draft, details), 'done').draft)
  }
  const rows = await services.database.selectFrom('order').selectAll().orderBy('date').orderBy('id').execute()
  return rows.filter(({ id }) => !known.has(id))
}

/** Lets the days of the visits pass: customers are reminded and cancel, crews work, the office is paid. */
export async function liveThrough(
  services: TestServices,
  person: Person,
  orders: readonly OrderTable[],
): Promise<void> {
  const evenings = new Set(orders.map(({ date }) => officeInstant(addDays(date, -1), 17 * 60 + 5).getTime()))
  const ended = orders.map((row, index) => ({ row, index })).filter(({ index }) => endsEarly(index))
  for (const { row, index } of ended) {
    services.time.now = new Date(Date.parse(row.orderedAt) + 3_600_000)
    if (index % fates.cancelled === 1) expectOutcome(await cancelOrder(services, row.id, undefined), 'done')
    else await withdrawOrder(services, await viewOf(services, row as never))
  }
  for (const evening of evenings) {
    services.time.now = new Date(evening)
    await remindVisits(services, services.language)
  }
  for (const [index, row] of orders.entries()) if (!endsEarly(index)) await visit(services, person, row, index)
}

const endsEarly = (index: number) => index % fates.cancelled === 1 || index % fates.withdrawn === 2

async function visit(services: TestServices, person: Person, row: OrderTable, index: number): Promise<void> {
  const { database } = services
  const by = { ...byOffice(person, { action: 'stepOrder' }), version: undefined }
  services.time.now = new Date(Date.parse(row.startsAt) + 600_000)
  if (index % fates.notDone === 3) {
    const notDone = { reason: 'nobodyIn', note: 'Nobody opened the door.' } as const
    await stepOrder(services, row.id, 'giveUp', { ...by, notDone })
    return
  }
  for (const move of workSteps.filter((step) => step !== 'giveUp')) {
    services.time.now = new Date(services.time.now.getTime() + 3_600_000)
    expectOutcome(await stepOrder(services, row.id, move, by), 'done')
  }
  services.time.now = officeInstant(addDays(row.date, 3), 11 * 60)
  const { now } = services.time
  if (index % fates.invoiced === 0) await issueInvoice(database, row.id, { payee: undefined, person }, now)
  if (index % fates.unpaid === 4) return
  const paid = { method: 'transfer', cents: row.priceCents, receipt: '' } as const
  const pay = (seenDue: number) =>
    recordByOffice(database, row.id, paid, { person, seenDue, entryId: randomUUID() }, now)
  await pay(row.priceCents)
  if (index % fates.paidTwice !== 5) return
  await pay(0)
  const refund = database.selectFrom('refund').select('id').where('orderId', '=', row.id)
  if (index % (2 * fates.paidTwice) === 5)
    await recordRefund(database, (await refund.executeTakeFirstOrThrow()).id, 'transfer', person, now)
}
