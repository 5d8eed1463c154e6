import type { Selectable } from 'kysely'
import * as v from 'valibot'
import { moneyNotice } from '#copy/order/money-notice.ts'
import { payment as paymentWords } from '#copy/order/payment.ts'
import { fullDay, money } from '../../../copy/format/format-work.ts'
import { type Cents, cents, negateCents } from '../../../domain/money/cents.ts'
import { officeClock } from '../../../domain/opening/office-time.ts'
import type { Order } from '../../../domain/orders/order.ts'
import { isOwedKnown } from '../../../domain/payments/ledger.ts'
import { arrivalWindow } from '../../../domain/scheduling/visit.ts'
import type { Database, Schema } from '../../database/schema.ts'
import type { MailTable, MoneyPurpose } from '../../database/tables/message-tables.ts'
import { contentOf } from '../../outbox/composed-mail.ts'
import { readSettling } from './balance-lines.ts'

type Payment = Selectable<Schema['payment']>

const moneyContent = v.object({ payment: v.string() })

/** Whether a mail says that money has come or gone back. */
export const isMoneyNotice = (purpose: MailTable['purpose']): purpose is MoneyPurpose =>
  purpose === 'moneyReceived' || purpose === 'moneyRefunded'

/**
 * The words and facts of the news that money has come or gone back (R18.26): how much, what is left to pay or goes back
 * as well, and that we come. Undefined for what was recorded by mistake and has been corrected.
 */
export async function moneyNews(
  database: Database,
  { order, callBy }: { order: Order; callBy: string | null },
  purpose: MoneyPurpose,
  mail: MailTable,
) {
  const { id, state, visit } = order
  const { payment: paymentId } = contentOf(moneyContent, mail)
  const payments = await database.selectFrom('payment').selectAll().where('orderId', '=', id).execute()
  const payment = payments.find((one) => one.id === paymentId)
  if (!payment || isCorrected(payment, payments)) return undefined
  const { due, dueOn, refunds } = await readSettling(database, id)
  const refundBy = refunds.at(-1)?.dueBy
  const { lines } = moneyNotice
  const { ways } = paymentWords
  const [from = '', until = ''] = arrivalWindow(visit.part).split('–')
  // A day is known wherever a line names it.
  const [by, back] = [dueOn, refundBy].map((day) => fullDay(day ?? visit.date))
  const isToCome = state === 'ordered' && visit.date >= officeClock(new Date(payment.at)).date
  const isUnpaid = due > 0 && !order.business && order.presence === 'absent' && state === 'ordered'
  const followUp = {
    left: isUnpaid ? lines.prepaid : dueOn ? lines.leftBy : lines.left,
    back: purpose === 'moneyReceived' ? lines.over : lines.more,
  }
  const said = [
    ...(purpose === 'moneyRefunded' && payment.method in ways ? [ways[payment.method as keyof typeof ways]] : []),
    ...(due > 0 ? [followUp.left] : []),
    ...(due < 0 && refundBy && isOwedKnown({ ...order, callBy }) ? [followUp.back] : []),
    ...(due === 0 && purpose === 'moneyReceived' ? [lines.settled] : []),
    ...(isToCome && !isUnpaid ? [lines.coming] : []),
  ]
  return {
    words: { ...moneyNotice[purpose], prepare: said.join(' ') },
    facts: {
      amount: money(absolute(payment.cents)),
      rest: money(absolute(due)),
      from,
      until,
      date: fullDay(visit.date),
      by: by ?? '',
      refundBy: back ?? '',
    },
  }
}

/** Whether the office has taken back what it recorded; of several equal amounts, once all of them are. */
function isCorrected({ provider, cents }: Payment, payments: readonly Payment[]): boolean {
  const recorded = payments.filter((one) => one.provider === 'office' && one.cents === cents)
  const corrections = payments.filter((one) => one.method === 'correction' && one.cents === -cents)
  return provider === 'office' && corrections.length >= recorded.length
}

const absolute = (amount: Cents) => (amount < 0 ? negateCents(amount) : cents(amount))
