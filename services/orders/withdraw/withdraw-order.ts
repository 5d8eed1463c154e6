import { atLeastNothing, negateCents, noCents } from '../../../domain/money/cents.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { orderNumbersIn } from '../../../domain/orders/order-number.ts'
import { mayAdvance } from '../../../domain/orders/order-states.ts'
import type { WithdrawalStatement } from '../../../domain/orders/withdrawal-form.ts'
import { endsContract, type WithdrawalOutcome, withdrawalOutcome } from '../../../domain/orders/withdrawal-period.ts'
import { type TooMany, tooMany } from '../../../domain/outcome.ts'
import { type Database, retryingTransaction } from '../../database/schema.ts'
import type { OrderTable, WithdrawalTable } from '../../database/tables/order-tables.ts'
import { newMail } from '../../outbox/new-mail.ts'
import { releaseOrder } from '../../scheduling/order-claims.ts'
import { type Author, byCustomer, lockOrder, StaleOrder } from '../advance/advance-order.ts'
import { readBalance } from '../charges/record-charges.ts'
import { queueForCustomer, readOrderMail } from '../mail/queue-order-mail.ts'
import { type ChangedColumns, recordEvent } from '../record/order-events.ts'
import { orderOf } from '../record/order-rows.ts'
import { agreedConsents, type OrderServices } from '../record/order-services.ts'
import { newSecret } from '../record/order-url.ts'
import { stepRedoWithin } from '../redo/plan-redo.ts'

/** `id` and `receivedAt` are those of the acknowledgement. */
interface ReceivedWithdrawal {
  outcome: 'done'
  id: string
  withdrawal: WithdrawalOutcome
  receivedAt: Date
}

/**
 * Takes a statement of withdrawal from anyone, without login (R16.8): stores it word for word and acknowledges it by
 * mail with its content, date and time. It ends the contract where the number and the e-mail address are those of an
 * order that may still be withdrawn from; in any other case the office looks.
 * @param client the client's address, for the limit
 */
export async function receiveWithdrawal(
  services: OrderServices,
  statement: WithdrawalStatement,
  client: string,
): Promise<ReceivedWithdrawal | TooMany> {
  const retryAfter = services.orderLimits.mails.take(client)
  if (retryAfter !== undefined) return tooMany(retryAfter)
  return await withdraw(services, statement, await findNamed(services.database, statement))
}

/**
 * Withdraws from an order by its private link, or by phone through the office (R16.5). The statement is made of what
 * the order knows.
 * @param by `seenOutcome`: what the office's page said that it comes to
 * @throws StaleOrder, if it comes to something else by now
 */
export async function withdrawOrder(
  services: OrderServices,
  { order, person }: OrderView,
  by: Withdrawer = byCustomer,
): Promise<ReceivedWithdrawal> {
  const name = `${person.firstName} ${person.lastName}`
  return await withdraw(services, { name, email: person.email, contract: order.number }, order.id, by)
}

interface Withdrawer extends Author {
  seenOutcome?: string
}

/** The order that a statement names by its number and by the customer's address. */
async function findNamed(database: Database, { contract, email }: WithdrawalStatement): Promise<string | undefined> {
  const numbers = orderNumbersIn(contract)
  if (numbers.length === 0) return undefined
  const row = await database
    .selectFrom('order')
    .innerJoin('orderPerson', 'orderPerson.orderId', 'order.id')
    .select('order.id')
    .where('number', 'in', numbers)
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email.toLowerCase()))
    .executeTakeFirst()
  return row?.id
}

async function withdraw(
  { database, clock, mailWorker, log, language }: OrderServices,
  statement: WithdrawalStatement,
  orderId: string | undefined,
  by: Withdrawer = byCustomer,
): Promise<ReceivedWithdrawal> {
  const now = clock()
  const { order, ...received } = await retryingTransaction(database, async (transaction) => {
    const row = orderId === undefined ? undefined : await lockOrder(transaction, orderId)
    const first = by.actor === 'customer' ? await sameStatement(transaction, statement, orderId, now) : undefined
    const order = row?.number
    if (first) return { order, id: first.id, withdrawal: first.outcome, receivedAt: new Date(first.receivedAt) }
    const id = newSecret()
    const found = withdrawalOutcome(
      row && orderOf(row).order,
      row ? (await agreedConsents(transaction, row.id))(row.date) : [],
      now,
    )
    if (by.seenOutcome !== undefined && by.seenOutcome !== found) throw new StaleOrder()
    const ends = row && endsContract(found) && mayAdvance(row.state, 'withdraw', by.actor)
    const after = ends ? await endByWithdrawal(transaction, row, found, by, now) : {}
    // In time, the ledger refunds what was paid by itself: nothing is left to the office.
    const balance = row && found === 'inTime' ? await readBalance(transaction, row.id) : undefined
    const paidBackCents = balance ? atLeastNothing(negateCents(balance.due)) : null
    const settledAt = paidBackCents === null ? null : now.toISOString()
    const given = { ...statement, id, orderId: row?.id ?? null, language, outcome: found }
    await storeStatement(transaction, { ...given, settledAt, paidBackCents }, now)
    if (row) await by.afterwards?.(transaction, { id: row.id, before: row, after }, now)
    return { order, id, withdrawal: found, receivedAt: now }
  })
  mailWorker.wake()
  // Not its id: that leads to the acknowledgement.
  log.info({ order, outcome: received.withdrawal }, 'withdrawal received')
  return { outcome: 'done', ...received }
}

