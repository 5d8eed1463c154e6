import { sql } from 'kysely'
import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { countries } from '../../domain/language.ts'
import { reworkBy } from '../../domain/leads/complaint.ts'
import { addDays, officeClock, officeInstant } from '../../domain/opening/office-time.ts'
import { accessAskedDays, accessDue } from '../../domain/orders/access-due.ts'
import { openOrderStates } from '../../domain/orders/order-states.ts'
import { gapsOf } from '../../domain/places/postcode.ts'
import type { Database } from '../../services/database/schema.ts'
import { type DueTask, endOf, mostOfKind, orderTask } from './due-task.ts'

/** Visits of the next days to customers who are absent, while it is not known how the team gets in (R16.35). */
export async function openAccess(database: Database, now: Date): Promise<DueTask[]> {
  const { date } = officeClock(now)
  const rows = await database
    .selectFrom('order')
    .leftJoin('orderAccess', 'orderAccess.orderId', 'order.id')
    .select(['order.id', 'number', 'country', 'date', 'sample'])
    .where('startsAt', '>=', officeInstant(date, 0).toISOString())
    .where('startsAt', '<', officeInstant(addDays(date, accessAskedDays + 1), 0).toISOString())
    .where('state', '=', 'ordered')
    .where('presence', '=', 'absent')
    .where((eb) => eb.or([eb('access', 'is', null), eb('saysAccess', 'is', null), eb('saysAccess', '=', 0)]))
    .orderBy('startsAt')
    .limit(mostOfKind)
    .execute()
  return rows.map((order) => orderTask('access', order, accessDue(order.country, order.date)))
}

/** Complaints until they are decided: the decision and, under the guarantee, coming back while no redo is planned. */
export async function openComplaints(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('complaint')
    .innerJoin('order', 'order.id', 'complaint.orderId')
    .leftJoin('redo', (join) => join.onRef('redo.complaintId', '=', 'complaint.id').on('redo.state', '!=', 'cancelled'))
    .select(['complaint.id', 'number', 'receivedAt', 'decideBy', 'order.date', 'sample', 'redo.id as redoId'])
    .where('decidedAt', 'is', null)
    .orderBy('decideBy')
    .limit(mostOfKind)
    .execute()
  return rows.flatMap(({ receivedAt, decideBy, date, redoId, ...complaint }) => {
    const more = { href: `/orders/${complaint.number}/complaints/${complaint.id}` }
    const rework = redoId ? undefined : reworkBy(new Date(receivedAt), date)
    return [
      orderTask('complaint', complaint, new Date(decideBy), more),
      ...(rework ? [orderTask('rework', complaint, rework, more)] : []),
    ]
  })
}

/** Redos until they are done, by the end of their day (R17.46). */
export async function openRedos(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('redo')
    .innerJoin('order', 'order.id', 'redo.orderId')
    .select(['redo.id', 'number', 'complaintId', 'redo.date', 'sample'])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"redo"."state" = 'planned'`)
    .orderBy('redo.startsAt')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ date, complaintId, ...redo }) =>
    orderTask('rework', redo, endOf(date), { href: `/orders/${redo.number}/complaints/${complaintId}` }),
  )
}

/** What crews reported that cannot wait, and what could not be recorded for its order, until the office sees to it. */
export async function openOperations(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('visitOperation')
    .innerJoin('order', 'order.id', 'visitOperation.orderId')
    .select(['visitOperation.id', 'number', 'receivedAt', 'outcome', 'sample'])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"settledAt" is null and "outcome" in ('refused', 'alarmed')`)
    .orderBy('receivedAt')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ receivedAt, outcome, ...visit }) =>
    orderTask(outcome === 'alarmed' ? 'damage' : 'refusedPress', visit, new Date(receivedAt), {
      href: `/orders/${visit.number}/visit`,
    }),
  )
}

/**
 * Visits to come where the company no longer goes (R1.13). Orders stay as they are when its area shrinks, so
 * someone decides about them; those by phone on which the office has agreed are settled.
 */
export async function outsideOrders(database: Database, now: Date): Promise<DueTask[]> {
  const gaps = countries.flatMap((country) => {
    const coverage = companyCoverage[country]
    return coverage ? gapsOf(coverage).map(([first, last]) => ({ country, first, last })) : []
  })
  if (gaps.length === 0) return []
  const agreed = sql`select 1 from "audit" where "subject" = 'order:' || "order"."id" and "action" = 'agreeOutside'`
  const rows = await database
    .selectFrom('order')
    .select(['id', 'number', 'startsAt', 'sample'])
    .where('startsAt', '>=', now.toISOString())
    .where('state', 'in', openOrderStates)
    .where((eb) =>
      eb.or(
        gaps.map(({ country, first, last }) =>
          eb.and([eb('country', '=', country), eb.between(digits, String(first), String(last))]),
        ),
      ),
    )
    .where(sql<boolean>`not exists (${agreed})`)
    .orderBy('startsAt')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ startsAt, ...order }) => orderTask('outside', order, new Date(startsAt), { when: 'on' }))
}

const digits = sql<string>`substr("zipCode", 1, 4)`
