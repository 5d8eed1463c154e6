import { sql } from 'kysely'
import { type Cents, noCents } from '../../domain/money/cents.ts'
import type { RequestReason } from '../../domain/payments/ledger.ts'
import type { Database } from '../database/schema.ts'
import { readBalance } from '../orders/charges/record-charges.ts'

/** The views of the office: open and late amounts, refunds, and payments without an order. */
export const paymentLists = ['open', 'late', 'overpaid', 'refunds', 'unmatched'] as const
export type PaymentList = (typeof paymentLists)[number]

/** An order whose balance is not nothing. Amounts are cents, dates 'YYYY-MM-DD'. */
export interface OpenPayment {
  number: string
  name: string
  /** Positive: still to be paid; negative: paid too much. */
  due: Cents
  dueOn: string | null
  reason: RequestReason
  /** The last day of the first reminder's term; null where none was sent. */
  payBy: string | null
  sample: boolean
}

/** More than a person reads at once. */
const most = 200

/**
 * The orders that somebody still has to pay, or has paid too much for, the most urgent first (R18.5).
 * @param today the office's date
 */
export async function listOpenPayments(
  database: Database,
  list: 'open' | 'late' | 'overpaid',
  today: string,
): Promise<OpenPayment[]> {
  const rows = await database
    .selectFrom('paymentRequest')
    .innerJoin('order', 'order.id', 'paymentRequest.orderId')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .leftJoin('lateReminder', (join) =>
      join
        .onRef('lateReminder.orderId', '=', 'order.id')
        .onRef('lateReminder.dueOn', '=', 'paymentRequest.dueOn')
        // One whose mail could not go has to be sent again.
        .on(({ exists, selectFrom }) =>
          exists(
            selectFrom('mail')
              .select('mail.id')
              .whereRef('mail.id', '=', 'lateReminder.mailId')
              .where('mail.state', '!=', 'failed'),
          ),
        ),
    )
    .select(['number', 'paymentRequest.dueOn', 'reason', 'sample', 'firstName', 'lastName', 'dueCents', 'payBy'])
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"dueCents" <> 0`)
    .$if(list === 'overpaid', (query) =>
      query
        .where('dueCents', '<', noCents)
        // A withdrawal that the office has yet to settle is not overpaid: what is owed is not known yet.
        .where((eb) => eb.or([eb('state', '!=', 'withdrawn'), eb('owedCents', 'is not', null)])),
    )
    .$if(list !== 'overpaid', (query) =>
      query.where('dueCents', '>', noCents).where('paymentRequest.dueOn', 'is not', null),
    )
    .$if(list === 'late', (query) => query.where('paymentRequest.dueOn', '<', today))
    .orderBy('paymentRequest.dueOn')
    .orderBy('number')
    .limit(most)
    .execute()
  return rows.map(({ dueCents: due, sample, firstName, lastName, ...row }) => ({
    ...row,
    name: lastName === null ? '' : `${firstName} ${lastName}`,
    due,
    sample: sample === 1,
  }))
}

/** The orders whose payment a bank has taken back, as long as they are not paid otherwise (R18.24). */
export async function listChargebacks(database: Database) {
  const rows = await database
    .selectFrom('payment')
    .innerJoin('order', 'order.id', 'payment.orderId')
    .select(({ fn }) => ['order.id', 'number', 'sample', fn.max('at').as('at')])
    .where('reverses', 'is not', null)
    .groupBy(['order.id', 'number', 'sample'])
    .having(({ fn }) => fn.sum('cents'), '<', 0)
    .orderBy('at')
    .limit(most)
    .execute()
  const balances = await Promise.all(rows.map(({ id }) => readBalance(database, id)))
  return rows
    .filter((_, index) => (balances[index]?.due ?? 0) > 0)
    .map(({ at, sample, ...row }) => ({ ...row, at: new Date(at), sample: sample === 1 }))
}

/**
 * The refunds that have not arrived yet, the first to be paid first (R18.6). `online`: it goes back by itself; `came`:
 * how the order was paid; `account`: the IBAN that the last transfer for it came from, null where none did.
 */
export async function listOpenRefunds(database: Database) {
  const rows = await database
    .selectFrom('refund')
    .innerJoin('order', 'order.id', 'refund.orderId')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select([
      'refund.id',
      'refund.orderId',
      'number',
      'cents',
      'dueBy',
      'refund.state',
      'paymentId',
      'sample',
      'firstName',
      'lastName',
    ])
    .select((eb) =>
      eb
        .selectFrom('bankEntry')
        .innerJoin('payment', 'payment.id', 'bankEntry.paymentId')
        .select('counterIban')
        .whereRef('payment.orderId', '=', 'refund.orderId')
        .orderBy('bookedOn', 'desc')
        .orderBy('key')
        .limit(1)
        .as('account'),
    )
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"refund"."state" <> 'done'`)
    .orderBy('dueBy')
    .limit(most)
    .execute()
  const payments = await database
    .selectFrom('payment')
    .select(['orderId', 'method'])
    .where('orderId', 'in', [...new Set(['', ...rows.map(({ orderId }) => orderId)])])
    .where('cents', '>', noCents)
    .orderBy('at', 'desc')
    .execute()
  return rows.map(({ orderId, paymentId, sample, firstName, lastName, ...row }) => ({
    ...row,
    came: [...new Set(payments.filter((one) => one.orderId === orderId).map(({ method }) => method))],
    name: lastName === null ? '' : `${firstName} ${lastName}`,
    online: paymentId !== null,
    sample: sample === 1,
  }))
}
