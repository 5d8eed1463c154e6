import { sql } from 'kysely'
import { noCents } from '../../domain/money/cents.ts'
import { inOrder, pageOf, pageSize } from '../database/list-page.ts'
import type { Database } from '../database/schema.ts'

/** The views of the office: open and late amounts, refunds, and payments without an order. */
export const paymentLists = ['open', 'late', 'overpaid', 'refunds', 'unmatched'] as const
export type PaymentList = (typeof paymentLists)[number]

/** An order whose balance is not nothing. */
export type OpenPayment = Awaited<ReturnType<typeof listOpenPayments>>['rows'][number]

/**
 * The orders that someone still has to pay, or has paid too much for, the most urgent first (R18.5). `due`: in
 * cents, negative where too much was paid; `payBy`: the last day of the first reminder's term, null if none was sent.
 * @param today the office's date
 * @param after the place in the list
 */
export async function listOpenPayments(
  database: Database,
  list: 'open' | 'late' | 'overpaid',
  today: string,
  after?: string,
) {
  // PostgreSQL puts null last and SQLite first. Only overpaid orders may have none; the other lists use an index.
  const dueOn =
    list === 'overpaid' ? sql<string>`coalesce("paymentRequest"."dueOn", '')` : sql.ref('paymentRequest.dueOn')
  const listed = database
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
        // What is owed is not known before the office has settled a withdrawal, or called about work not done.
        .where((eb) => eb.or([eb('state', '!=', 'withdrawn'), eb('owedCents', 'is not', null)]))
        .where('callBy', 'is', null),
    )
    .$if(list !== 'overpaid', (query) =>
      query.where('dueCents', '>', noCents).where('paymentRequest.dueOn', 'is not', null),
    )
    .$if(list === 'late', (query) => query.where('paymentRequest.dueOn', '<', today))
  const found = await inOrder(listed, [dueOn, 'number'], { after }).execute()
  const payments = found.map(({ dueCents: due, sample, firstName, lastName, ...row }) => ({
    ...row,
    name: lastName === null ? '' : `${firstName} ${lastName}`,
    due,
    sample: sample === 1,
  }))
  return pageOf(payments, (row) => [row.dueOn ?? '', row.number])
}

/**
 * The orders whose payment went back without us, as long as they are not paid otherwise: taken back by a bank (R18.24),
 * or refunded at the provider (R18.25). Of each kind the longest waiting; others follow as these are settled.
 */
export async function listTakenBack(database: Database) {
  const open = database
    .selectFrom('order')
    .innerJoin('paymentRequest', 'paymentRequest.orderId', 'order.id')
    .select(['number', 'sample'])
    .where('dueCents', '>', noCents)
    .groupBy(['order.id', 'number', 'sample'])
    .orderBy(sql.ref('at'))
    .limit(pageSize)
  const chargebacks = await open
    .innerJoin('payment', 'payment.orderId', 'order.id')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('reverses', 'is not', null)
    .having(({ fn }) => fn.sum('cents'), '<', 0)
    .execute()
  const refunds = await open
    .innerJoin('refund', 'refund.orderId', 'order.id')
    .select(({ fn }) => fn.max('askedAt').as('at'))
    // One that was made at the provider has no other id.
    .whereRef('refund.id', '=', 'refund.providerId')
    .execute()
  const others = refunds.filter(({ number }) => !chargebacks.some((one) => one.number === number))
  const lists = { chargeback: chargebacks, refundElsewhere: others }
  return (['chargeback', 'refundElsewhere'] as const).flatMap((kind) =>
    lists[kind].map(({ at, sample, ...row }) => ({ ...row, kind, at: new Date(at), sample: sample === 1 })),
  )
}

/**
 * The refunds that have not arrived yet, the first to be paid first (R18.6). `online`: it goes back by itself; `came`:
 * how the order was paid; `account`: the IBAN that the last transfer for it came from, null where none did.
 * @param after the place in the list
 * @param byOffice leaves out those that go back by themselves
 */
export async function listOpenRefunds(
  database: Database,
  { after, byOffice = false }: { after?: string | undefined; byOffice?: boolean } = {},
) {
  const listed = database
    .selectFrom('refund')
    .innerJoin('order', 'order.id', 'refund.orderId')
    .leftJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select(['refund.id', 'refund.orderId', 'number', 'cents', 'dueBy', 'refund.state', 'paymentId'])
    .select(['sample', 'firstName', 'lastName'])
    .select((eb) =>
      eb
        .selectFrom('bankPart')
        .innerJoin('payment', 'payment.id', 'bankPart.paymentId')
        .select('counterIban')
        .whereRef('payment.orderId', '=', 'refund.orderId')
        .where('payment.cents', '>', noCents)
        .orderBy('bookedOn', 'desc')
        .orderBy('bookingId')
        .limit(1)
        .as('account'),
    )
    // Exactly the condition of the partial index.
    .where(sql<boolean>`"refund"."state" <> 'done'`)
    .$if(byOffice, (query) =>
      query.where((eb) => eb.or([eb('paymentId', 'is', null), eb('refund.state', '=', 'failed')])),
    )
  const page = pageOf(await inOrder(listed, ['dueBy', 'refund.id'], { after }).execute(), ({ dueBy, id }) => [
    dueBy,
    id,
  ])
  const payments = await database
    .selectFrom('payment')
    .select(['orderId', 'method'])
    .where('orderId', 'in', ['', ...page.rows.map(({ orderId }) => orderId)])
    .where('cents', '>', noCents)
    .orderBy('at', 'desc')
    .execute()
  const rows = page.rows.map(({ orderId, paymentId, sample, firstName, lastName, ...row }) => ({
    ...row,
    came: [...new Set(payments.filter((one) => one.orderId === orderId).map(({ method }) => method))],
    name: lastName === null ? '' : `${firstName} ${lastName}`,
    online: paymentId !== null,
    sample: sample === 1,
  }))
  return { ...page, rows }
}
