import { atLeastNothing, negateCents, noCents } from '../../../domain/money/cents.ts'
import type { OrderView } from '../../../domain/orders/order.ts'
import { orderNumbersIn } from '../../../domain/orders/order-number.ts'
import { mayAdvance } from '../../../domain/orders/order-states.ts'
import type { WithdrawalStatement } from '../../../domain/orders/withdrawal-form.ts'
import { endsContract, type WithdrawalOutcome, withdrawalOutcome } from '../../../domain/orders/withdrawal-period.ts'
import { tooMany } from '../../../domain/outcome.ts'
import { type Database, retryingTransaction, type Schema } from '../../database/schema.ts'
import type { OrderTable } from '../../database/tables/order-tables.ts'
import {
  type AdvanceServices,
  type Author,
  advanceWithin,
  byCustomer,
  lockOrder,
  StaleOrder,
} from '../advance/advance-order.ts'
import { readBalance } from '../charges/record-charges.ts'
import { queueOrderMail, readOrderMail } from '../mail/queue-order-mail.ts'
import { orderOf } from '../record/order-rows.ts'
import { agreedConsents, type OrderServices } from '../record/order-services.ts'
import { newSecret } from '../record/order-url.ts'
import { stepRedoWithin } from '../redo/plan-redo.ts'

/**
 * Takes a statement of withdrawal from anyone, without login (R16.8): stores it word for word and acknowledges it by
 * mail with its content, date and time. It ends the contract where the number and the e-mail address are those of an
 * order that may still be withdrawn from; in any other case the office checks.
 * @param client the client's address, for the limit
 */
export async function receiveWithdrawal(services: OrderServices, statement: WithdrawalStatement, client: string) {
  const retryAfter = services.orderLimits.mails.take(client)
  if (retryAfter !== undefined) return tooMany(retryAfter)
  return await withdraw(services, statement, await findNamed(services.database, statement))
}

/**
 * Withdraws from an order by its private link, or by phone through the office (R16.5). The statement is made of what
 * the order knows.
 * @param by `seenOutcome`: the outcome that the office's page showed
 * @throws StaleOrder if the outcome has changed since
 */
export async function withdrawOrder(
  services: OrderServices,
  { order, person }: OrderView,
  by: Withdrawer = byCustomer,
) {
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

/** `id` and `receivedAt` of what it answers are those of the acknowledgement. */
async function withdraw(
  { database, clock, mailWorker, log, language, settings }: OrderServices,
  statement: WithdrawalStatement,
  orderId: string | undefined,
  by: Withdrawer = byCustomer,
) {
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
    const settled = row && (await applyWithdrawal(transaction, settings, row, found, by, now))
    const given = { ...statement, id, orderId: row?.id ?? null, language, outcome: found }
    await storeStatement(transaction, { ...given, settledAt: null, paidBackCents: null, ...settled }, now)
    return { order, id, withdrawal: found, receivedAt: now }
  })
  mailWorker.wake()
  // Not its id: that leads to the acknowledgement.
  log.info({ order, outcome: received.withdrawal }, 'withdrawal received')
  return { outcome: 'done' as const, ...received }
}

/** Hours in which the same statement is a repetition: a double click, or a retry after a lost answer. */
const repetitionHours = 24

/** An equal statement that came in shortly before. It is acknowledged once, by its outcome then. */
async function sameStatement(
  transaction: Database,
  { name, email, contract }: WithdrawalStatement,
  orderId: string | undefined,
  now: Date,
) {
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
 * Applies a withdrawal to an order whose row is locked: one that may still end the contract does, and cancels a planned
 * redo with it (R17.46). In time, the ledger refunds what was paid by itself: nothing is left to the office.
 * @returns the columns of a statement that is settled by that
 */
export async function applyWithdrawal(
  transaction: Database,
  { payees }: AdvanceServices['settings'],
  row: OrderTable,
  outcome: WithdrawalOutcome,
  by: Author,
  now: Date,
): Promise<Partial<Pick<Schema['withdrawal'], 'settledAt' | 'paidBackCents'>>> {
  const work = async () => {
    const redos = transaction.selectFrom('redo').select('id').where('orderId', '=', row.id)
    const person = by.personId === undefined ? undefined : { id: by.personId }
    for (const { id } of await redos.where('state', '=', 'planned').execute())
      await stepRedoWithin(transaction, { orderId: row.id, id }, 'cancelled', { by: person }, now)
    // The office works out the price of the work done before a withdrawal.
    return { owedCents: outcome === 'inTime' ? noCents : null, sequence: row.sequence + 1 }
  }
  if (endsContract(outcome) && mayAdvance(row.state, 'withdraw', by.actor))
    await advanceWithin(transaction, row.id, 'withdraw', { ...by, work }, { now, payees })
  else await by.afterwards?.(transaction, { id: row.id, before: row, after: {} }, now)
  if (outcome !== 'inTime') return {}
  const { due } = await readBalance(transaction, row.id)
  return { settledAt: now.toISOString(), paidBackCents: atLeastNothing(negateCents(due)) }
}

/** The statement with this id, which only its sender knows; undefined for any other text. */
export async function findWithdrawal(database: Database, id: string): Promise<Schema['withdrawal'] | undefined> {
  return await database.selectFrom('withdrawal').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Whether the acknowledgement of a statement waits for the office, because its mailbox has had too many that day. */
export async function isReceiptHeld(database: Database, { id, orderId }: Schema['withdrawal']): Promise<boolean> {
  const rows = await database
    .selectFrom('mail')
    .select('content')
    .where('purpose', '=', 'withdrawalReceipt')
    .where('orderId', orderId === null ? 'is' : '=', orderId)
    .where('content', 'like', `%${id}%`)
    .execute()
  return rows.some(({ content }) => readOrderMail(content)?.held)
}

async function storeStatement(transaction: Database, given: Omit<Schema['withdrawal'], 'receivedAt'>, now: Date) {
  await transaction
    .insertInto('withdrawal')
    .values({ ...given, receivedAt: now.toISOString() })
    .execute()
  const { id, orderId, language } = given
  for (const purpose of ['withdrawalReceipt', 'officeOrder'] as const)
    await queueOrderMail(transaction, { id: orderId, language }, purpose, { withdrawal: id }, now)
}
