import { senderName } from '../../domain/contact/contact-request.ts'
import { countryOf, languages } from '../../domain/language.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { openOrderStates, orderTransitions } from '../../domain/orders/order-states.ts'
import { withdrawalDue } from '../../domain/orders/withdrawal-period.ts'
import { type Action, mayDo, type Role } from '../../domain/people/person.ts'
import { readUpkeep } from '../../services/backup/upkeep.ts'
import { recentAlarms } from '../../services/database/alarms.ts'
import type { Database } from '../../services/database/schema.ts'
import { customerName } from '../../services/database/stored-agreement.ts'
import { ordersOffRoster } from '../../services/scheduling/orders-off-roster.ts'
import { isOpen, leadOf, leadRows } from '../leads/read-lead.ts'
import { reschedulePath } from '../sections/planning-paths.ts'
import { type DueTask, endOf, mostOfKind, orderTask } from './due-task.ts'
import { bankTasks, latePayments, openInvoices, openRefunds } from './money-tasks.ts'
import { openAccess, openComplaints, openOperations, openRedos, outsideOrders } from './promised-acts.ts'

/** The days for which an unrecorded visit is listed. */
const unrecordedDays = 28

/** The readers of the tasks of people who may do an action. */
const duties: readonly [Action, ...((database: Database, now: Date) => Promise<DueTask[]>)[]][] = [
  ['readLeads', promisedAnswers],
  ['changeOrders', openWithdrawals, followUps, contracts, openAccess, openComplaints, outsideOrders],
  ['changePlanning', openRedos, openOperations],
  ['readPayments', latePayments, openRefunds, bankTasks, openInvoices],
  ['readOrders', visits, absences],
  ['managePersonalData', upkeep],
]

/**
 * Lists the duties of a role by their promised time (R17.15): answers and calls, withdrawals with their fourteen days,
 * complaints, crews' reports, missing access notes, documents to issue, today's visits and unrecorded ones, orders
 * whose people are away, limits that were reached, backups and the purge.
 */
export async function listDue(database: Database, role: Role, now: Date): Promise<DueTask[]> {
  const tasks: DueTask[] = []
  for (const [action, ...readers] of duties)
    if (mayDo(role, action)) for (const read of readers) tasks.push(...(await read(database, now)))
  tasks.push(...(await alarms(database, role, now)))
  return (await withCustomers(database, tasks)).sort((one, other) => one.at.getTime() - other.at.getTime())
}

/** Names the customers of orders: no one knows an order by its number. */
async function withCustomers(database: Database, tasks: readonly DueTask[]): Promise<DueTask[]> {
  const numbers = [...new Set(tasks.flatMap(({ order }) => order ?? []))]
  if (numbers.length === 0) return [...tasks]
  const rows = await database
    .selectFrom('order')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select(['number', 'business', 'firstName', 'lastName', 'city'])
    .where('number', 'in', numbers)
    .execute()
  return tasks.map((task) => {
    const customer = rows.find(({ number }) => number === task.order)
    if (!customer) return task
    const { city, number } = customer
    return { ...task, who: customerName(customer), place: `${city} · ${number}` }
  })
}

/** The recently reached limits for all clients together, for people who may read their subject. */
async function alarms(database: Database, role: Role, now: Date): Promise<DueTask[]> {
  const pages = {
    messages: ['readLeads', '/leads'],
    drafts: ['readOrders', '/orders'],
    confirmations: ['changeOrders', '/unconfirmed'],
    reports: ['readLeads', '/'],
  } as const
  return (await recentAlarms(database, now)).flatMap(({ name, raisedAt }) => {
    const [action, href] = pages[name]
    const task = { kind: name, id: name, who: '', at: new Date(raisedAt), when: 'on' as const, href, sample: false }
    return mayDo(role, action) ? [task] : []
  })
}

/** Backups, drills and purges that failed or are late, for the owner. */
async function upkeep(database: Database, now: Date): Promise<DueTask[]> {
  return (await readUpkeep(database, now)).flatMap(({ name, due }) => {
    const href = name === 'purge' ? '/retention' : '/retention#backups'
    return due ? [{ kind: name, id: name, who: '', at: due, when: 'by' as const, href, sample: false }] : []
  })
}

