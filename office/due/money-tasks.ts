import { sql } from 'kysely'
import { noCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { lastInvoiceDay } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../../services/database/schema.ts'
import { listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { listOddStatements, type OddStatement } from '../../services/payments/bank/note-gaps.ts'
import { listOpenPayments, listOpenRefunds, listTakenBack } from '../../services/payments/list-payments.ts'
import { type DueTask, endOf, mostOfKind } from './due-task.ts'

/**
 * Orders that should have been paid by now; after a first reminder, by the end of its term; and what went back without us
 * (R18.5, R18.50, R18.24, R18.25).
 */
export async function latePayments(database: Database, now: Date): Promise<DueTask[]> {
  const takenBack = await listTakenBack(database)
  const late = await listOpenPayments(database, 'late', officeClock(now).date)
  const gone: DueTask[] = takenBack.map(({ number, kind, at, sample }) => ({
    kind,
    id: number,
    who: number,
    at,
    when: 'on',
    sample,
    href: `/orders/${number}/payments`,
  }))
  const payments = late.rows.filter(({ number }) => !takenBack.some((one) => one.number === number))
  const others: DueTask[] = payments.map(({ number, dueOn, payBy, sample }) => ({
    kind: payBy === null ? 'payment' : 'reminded',
    id: number,
    who: number,
    when: 'by',
    sample,
    at: endOf(payBy ?? dueOn ?? ''),
    href: `/orders/${number}/payments`,
  }))
  return [...gone, ...others]
}

/** Refunds that the office has to transfer, with the day by which they have to be there (R18.6). */
export async function openRefunds(database: Database): Promise<DueTask[]> {
  const { rows: refunds } = await listOpenRefunds(database, { byOffice: true })
  return refunds.map(({ id, number, dueBy, sample }) => ({
    kind: 'refund',
    id,
    who: number,
    when: 'by',
    sample,
    at: endOf(dueBy),
    href: '/payments?list=refunds',
  }))
}

/** Orders whose documents the office has to look after, with the last day that tax law leaves for them (R18.41). */
export async function openInvoices(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('invoicing')
    .innerJoin('order', 'order.id', 'invoicing.orderId')
    .select(['orderId', 'number', 'since', 'sample'])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"invoicing"."state" <> 'follows'`)
    .orderBy('since')
    .orderBy('orderId')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ orderId, number, since, sample }) => ({
    kind: 'invoicing',
    id: orderId,
    who: number,
    when: 'by',
    sample: sample === 1,
    at: endOf(lastInvoiceDay(officeClock(new Date(since)).date)),
    href: `/orders/${number}/payments#invoice`,
  }))
}

/** What a person has to say about the bank's statements and lines, on the day on which they come in (R18.7). */
export async function bankTasks(database: Database): Promise<DueTask[]> {
  const out = await listMoneyOut(database)
  const odd = await listOddStatements(database)
  return [
    ...out.map(
      ({ bookingId, seq, order, sample, importedAt }): DueTask => ({
        kind: 'moneyOut',
        id: `${bookingId} ${seq}`,
        who: order,
        when: 'by',
        at: dueOf(importedAt),
        sample,
        href: `/orders/${order}/payments`,
      }),
    ),
    ...odd.flatMap(({ id, number, lastDay, differsCents, importedAt, ...statement }) => {
      const who = number === null ? lastDay : String(number)
      const task = { id, who, when: 'by' as const, at: dueOf(importedAt), sample: false }
      return odditiesOf(statement).map(
        (kind): DueTask => ({
          ...task,
          kind,
          href: '/payments?list=unmatched',
          ...(kind === 'statementDiffers' && { cents: differsCents ?? noCents }),
        }),
      )
    }),
  ]
}

const dueOf = (importedAt: string) => endOf(officeClock(new Date(importedAt)).date)

function odditiesOf({ completedAt, proof, gapSince }: Pick<OddStatement, 'completedAt' | 'proof' | 'gapSince'>) {
  if (completedAt === null) return ['statementBroken'] as const
  return [
    ...(proof === 'differs' ? (['statementDiffers'] as const) : []),
    ...(gapSince === null ? [] : (['statementGap'] as const)),
  ]
}
