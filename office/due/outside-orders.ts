import { sql } from 'kysely'
import { companyCoverage } from '../../domain/company/company-coverage.ts'
import { countries } from '../../domain/language.ts'
import { openOrderStates } from '../../domain/orders/order-states.ts'
import { gapsOf } from '../../domain/places/postcode.ts'
import type { Database } from '../../services/database/schema.ts'
import { type DueTask, mostOfKind, orderTask } from './due-task.ts'

/**
 * Visits to come where the company does not go any more (R1.13). Orders stay as they are when its area shrinks, so
 * someone decides about them; those by phone on which the office has agreed are settled.
 */
export async function outsideOrders(database: Database, now: Date): Promise<DueTask[]> {
  const gaps = countries.flatMap((country) => {
    const coverage = companyCoverage[country]
    return coverage ? gapsOf(coverage).map(([first, last]) => ({ country, first, last })) : []
  })
  if (gaps.length === 0) return []
  const agreed = database.selectFrom('audit').select('subject').where('action', '=', 'agreeOutside')
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
    .where(sql<string>`'order:' || "order"."id"`, 'not in', agreed)
    .orderBy('startsAt')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ startsAt, ...order }) => orderTask('outside', order, new Date(startsAt), { when: 'on' }))
}

const digits = sql<string>`substr("zipCode", 1, 4)`
