import { type RawBuilder, sql } from 'kysely'
import { addDays, officeInstant } from '../../domain/opening/office-time.ts'
import {
  accessDays,
  confirmDays,
  draftHours,
  messageLongestDays,
  orderPersonDays,
  photoDays,
  remarkDays,
} from '../../domain/orders/retention.ts'
import { invoiceYears } from '../../domain/payments/invoice-document.ts'
import { invoiceSeries } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../../services/database/schema.ts'
import { isNamed } from '../../services/orders/purge-orders.ts'
import { longestSession } from '../../services/people/sessions.ts'

/** The oldest of a kind of stored data: the moment from which its time runs, and when it is deleted, if ever. */
export interface Kept {
  oldest?: Date | undefined
  until?: Date | undefined
}

/** The figures of the rules, as the purge uses them. */
export const retentionFigures = {
  draftHours,
  remarkDays,
  accessDays,
  photoDays,
  confirmDays,
  messageYears: messageLongestDays / 365,
  personYears: orderPersonDays / 365,
  yearsBE: invoiceYears.BE,
  yearsNL: invoiceYears.NL,
}

const day = 86_400_000

/**
 * Reads of each kind of stored data how old the oldest is, and when it goes (R16.11, R18.42). The hourly purge deletes
 * by the same times; reviews and staff have no such moment. Only the oldest rows are read, by an index.
 * @param mailKeepDays days that a message is kept after the office has received it
 * @param purgedAt when the purge was last done to the end: nothing is looked for among what was too old then
 */
export async function readRetention(database: Database, mailKeepDays: number, purgedAt?: Date) {
  const oldest = oldestIn(database)
  /** Orders whose visit was not too old for something at the last purge, with the rows of another table. */
  const visited = (other: 'orderPerson' | 'orderAccess', days: number) => {
    const since = purgedAt ? new Date(purgedAt.getTime() - days * day).toISOString() : ''
    const rows = sql`"order" inner join ${sql.table(other)} on "orderId" = "order"."id"`
    return sql`${rows} where "startsAt" >= ${since}`
  }
  const customers = await oldest('startsAt', visited('orderPerson', orderPersonDays))
  const startOf = (year: number) => officeInstant(`${year}-01-01`, 0)
  const invoices = async (country: 'BE' | 'NL'): Promise<Kept> => {
    const [real, sample] = [false, true].map((sample) => invoiceSeries({ country, sample }))
    const year = await oldest<number>('year', sql`"invoice" where "series" in (${real}, ${sample})`)
    return year === undefined ? {} : { oldest: startOf(year), until: startOf(year + invoiceYears[country] + 1) }
  }
  const counted = await oldest('day', sql`"dailyCount"`)
  return {
    drafts: kept(await oldest('updatedAt', sql`"draft"`), draftHours / 24),
    messages: kept(
      await oldest(
        'sentAt',
        sql`"mail" where "purpose" = 'office' and "submissionId" is not null and "state" = 'sent'`,
      ),
      mailKeepDays,
    ),
    oldMessages: kept(await oldest('createdAt', sql`"submission"`), messageLongestDays),
    otherMails: kept(
      await oldest('createdAt', sql`"mail" where "submissionId" is null and "orderId" is null`),
      mailKeepDays,
    ),
    // Exactly the condition of the partial index.
    remarks: kept(await oldest('startsAt', sql`${visited('orderPerson', remarkDays)} and "remark" <> ''`), remarkDays),
    access: kept(await oldest('startsAt', visited('orderAccess', accessDays)), accessDays),
    photos: kept(await oldest('receivedAt', sql`"photo"`), photoDays),
    emailChanges: kept(await oldest('requestedAt', sql`"emailChange"`), confirmDays),
    customers: kept(customers, orderPersonDays),
    withdrawals: kept(await oldest('receivedAt', sql`"withdrawal"`), orderPersonDays),
    bankNames: kept(await oldest('importedAt', sql`"bankPart" where ${isNamed}`), orderPersonDays),
    // Those of orders go with who ordered, and all others when the entry itself is as old.
    auditDetails: kept(await oldestDetails(oldest, customers), orderPersonDays),
    // Deleted when the day after has passed.
    dailyCounts: counted ? { oldest: officeInstant(counted, 0), until: officeInstant(addDays(counted, 2), 0) } : {},
    sessions: kept(await oldest('createdAt', sql`"session"`), longestSession / day),
    invoicesBE: await invoices('BE'),
    invoicesNL: await invoices('NL'),
    reviews: kept(await oldest('lastUpdatedAt', sql`"review"`)),
    staff: kept(await oldest('createdAt', sql`"person"`)),
  } satisfies Record<string, Kept>
}

/** Finds the first of a column; `from` is a table, with what it is joined with and which of its rows. */
const oldestIn = (database: Database) =>
  async function oldest<At = string>(column: string, from: RawBuilder<unknown>): Promise<At | undefined> {
    const { rows } = await sql<{ at: At }>`select ${sql.ref(column)} as "at" from ${from} order by 1 limit 1`.execute(
      database,
    )
    return rows[0]?.at
  }

/** The oldest entry with details about customers. Whatever is later than the oldest customer is not the oldest. */
async function oldestDetails(oldest: ReturnType<typeof oldestIn>, customers: string | undefined) {
  const audited = async (until: string, ...kinds: readonly string[]) => {
    const subjects = sql.join(
      kinds.map((kind) => sql`"subject" like ${`${kind}:%`}`),
      sql` or `,
    )
    return await oldest('at', sql`"audit" where "details" is not null and "at" < ${until} and (${subjects})`)
  }
  if (!(await audited('9', 'order', 'lead', 'withdrawal'))) return undefined
  return [customers, await audited(customers ?? '9', 'lead', 'withdrawal')].flatMap((at) => at ?? []).sort()[0]
}

function kept(at: string | undefined, days?: number): Kept {
  const oldest = at === undefined ? undefined : new Date(at)
  return { oldest, until: oldest && days ? new Date(oldest.getTime() + days * day) : undefined }
}
