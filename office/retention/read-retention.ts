import { sql } from 'kysely'
import { officeInstant } from '../../domain/opening/office-time.ts'
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

/** The kinds of stored data, by the rule that ends them (R16.11, R18.42). */
type KeptKind =
  | 'drafts'
  | 'messages'
  | 'oldMessages'
  | 'remarks'
  | 'access'
  | 'emailChanges'
  | 'customers'
  | 'withdrawals'
  | 'bankNames'
  | 'invoicesBE'
  | 'invoicesNL'

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

const hour = 3_600_000
const day = 24 * hour

/**
 * Reads how much the database holds of each kind, and when the oldest goes. The hourly purge deletes by the same times.
 * @param mailKeepDays days that a message is kept after the office has received it
 */
export async function readRetention(database: Database, mailKeepDays: number): Promise<Kept[]> {
  const kept = async (
    kind: KeptKind,
    milliseconds: number,
    query: { executeTakeFirst: () => Promise<Stock | undefined> },
  ) => {
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
      database
        .selectFrom('draft')
        .where('orderId', 'is', null)
        .select(({ fn }) => [count, fn.min('updatedAt').as('oldest')]),
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
    await invoicesOf(database, 'BE'),
    await invoicesOf(database, 'NL'),
  ]
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