async function promisedAnswers(database: Database): Promise<DueTask[]> {
  const rows = await leadRows(database)
    .where(isOpen)
    .where('answeredAt', 'is', null)
    .orderBy('dueAt')
    .orderBy('lead.id')
    .limit(mostOfKind)
    .execute()
  return rows.map((row) => {
    const { id, kind, request, dueAt: at, sample } = leadOf(row)
    const who = request ? senderName(request) : '?'
    return { kind: kind === 'callBack' ? kind : 'answer', id, who, at, when: 'by', href: `/leads/${id}`, sample }
  })
}

async function openWithdrawals(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('withdrawal')
    .leftJoin('order', 'order.id', 'withdrawal.orderId')
    .select(['withdrawal.id', 'name', 'withdrawal.language', 'receivedAt', 'outcome', 'sample'])
    .where('settledAt', 'is', null)
    .orderBy('receivedAt')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ id, name, language, receivedAt, outcome, sample }) => ({
    kind: outcome === 'unknown' ? 'unmatched' : 'withdrawal',
    id,
    who: name,
    at: withdrawalDue(outcome, new Date(receivedAt), language),
    when: 'by',
    href: `/withdrawals/${id}`,
    sample: sample === 1,
  }))
}

/** Customers whose work did not happen, until someone has spoken with them (R17.25). */
async function followUps(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'callBy', 'sample'])
    .where('callBy', 'is not', null)
    .orderBy('callBy')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ callBy, ...order }) => orderTask('followUp', order, new Date(callBy ?? 0)))
}

/** Contracts of customers without e-mail, until someone has posted them (R17.18). */
async function contracts(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'postBy', 'sample'])
    .where('postBy', 'is not', null)
    .where('postedAt', 'is', null)
    .where('state', 'not in', ['cancelled', 'withdrawn'])
    .orderBy('postBy')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ postBy, ...order }) => orderTask('post', order, new Date(postBy ?? 0)))
}

/**
 * Today's visits, and unrecorded ones of the last weeks: customers who are present are asked to pay only once the final
 * check is recorded (R18.10).
 */
async function visits(database: Database, now: Date): Promise<DueTask[]> {
  const { date } = officeClock(now)
  const today = officeInstant(date, 0).toISOString()
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'startsAt', 'sample'])
    .where('startsAt', '>=', officeInstant(addDays(date, -unrecordedDays), 0).toISOString())
    .where('startsAt', '<', endOf(date).toISOString())
    .where('state', 'in', openOrderStates)
    .where((eb) => eb.or([eb('startsAt', '>=', today), eb('state', '!=', 'inspected')]))
    .orderBy('startsAt', 'desc')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ startsAt, ...order }) => {
    const at = new Date(startsAt)
    return startsAt < today ? orderTask('unrecorded', order, at) : orderTask('visit', order, at, { when: 'on' })
  })
}

async function absences(database: Database, now: Date): Promise<DueTask[]> {
  const { date } = officeClock(now)
  const missing = (
    await Promise.all(languages.map((language) => ordersOffRoster(database, countryOf(language), date)))
  ).flat()
  if (missing.length === 0) return []
  const ids = [...new Set(missing.map(({ orderId }) => orderId))]
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'startsAt', 'sample'])
    .where('id', 'in', ids)
    // Work that has begun or ended cannot be moved.
    .where('state', 'in', orderTransitions.moveVisit.from)
    .orderBy('startsAt')
    .limit(mostOfKind)
    .execute()
  const redos = await database
    .selectFrom('redo')
    .innerJoin('order', 'order.id', 'redo.orderId')
    .select(['redo.id', 'number', 'redo.startsAt', 'complaintId', 'sample'])
    .where('redo.id', 'in', ids)
    .where('redo.state', '=', 'planned')
    .execute()
  return [
    ...rows.map((row) => ({ ...row, href: reschedulePath(row.number) })),
    ...redos.map(({ complaintId, ...row }) => ({ ...row, href: `/orders/${row.number}/complaints/${complaintId}` })),
  ].map(({ startsAt, href, ...order }) => orderTask('absence', order, new Date(startsAt), { href }))
}
