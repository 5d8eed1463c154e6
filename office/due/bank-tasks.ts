import { noCents } from '../../domain/money/cents.ts'
import { officeClock } from '../../domain/opening/office-time.ts'
import type { Database } from '../../services/database/schema.ts'
import { listMoneyOut } from '../../services/payments/bank/list-bank-lines.ts'
import { listOddStatements, type OddStatement } from '../../services/payments/bank/note-gaps.ts'
import { type DueTask, endOf } from './due-task.ts'

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
