import { spacedZipCode } from '../../copy/format/format-work.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { visitWork } from '../../domain/estimate/visit-work.ts'
import { isOpenDay } from '../../domain/opening/opening-hours.ts'
import type { AccessNotes } from '../../domain/orders/access-note-limits.ts'
import { mayAdvance } from '../../domain/orders/order-states.ts'
import { dayHasBegun, finishCallAt, workSteps } from '../../domain/orders/work-steps.ts'
import { divideTasks, roomTasks } from '../../domain/packages/room-tasks.ts'
import type { Person } from '../../domain/people/person.ts'
import { arrivalWindow } from '../../domain/scheduling/visit.ts'
import type { RecordedOperation } from '../../domain/visits/crew-day.ts'
import { aboutVisit, foldVisit } from '../../domain/visits/fold-visit.ts'
import type { Database, Schema } from '../../services/database/schema.ts'
import { customerName } from '../../services/database/stored-agreement.ts'
import type { OrderTable } from '../../services/database/tables/order-tables.ts'
import { undoableUntil } from '../../services/orders/advance/undo-step.ts'
import { operationsOf } from '../../services/orders/record/operations-of.ts'
import { orderOf } from '../../services/orders/record/order-rows.ts'
import { ordersBetween } from '../../services/orders/record/orders-between.ts'
import { type RedoVisit, redosBetween } from '../../services/orders/record/read-redos.ts'
import { readArchivedTariff } from '../../services/orders/record/tariff-archive.ts'
import { lateOfVisit } from './late-of-visit.ts'
import { findAccess } from './store-access-notes.ts'

export interface SheetSearch {
  country: Tariff['country']
  team: string
  date: string
}

/**
 * The orders of a team on a date, but for those that were cancelled or withdrawn, in the order in which the team comes.
 */
export async function ordersOfDay(database: Database, { country, team, date }: SheetSearch): Promise<OrderTable[]> {
  const ofTeam = ordersBetween(database, date).selectAll().where('country', '=', country).where('team', '=', team)
  return inOrder(await ofTeam.orderBy('startsAt').orderBy('number').execute())
}

function inOrder<Visit extends Pick<OrderTable, 'part'>>(visits: Visit[]): Visit[] {
  const order = ['morning', 'day', 'afternoon']
  return visits.sort((one, other) => order.indexOf(one.part) - order.indexOf(other.part))
}

/** The redos of a team on a date, as visits of their orders (R17.46). */
export async function redosOfDay(database: Database, { country, team, date }: SheetSearch): Promise<RedoVisit[]> {
  return (await redosBetween(database, { country, from: date, until: date })).filter((visit) => visit.team === team)
}

interface SheetReader {
  person: Pick<Person, 'id'>
  now: Date
  opened?: ReadonlyMap<string, AccessNotes | 'unreadable'>
}

/** A visit on a day sheet. Minutes are person-minutes of work, but for `minutesOnSite`. */
export type SheetVisit = Awaited<ReturnType<typeof readDaySheet>>[number]

/** Where a team goes, and whom it meets. */
export type SheetCustomer = NonNullable<SheetVisit['customer']>

/**
 * The visits of a team's day (R17.23).
 * @param opened the access notes that they have asked for, by order
 */
export async function readDaySheet(database: Database, search: SheetSearch, { person, now, opened }: SheetReader) {
  const orders: (OrderTable & Partial<RedoVisit>)[] = await ordersOfDay(database, search)
  const rows = inOrder([...orders, ...(await redosOfDay(database, search))])
  const ids = rows.map(({ id }) => id)
  const customers =
    ids.length > 0 ? await database.selectFrom('orderPerson').selectAll().where('orderId', 'in', ids).execute() : []
  const access = await findAccess(database, ids)
  const recorded = await operationsOf(database, ids)
  const payments = await paymentsOf(database, ids, isOpenDay(search.country, search.date))
  return await Promise.all(
    rows.map(async (row) => {
      const stored = access.get(row.id)?.storedAt ? ('stored' as const) : ('none' as const)
      return {
        ...(await workOf(database, row)),
        // Undefined once the personal data were deleted.
        customer: customerOf(
          row,
          customers.find(({ orderId }) => orderId === row.id),
        ),
        // Undefined at sample prices, and once the order has ended.
        payment: row.sample === 1 || row.redo ? undefined : payments.get(row.id),
        access: opened?.get(row.id) ?? stored,
        // The steps that the crew can record now.
        transitions:
          dayHasBegun(search.date, now) && !row.redo
            ? workSteps.filter((step) => mayAdvance(row.state, step, 'crew'))
            : [],
        // Undefined once the visit is over.
        finishCall: row.redo ? undefined : finishCallOf(row, recorded.get(row.id) ?? []),
        // What the customer was told about a late team, and whether they can be; undefined once work has begun.
        late: lateOfVisit(row, recorded.get(row.id) ?? [], now),
        // Until when the reader can undo the last step.
        undoUntil: row.redo ? undefined : await undoableUntil(database, row, person.id, now),
        // Undefined for the visit that was ordered.
        redo: row.redo,
      }
    }),
  )
}

/** When the team phones the customer half an hour before the end (R1.8). */
function finishCallOf({ state, minutesOnSite, startsAt, date }: OrderTable, operations: readonly RecordedOperation[]) {
  if (state !== 'ordered' && state !== 'begun') return undefined
  const { begin } = foldVisit(aboutVisit(operations, { date }))
  const begins = new Date(begin?.at ?? startsAt)
  return { at: finishCallAt(begins, minutesOnSite), begins, hasBegun: begin !== undefined }
}

/**
 * The balance of each order that has not ended, and when it is paid, by the order's id.
 * @param isOpen whether the office answers a call about what was not paid in advance
 */
async function paymentsOf(database: Database, ids: readonly string[], isOpen: boolean) {
  const requests = database.selectFrom('paymentRequest').select(['orderId', 'dueCents', 'reason'])
  const rows = await requests.where('orderId', 'in', ['', ...ids]).execute()
  return new Map(
    rows.flatMap(({ orderId, dueCents: due, reason }) => {
      if (reason === 'fee') return []
      const shown = reason === 'inAdvance' && !isOpen ? ('inAdvanceOnClosedDay' as const) : reason
      return [[orderId, { due, reason: shown }] as const]
    }),
  )
}

async function workOf(database: Database, row: OrderTable) {
  const { order } = orderOf(row)
  const work = visitWork(await readArchivedTariff(database, order.tariffDigest), order)
  return {
    ...order,
    wayIn: order.access,
    part: order.visit.part,
    window: arrivalWindow(order.visit.part),
    rooms: work?.rooms ?? [],
    extras: work?.extras ?? [],
    tasks: divideTasks(
      new Map(order.business ? [] : order.rooms.map(({ type }) => [type, roomTasks[order.packageId][type]])),
    ),
  }
}

function customerOf(row: OrderTable, person: Schema['orderPerson'] | undefined) {
  if (!person) return undefined
  return {
    name: customerName({ ...person, business: row.business }),
    phoneNumber: person.phoneNumber,
    street: `${person.street} ${person.houseNumber}`,
    place: `${spacedZipCode(row.zipCode)} ${person.city}`,
    remark: person.remark,
  }
}
