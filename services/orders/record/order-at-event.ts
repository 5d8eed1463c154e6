import { sql } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { readStoredJson } from '../../database/stored-json.ts'
import { changedColumns } from '../../database/tables/order-tables.ts'
import { viewOrder } from './find-order.ts'

/** An order as it was right after something happened to it; `before`: undefined for the event that placed it. */
export type OrderAtEvent = NonNullable<Awaited<ReturnType<typeof orderAtEvent>>>

/**
 * Reads an order as it was after the event `seq`, by applying its events one after the other, so that a mail says the
 * same however late it is written. Undefined if the order or its personal data were deleted.
 * @param since the first of the events that one mail covers
 */
export async function orderAtEvent(database: Database, orderId: string, seq: number, since = seq) {
  const row = await database.selectFrom('order').selectAll().where('id', '=', orderId).executeTakeFirst()
  const events = await database
    .selectFrom('orderEvent')
    .selectAll()
    .where('orderId', '=', orderId)
    .where('seq', '<=', seq)
    .orderBy('seq')
    .execute()
  const last = events.at(-1)
  if (!row || last?.seq !== seq) return undefined
  const at = new Date(last.at)
  const corrections = await database
    .selectFrom('orderDetailChange')
    .select(['seq', 'field', 'before'])
    .where('orderId', '=', orderId)
    .orderBy('seq', 'desc')
    .execute()
  const viewAfter = async (count: number) => {
    const changes = events
      .slice(0, count)
      .map(({ after }) => readStoredJson(changedColumns, after, `An event of ${orderId}`))
    const seqThen = events[count - 1]?.seq ?? 0
    const then = await viewOrder({ database, clock: () => at }, Object.assign({ ...row }, ...changes))
    // Mail goes to the current address.
    const later = corrections.filter((correction) => correction.seq > seqThen && correction.field !== 'email')
    const former = Object.fromEntries(later.map(({ field, before }) => [field, before]))
    return then && { ...then, person: { ...then.person, ...former } }
  }
  const view = await viewAfter(events.length)
  if (!view) return undefined
  const agreed = await database
    .selectFrom('orderConsent')
    .select(['kind', 'text', 'version', 'at', 'date'])
    .where('orderId', '=', orderId)
    .where('at', '<=', last.at)
    .orderBy('at')
    .orderBy(sql`case "kind" when 'terms' then 0 when 'beginEarly' then 1 else 2 end`)
    .execute()
  const consents = agreed.filter(({ kind, date }) => kind === 'terms' || date === view.order.visit.date)
  const before = since > 1 ? await viewAfter(events.filter((event) => event.seq < since).length) : undefined
  return { view, before, event: { kind: last.kind, actor: last.actor, at }, consents }
}
