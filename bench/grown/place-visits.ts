import { randomUUID } from 'node:crypto'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { workSteps } from '../../domain/orders/work-steps.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { offerVisits } from '../../services/orders/draft/draft-quote.ts'
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
import { stepOrder } from '../../testing/orders/step-order.ts'
import { zipCodeOf } from '../../testing/zip-code.ts'
import { anyZipOf } from './grown-tariff.ts'

/** The days for which one team is booked out: whole weeks, so that copies of all of them follow each other. */
export const bookedDays = 56
/** Days from an order to the last of these days. */
export const daysAhead = 59

/** One in so many orders ends in this way, without its visit; one in so many visits is paid in this way. */
const rare = { cancelled: 30, withdrawn: 100, notDone: 100, unpaid: 60, paidTwice: 80, invoiced: 4 } as const

/** Books one team out, by the product's own use cases. @returns its orders by their days */
export async function placeVisits(services: TestServices): Promise<OrderTable[]> {
  const { database } = services
  const last = addDays(officeClock(services.time.now).date, daysAhead)
  const first = addDays(last, 1 - bookedDays)
  const home = homeIn(services, { zipCode: zipCodeOf(anyZipOf(0)) })
  for (let index = 0; ; index += 1) {
    const free = (await offerVisits(services, home)).find(({ visit: { date } }) => date >= first && date <= last)
    if (!free) break
    const draft = await readyDraft(services, home, () => free)
    const presence = index % 5 === 0 ? { presence: 'absent', access: 'neighbour' } : {}
    const details = { ...typedDetails, ...presence, email: `guest${index}@visitor.example` }
    await order(services, expectOutcome(await saveDetails(services, draft, details), 'done').draft)
  }
  const orders = database.selectFrom('order').selectAll().where('date', '>=', first).where('date', '<=', last)
  return await orders.orderBy('date').orderBy('id').execute()
}

/** Lets the days of the visits pass: customers cancel and are reminded, crews work, the office is paid. */
export async function liveThrough(services: TestServices, person: { id: string }, orders: readonly OrderTable[]) {
  const visited = orders.map((row, index) => [index, row] as const)
  for (const [index, row] of visited.filter(([index]) => endsEarly(index))) {
    services.time.now = new Date(Date.parse(row.orderedAt) + 3_600_000)
    if (index % rare.cancelled === 1) expectOutcome(await cancelOrder(services, row.id, undefined), 'done')
    else await withdrawOrder(services, await viewOf(services, row as never))
  }
  for (const [index, row] of visited.filter(([index]) => !endsEarly(index))) {
    services.time.now = officeInstant(addDays(row.date, -1), 17 * 60 + 5)
    await remindVisits(services, services.language)
    await visit(services, person, row, index)
  }
}

const endsEarly = (index: number) => index % rare.cancelled === 1 || index % rare.withdrawn === 2

async function visit(services: TestServices, person: { id: string }, row: OrderTable, index: number): Promise<void> {
  const { database, time } = services
  const by = { actor: 'office', personId: person.id, version: undefined } as const
  time.now = new Date(Date.parse(row.startsAt) + 600_000)
  if (index % rare.notDone === 3) {
    const notDone = { reason: 'nobodyIn', note: 'Nobody opened the door.' } as const
    await stepOrder(services, row.id, 'giveUp', { ...by, notDone })
    return
  }
  for (const move of workSteps.filter((step) => step !== 'giveUp')) {
    time.now = new Date(time.now.getTime() + 3_600_000)
    expectOutcome(await stepOrder(services, row.id, move, by), 'done')
  }
  time.now = officeInstant(addDays(row.date, 3), 11 * 60)
  if (index % rare.invoiced === 0) await issueInvoice(database, row.id, { payee: undefined, person }, time.now)
  if (index % rare.unpaid === 4) return
  const paid = { method: 'transfer', cents: row.priceCents, receipt: '' } as const
  const pay = (seenDue: number) =>
    recordByOffice(database, row.id, paid, { person, seenDue, entryId: randomUUID() }, time.now)
  await pay(row.priceCents)
  if (index % rare.paidTwice !== 5) return
  await pay(0)
  const refund = database.selectFrom('refund').select('id').where('orderId', '=', row.id)
  if (index % (2 * rare.paidTwice) === 5)
    await recordRefund(database, (await refund.executeTakeFirstOrThrow()).id, 'transfer', person, time.now)
}
