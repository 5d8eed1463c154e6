import { sql } from 'kysely'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'
import {
  accessDays,
  confirmDays,
  draftHours,
  messageLongestDays,
  orderPersonDays,
  remarkDays,
} from '../../domain/orders/retention.ts'
import { invoiceYears } from '../../domain/payments/invoice-document.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../../services/database/schema.ts'
import { longestSession } from '../../services/people/sessions.ts'

/** The kinds of stored data, by the rule that ends them (R16.11, R18.42). Reviews and staff have no such moment. */
export type KeptKind =
  | 'drafts'
  | 'messages'
  | 'oldMessages'
  | 'otherMails'
  | 'remarks'
  | 'access'
  | 'emailChanges'
  | 'customers'
  | 'withdrawals'
  | 'bankNames'
  | 'auditDetails'
  | 'dailyCounts'
  | 'sessions'
  | 'invoicesBE'
  | 'invoicesNL'
  | 'reviews'
  | 'staff'

/**
 * Rows of one kind. `oldest`: the moment from which its time runs; `until`: when it is deleted, at the next full run.
 */
export interface Kept {
  kind: KeptKind
  rows: number
  oldest: Date | undefined
  until: Date | undefined
}

interface Stock {
  rows: number | string | bigint
  oldest: string | null
}

interface StockQuery {
  executeTakeFirst: () => Promise<Stock | undefined>
}

const hour = 3_600_000
const day = 24 * hour

/**
 * Reads how much the database holds of each kind, and when the oldest goes. The hourly purge deletes by the same times.
 * @param mailKeepDays days that a message is kept after the office has received it
 */
export async function readRetention(database: Database, mailKeepDays: number): Promise<Kept[]> {
  const kept = async (kind: KeptKind, milliseconds: number, query: StockQuery) => {
    const { rows, oldest } = (await query.executeTakeFirst()) ?? { rows: 0, oldest: null }
    const since = oldest === null ? undefined : new Date(oldest)
    return { kind, rows: Number(rows), oldest: since, until: since && new Date(since.getTime() + milliseconds) }
  }
  const count = sql<number>`count(*)`.as('rows')
  const visited = (table: 'orderPerson' | 'orderAccess') =>
    database
      .selectFrom(table)
      .innerJoin('order', 'order.id', `${table}.orderId`)
      .select(({ fn }) => [count, fn.min('startsAt').as('oldest')])
  return [
    await kept(
      'drafts',
      draftHours * hour,
      database.selectFrom('draft').select(({ fn }) => [count, fn.min('updatedAt').as('oldest')]),
    ),
    await kept(
      'messages',
      mailKeepDays * day,
      database
        .selectFrom('mail')
        .where('purpose', '=', 'office')
        .where('submissionId', 'is not', null)
        .where('state', '=', 'sent')
        .select(({ fn }) => [count, fn.min<string | null>('sentAt').as('oldest')]),
    ),
    await kept(
      'oldMessages',
      messageLongestDays * day,
      database.selectFrom('submission').select(({ fn }) => [count, fn.min('createdAt').as('oldest')]),
    ),
    await kept(
      'otherMails',
      mailKeepDays * day,
      database
        .selectFrom('mail')
        .where('submissionId', 'is', null)
        .where('orderId', 'is', null)
        .select(({ fn }) => [count, fn.min(fn.coalesce('sentAt', 'createdAt')).as('oldest')]),
    ),
    await kept('remarks', remarkDays * day, visited('orderPerson').where('remark', '<>', '')),
    await kept('access', accessDays * day, visited('orderAccess')),
    await kept(
      'emailChanges',
      confirmDays * day,
      database.selectFrom('emailChange').select(({ fn }) => [count, fn.min('requestedAt').as('oldest')]),
    ),
    await kept('customers', orderPersonDays * day, visited('orderPerson')),
    await kept(
      'withdrawals',
      orderPersonDays * day,
      database.selectFrom('withdrawal').select(({ fn }) => [count, fn.min('receivedAt').as('oldest')]),
    ),
    await kept(
      'bankNames',
      orderPersonDays * day,
      database
        .selectFrom('bankEntry')
        .where('name', '<>', '')
        .select(({ fn }) => [count, fn.min('importedAt').as('oldest')]),
    ),
    await kept('auditDetails', orderPersonDays * day, auditedDetails(database)),
    await dailyCounts(database),
    await kept(
      'sessions',
      longestSession,
      database.selectFrom('session').select(({ fn }) => [count, fn.min('createdAt').as('oldest')]),
    ),
    await invoicesOf(database, 'BE'),
    await invoicesOf(database, 'NL'),
    await endless(
      'reviews',
      database.selectFrom('review').select(({ fn }) => [count, fn.min('lastUpdatedAt').as('oldest')]),
    ),
    await endless(
      'staff',
      database.selectFrom('person').select(({ fn }) => [count, fn.min('createdAt').as('oldest')]),
    ),
  ]
}

const endless = async (kind: KeptKind, query: StockQuery): Promise<Kept> => {
  const { rows, oldest } = (await query.executeTakeFirst()) ?? { rows: 0, oldest: null }
  return { kind, rows: Number(rows), oldest: oldest === null ? undefined : new Date(oldest), until: undefined }
}

/** Details about customers: their time runs from the visit of an order, and from the entry about anything else. */
const auditedDetails = (database: Database) =>
  database
    .selectFrom('audit')
    .leftJoin('order', (join) =>
      join.on(sql<boolean>`${sql.ref('audit.subject')} = 'order:' || ${sql.ref('order.id')}`),
    )
    .where('details', 'is not', null)
    .where((eb) => eb.or(['order:%', 'lead:%', 'withdrawal:%'].map((about) => eb('subject', 'like', about))))
    .select(({ fn }) => [
      sql<number>`count(*)`.as('rows'),
      fn.min(fn.coalesce('order.startsAt', 'audit.at')).as('oldest'),
    ])

/** How often networks and mailboxes ordered on a day: deleted when the day after has passed. */
async function dailyCounts(database: Database): Promise<Kept> {
  const { rows, oldest } = await database
    .selectFrom('dailyCount')
    .select(({ fn }) => [sql<number>`count(*)`.as('rows'), fn.min<string | null>('day').as('oldest')])
    .executeTakeFirstOrThrow()
  return {
    kind: 'dailyCounts',
    rows: Number(rows),
    oldest: oldest === null ? undefined : officeInstant(oldest, 0),
    until: oldest === null ? undefined : officeInstant(addDays(oldest, 2), 0),
  }
}

async function invoicesOf(database: Database, country: 'BE' | 'NL'): Promise<Kept> {
  const series = [true, false].map((sample) => invoiceSeries({ country, sample }))
  const { rows, oldest } = await database
    .selectFrom('invoice')
    .where('series', 'in', series)
    .select(({ fn }) => [sql<number>`count(*)`.as('rows'), fn.min<number | null>('year').as('oldest')])
    .executeTakeFirstOrThrow()
  const startOf = (year: number) => officeInstant(`${year}-01-01`, 0)
  return {
    kind: `invoices${country}`,
    rows: Number(rows),
    oldest: oldest === null ? undefined : startOf(oldest),
    until: oldest === null ? undefined : startOf(oldest + invoiceYears[country] + 1),
  }
}