/** Hours in which the same statement is a repetition: a double click, or a retry after a lost answer. */
const repetitionHours = 24

/** An equal statement that came in shortly before. It is acknowledged once, by its outcome then. */
async function sameStatement(
  transaction: Database,
  { name, email, contract }: WithdrawalStatement,
  orderId: string | undefined,
  now: Date,
): Promise<Pick<WithdrawalTable, 'id' | 'outcome' | 'receivedAt'> | undefined> {
  return await transaction
    .selectFrom('withdrawal')
    .select(['id', 'outcome', 'receivedAt'])
    .where('receivedAt', '>', new Date(now.getTime() - repetitionHours * 3_600_000).toISOString())
    .where((eb) => eb.and({ email, name, contract }))
    .where('orderId', orderId === undefined ? 'is' : '=', orderId ?? null)
    .orderBy('receivedAt')
    .executeTakeFirst()
}

/**
 * Ends the contract of an order whose row is locked, as a withdrawal that may do so says. A planned redo is cancelled
 * with it (R17.46).
 * @returns the columns that have changed
 */
export async function endByWithdrawal(
  transaction: Database,
  row: OrderTable,
  outcome: WithdrawalOutcome,
  { actor, personId }: Author,
  now: Date,
): Promise<ChangedColumns> {
  const seq = row.version + 1
  // The office works out the price of the work done before a withdrawal.
  const owedCents = outcome === 'inTime' ? noCents : null
  const changed = { state: 'withdrawn' as const, owedCents, sequence: row.sequence + 1, version: seq }
  await transaction.updateTable('order').set(changed).where('id', '=', row.id).execute()
  await releaseOrder(transaction, row.id)
  const redos = transaction.selectFrom('redo').select('id').where('orderId', '=', row.id).where('state', '=', 'planned')
  const by = personId === undefined ? undefined : { id: personId }
  for (const { id } of await redos.execute())
    await stepRedoWithin(transaction, { orderId: row.id, id }, 'cancelled', { by }, now)
  await recordEvent(
    transaction,
    { orderId: row.id, seq, actor, personId, kind: 'withdraw' },
    { before: row, after: changed },
    now,
  )
  return changed
}

/** The statement with this id, which only its sender knows; undefined for any other text. */
export async function findWithdrawal(database: Database, id: string): Promise<WithdrawalTable | undefined> {
  return await database.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether the acknowledgement of a statement waits for the office, because its mailbox has had too many that day. */
export async function isReceiptHeld(database: Database, { id, orderId }: WithdrawalTable): Promise<boolean> {
  const rows = await database
    .selectFrom('mail')
    .select('content')
    .where('purpose', '=', 'withdrawalReceipt')
    .where('orderId', orderId === null ? 'is' : '=', orderId)
    .where('content', 'like', `%${id}%`)
    .execute()
  return rows.some(({ content }) => readOrderMail(content)?.held)
}

async function storeStatement(transaction: Database, given: Omit<WithdrawalTable, 'receivedAt'>, now: Date) {
  await transaction
    .insertInto('withdrawal')
    .values({ ...given, receivedAt: now.toISOString() })
    .execute()
  for (const purpose of ['withdrawalReceipt', 'officeOrder'] as const) {
    const mail = {
      orderId: given.orderId,
      purpose,
      language: given.language,
      content: JSON.stringify({ withdrawal: given.id }),
    }
    const row = newMail(mail, now)
    if (purpose === 'officeOrder') await transaction.insertInto('mail').values(row).execute()
    else await queueForCustomer(transaction, row, given.email, { withdrawal: given.id })
  }
}
