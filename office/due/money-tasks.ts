import { sql } from 'kysely'
import { noCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import { lastInvoiceDay } from '../../domain/payments/invoice-number.ts'
import type { Database } from '../../services/database/schema.ts'
import { listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { listOddStatements, type OddStatement } from '../../services/payments/bank/note-gaps.ts'
import { listOpenPayments, listOpenRefunds, listTakenBack } from '../../services/payments/list-payments.ts'
import { type DueTask, endOf, mostOfKind, orderTask } from './due-task.ts'

/**
 * Orders that are overdue; after a first reminder, by the end of its term; and what went back without us
 * (R18.5, R18.50, R18.24, R18.25).
 */
export async function latePayments(database: Database, now: Date): Promise<DueTask[]> {
  const takenBack = await listTakenBack(database)
  const late = await listOpenPayments(database, 'late', officeClock(now).date)
  const gone = takenBack.map(({ kind, at, number, sample }) =>
    orderTask(kind, { number, sample }, at, { when: 'on', href: `/orders/${number}/payments` }),
  )
  const payments = late.rows.filter(({ number }) => !takenBack.some((one) => one.number === number))
  const others = payments.map(({ dueOn, payBy, number, sample }) => {
    const kind = payBy === null ? 'payment' : 'reminded'
    return orderTask(kind, { number, sample }, endOf(payBy ?? dueOn ?? ''), { href: `/orders/${number}/payments` })
  })
  return [...gone, ...others]
}

/** Refunds that the office has to transfer, with the day by which they have to be there (R18.6). */
export async function openRefunds(database: Database): Promise<DueTask[]> {
  const { rows: refunds } = await listOpenRefunds(database, { byOffice: true })
  return refunds.map(({ dueBy, ...refund }) =>
    orderTask('refund', refund, endOf(dueBy), { href: '/payments?list=refunds' }),
  )
}

/** Orders whose documents the office has to look after, with the last day that tax law leaves for them (R18.41). */
export async function openInvoices(database: Database): Promise<DueTask[]> {
  const rows = await database
    .selectFrom('invoicing')
    .innerJoin('order', 'order.id', 'invoicing.orderId')
    .select(['order.id', 'number', 'since', 'sample'])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"invoicing"."state" <> 'follows'`)
    .orderBy('since')
    .orderBy('orderId')
    .limit(mostOfKind)
    .execute()
  return rows.map(({ since, ...order }) => {
    const at = endOf(lastInvoiceDay(officeClock(new Date(since)).date))
    return orderTask('invoicing', order, at, { href: `/orders/${order.number}/payments#invoice` })
  })
}

/** What a person has to say about the bank's statements and lines, on the day on which they come in (R18.7). */
export async function bankTasks(database: Database): Promise<DueTask[]> {
  const out = await listMoneyOut(database)
  const odd = await listOddStatements(database)
  return [
    ...out.map(({ bookingId, seq, order: number, sample, importedAt }) =>
      orderTask('moneyOut', { id: `${bookingId} ${seq}`, number, sample }, dueOf(importedAt), {
        href: `/orders/${number}/payments`,
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
