import type { Cents } from '../../../domain/money/cents.ts'
import type { ReminderWay } from '../../../domain/payments/late-reminder.ts'
import type { Database } from '../../database/schema.ts'

/** The first reminder of what is due (R18.50). Amounts are cents, days 'YYYY-MM-DD'. */
export interface LateReminder {
  cents: Cents
  /** The costs that may be asked after the term; 0 if none. */
  costCents: Cents
  way: ReminderWay
  firstDay: string
  payBy: string
  remindedAt: Date
  /** `failed`: its mail was refused, came too late, or the balance had changed before it went. */
  state: 'waiting' | 'sent' | 'failed'
}

/** The reminder of what was due on a day; undefined if there was none. */
export async function readReminder(
  database: Database,
  orderId: string,
  dueOn: string,
): Promise<LateReminder | undefined> {
  const row = await database
    .selectFrom('lateReminder')
    .leftJoin('mail', 'mail.id', 'lateReminder.mailId')
    .select(['cents', 'costCents', 'way', 'firstDay', 'payBy', 'remindedAt', 'mail.state'])
    .where('lateReminder.orderId', '=', orderId)
    .where('dueOn', '=', dueOn)
    .executeTakeFirst()
  if (!row) return undefined
  const { state, remindedAt, ...written } = row
  const went = state === 'sent' ? 'sent' : state === null || state === 'failed' ? 'failed' : 'waiting'
  return { ...written, remindedAt: new Date(remindedAt), state: went }
}
