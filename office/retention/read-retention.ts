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

/** The oldest of a kind of stored data: the moment from which its time runs, and when it is deleted, if ever. */
export interface Kept {
  oldest: Date | undefined
  until: Date | undefined
}

const day = 86_400_000

/**
 * Reads of each kind of stored data how old the oldest is, and when it goes (R16.11, R18.42). The hourly purge deletes by
 * the same times; reviews and staff have no such moment. Only the oldest rows are read, by an index.
 * @param mailKeepDays days that a message is kept after the office has received it
 * @param purgedAt when the purge was last done to the end: nothing is looked for among what was too old then
 */
export async function readRetention(database: Database, mailKeepDays: number, purgedAt?: Date) {
  /** Orders whose visit was not too old for something at the last purge. */
  const visited = (days: number) =>
    database
      .selectFrom('order')
      .select('startsAt as at')
      .where('startsAt', '>=', purgedAt ? new Date(purgedAt.getTime() - days * day).toISOString() : '')
  const ofPersons = (days: number) => visited(days).innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
  const mails = database.selectFrom('mail')
  const received = mails.where('purpose', '=', 'office').where('submissionId', 'is not', null)
  const others = mails.where('submissionId', 'is', null).where('orderId', 'is', null)
  const customers = await oldestOf(ofPersons(orderPersonDays))
  const audited = database
    .selectFrom('audit')
    .where('details', 'is not', null)
    .where((eb) => eb.or([eb('subject', 'like', 'lead:%'), eb('subject', 'like', 'withdrawal:%')]))
  const details = [customers, await oldestOf(audited.select('at'))].flatMap((at) => at ?? []).sort()
  const counted = await oldestOf(database.selectFrom('dailyCount').select('day as at'))
  return {
    drafts: kept(await oldestOf(database.selectFrom('draft').select('updatedAt as at')), draftHours / 24),
    messages: kept(await oldestOf(received.where('state', '=', 'sent').select('sentAt as at')), mailKeepDays),
    oldMessages: kept(await oldestOf(database.selectFrom('submission').select('createdAt as at')), messageLongestDays),
    otherMails: kept(await oldestOf(others.select('createdAt as at')), mailKeepDays),
    // Exactly the condition of the partial index.
    remarks: kept(await oldestOf(ofPersons(remarkDays).where(sql<boolean>`"remark" <> ''`)), remarkDays),
    access: kept(
      await oldestOf(visited(accessDays).innerJoin('orderAccess', 'orderAccess.orderId', 'order.id')),
      accessDays,
    ),
    emailChanges: kept(await oldestOf(database.selectFrom('emailChange').select('requestedAt as at')), confirmDays),
    customers: kept(customers, orderPersonDays),
    withdrawals: kept(await oldestOf(database.selectFrom('withdrawal').select('receivedAt as at')), orderPersonDays),
    bankNames: kept(
      await oldestOf(database.selectFrom('bankPart').where(isNamed).select('importedAt as at')),
      orderPersonDays,
    ),
    auditDetails: kept(details[0], orderPersonDays),
    // Deleted when the day after has passed.
    dailyCounts: {
      oldest: counted === undefined ? undefined : officeInstant(counted, 0),
      until: counted === undefined ? undefined : officeInstant(addDays(counted, 2), 0),
    },
    sessions: kept(await oldestOf(database.selectFrom('session').select('createdAt as at')), longestSession / day),
    invoicesBE: await invoicesOf(database, 'BE'),
    invoicesNL: await invoicesOf(database, 'NL'),
    reviews: kept(await oldestOf(database.selectFrom('review').select('lastUpdatedAt as at'))),
    staff: kept(await oldestOf(database.selectFrom('person').select('createdAt as at'))),
  }
}

async function oldestOf<DB, TB extends keyof DB, At>(
  found: SelectQueryBuilder<DB, TB, { at: At | null }>,
): Promise<At | undefined> {
  const first = await found.orderBy(sql`"at"`).limit(1).executeTakeFirst()
  return first?.at ?? undefined
}

function kept(at: string | undefined, days?: number): Kept {
  const oldest = at === undefined ? undefined : new Date(at)
  return { oldest, until: oldest && days ? new Date(oldest.getTime() + days * day) : undefined }
}

async function invoicesOf(database: Database, country: 'BE' | 'NL'): Promise<Kept> {
  const series = [true, false].map((sample) => invoiceSeries({ country, sample }))
  const year = await oldestOf(database.selectFrom('invoice').where('series', 'in', series).select('year as at'))
  if (year === undefined) return { oldest: undefined, until: undefined }
  const startOf = (start: number) => officeInstant(`${start}-01-01`, 0)
  return { oldest: startOf(year), until: startOf(year + invoiceYears[country] + 1) }
}
