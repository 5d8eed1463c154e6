import { officeClock } from '../../domain/opening/office-time.ts'
import type { Order } from '../../domain/orders/order.ts'
import { lateCosts, mayRemind, type ReminderWay, reminderTerm } from '../../domain/payments/late-reminder.ts'
import type { Database } from '../../services/database/schema.ts'
import { personOf } from '../../services/orders/record/find-order.ts'
import type { ReadStanding } from '../../services/payments/read-standing.ts'

/** The facts of a first reminder if it were sent now. Days are 'YYYY-MM-DD'. */
export type NextReminder = NonNullable<Awaited<ReturnType<typeof nextReminder>>>

/** The first reminder that an order may be sent now; undefined if it may not, or was (R18.50). */
export async function nextReminder(
  database: Database,
  order: Order,
  { payments: { balance, reminder }, standing }: ReadStanding,
  now: Date,
) {
  const { date: today } = officeClock(now)
  if (!mayRemind(order, standing) || (reminder && reminder.state !== 'failed')) return undefined
  const person = await personOf(database, order.id)
  if (!person) return undefined
  const way: ReminderWay = person.email === '' ? 'post' : 'mail'
  return { way, ...reminderTerm(order.country, today, way), costs: lateCosts(order.country, balance.due) }
}
