import { type SelectQueryBuilder, sql } from 'kysely'
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
import { isNamed } from '../../services/orders/purge-orders.ts'
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
 * Rows of one kind, counted up to one more than `mostCounted`. `oldest`: the moment from which its time runs; `until`:
 * when it is deleted, at the next full run.
 */
export interface Kept {
  kind: KeptKind
  rows: number
  oldest: Date | undefined
  until: Date | undefined
}

/** Rows that were found, and the first of the moments, days or years from which their times run. */
interface Stock<At = string | null> {
  rows: number
  first: At | undefined
}

/** However many rows there are, no more are counted. */
export const mostCounted = 1000

const hour = 3_600_000
const day = 24 * hour

/**
 * Reads how much the database holds of each kind, and when the oldest goes. The hourly purge deletes by the same times.
 * However many rows there are, few are read: the oldest ones, by an index.
 * @param mailKeepDays days that a message is kept after the office has received it
 * @param purgedAt when the purge was last done to the end: nothing is looked for among what was too old then
 */
export async function readRetention(database: Database, mailKeepDays: number, purgedAt?: Date): Promise<Kept[]> {
  const kept = async <DB, TB extends keyof DB>(
    kind: KeptKind,
    milliseconds: number | undefined,
    found: SelectQueryBuilder<DB, TB, { at: string | null }>,
  ) => endingAfter(kind, milliseconds, await stockOf(database, found))
  /** Orders whose visit was not too old for something at the last purge. */
  const visited = (days: number) =>
    database
      .selectFrom('order')
      .select('startsAt as at')
      .where('startsAt', '>=', purgedAt ? new Date(purgedAt.getTime() - days * day).toISOString() : '')
  const ofPersons = (days: number) => visited(days).innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
  const customers = await stockOf(database, ofPersons(orderPersonDays))
  return [
    await kept('drafts', draftHours * hour, database.selectFrom('draft').select('updatedAt as at')),
    await kept(
      'messages',
      mailKeepDays * day,
      database
        .selectFrom('mail')
        .where('purpose', '=', 'office')
        .where('submissionId', 'is not', null)
        .where('state', '=', 'sent')
        .select('sentAt as at'),
    ),
    await kept('oldMessages', messageLongestDays * day, database.selectFrom('submission').select('createdAt as at')),
    await kept(
      'otherMails',
      mailKeepDays * day,
      database
        .selectFrom('mail')
        .where('submissionId', 'is', null)
        .where('orderId', 'is', null)
        .select('createdAt as at'),
    ),
    // Exactly the condition of the partial index.
    await kept('remarks', remarkDays * day, ofPersons(remarkDays).where(sql<boolean>`"remark" <> ''`)),
    await kept(
      'access',
      accessDays * day,
      visited(accessDays).innerJoin('orderAccess', 'orderAccess.orderId', 'order.id'),
    ),
    await kept('emailChanges', confirmDays * day, database.selectFrom('emailChange').select('requestedAt as at')),
    endingAfter('customers', orderPersonDays * day, customers),
    await kept('withdrawals', orderPersonDays * day, database.selectFrom('withdrawal').select('receivedAt as at')),
    await kept(
      'bankNames',
      orderPersonDays * day,
      database.selectFrom('bankPart').where(isNamed).select('importedAt as at'),
    ),
    endingAfter('auditDetails', orderPersonDays * day, await auditedDetails(database, customers)),
    await dailyCounts(database),
    await kept('sessions', longestSession, database.selectFrom('session').select('createdAt as at')),
    await invoicesOf(database, 'BE'),
    await invoicesOf(database, 'NL'),
    await kept('reviews', undefined, database.selectFrom('review').select('lastUpdatedAt as at')),
    await kept('staff', undefined, database.selectFrom('person').select('createdAt as at')),
  ]
}

/** Counts rows as far as needed, and reads the first: the oldest ones come from an index. */
async function stockOf<DB, TB extends keyof DB, At>(
  database: Database,
  found: SelectQueryBuilder<DB, TB, { at: At }>,
): Promise<Stock<At>> {
  const oldest = found.orderBy(sql`"at"`).limit(mostCounted + 1)
  const { rows, first } = await database
    .selectFrom(oldest.as('oldest'))
    .select(({ fn }) => [fn.countAll<number>().as('rows'), sql<At | null>`min("at")`.as('first')])
    .executeTakeFirstOrThrow()
  return { rows: Number(rows), first: (first ?? undefined) as At | undefined }
}

function endingAfter(kind: KeptKind, milliseconds: number | undefined, { rows, first }: Stock): Kept {
  const oldest = first == null ? undefined : new Date(first)
  return { kind, rows, oldest, until: oldest && milliseconds ? new Date(oldest.getTime() + milliseconds) : undefined }
}

/** Details about customers: those of orders go with who ordered, and all others when the entry itself is as old. */
async function auditedDetails(database: Database, customers: Stock): Promise<Stock> {
  const about = (...kinds: string[]) =>
    database
      .selectFrom('audit')
      .where('details', 'is not', null)
      .where((eb) => eb.or(kinds.map((kind) => eb('subject', 'like', `${kind}:%`))))
      .select('at')
  const { rows } = await stockOf(database, about('order', 'lead', 'withdrawal'))
  if (rows === 0) return { rows, first: undefined }
  const { first } = customers
  // Whatever is later is not the oldest.
  const others = about('lead', 'withdrawal').$if(first != null, (older) => older.where('at', '<', first ?? ''))
  return { rows, first: (await stockOf(database, others)).first ?? first }
}

/** How often networks and mailboxes ordered on a day: deleted when the day after has passed. */
async function dailyCounts(database: Database): Promise<Kept> {
  const { rows, first } = await stockOf(database, database.selectFrom('dailyCount').select('day as at'))
  return {
    kind: 'dailyCounts',
    rows,
    oldest: first === undefined ? undefined : officeInstant(first, 0),
    until: first === undefined ? undefined : officeInstant(addDays(first, 2), 0),
  }
}

async function invoicesOf(database: Database, country: 'BE' | 'NL'): Promise<Kept> {
  const stocks: Stock<number>[] = []
  for (const sample of [true, false]) {
    const series = invoiceSeries({ country, sample })
    const found = database.selectFrom('invoice').where('series', '=', series).select('year as at')
    stocks.push(await stockOf(database, found))
  }
  const [first] = stocks.flatMap((stock) => stock.first ?? []).sort()
  const startOf = (year: number) => officeInstant(`${year}-01-01`, 0)
  return {
    kind: `invoices${country}`,
    rows: stocks.reduce((sum, { rows }) => sum + rows, 0),
    oldest: first === undefined ? undefined : startOf(first),
    until: first === undefined ? undefined : startOf(first + invoiceYears[country] + 1),
  }
}
