import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { paymentReference } from '../domain/payments/payment-reference.ts'
import { recordChange } from '../services/database/changes.ts'
import { type Database, retryingTransaction } from '../services/database/schema.ts'
import { importBankFile } from '../services/payments/bank/import-bank-file.ts'
import { listUnmatched } from '../services/payments/bank/list-bank-lines.ts'
import { readBankFile } from '../services/payments/bank/read-bank-file.ts'
import { settleAttempt } from '../services/payments/online/settle-attempt.ts'
import { type UnpaidOrder, unpaidOrders } from '../testing/payments/unpaid-orders.ts'
import { type CamtLine, camtDocument, camtPart } from '../testing/payments/write-camt.ts'
import { latency, timeOf } from './latency.ts'
import { type Metric, number } from './metric.ts'
import { onBothEngines } from './on-both-engines.ts'

const orders = 2000
const bankLines = 10_000

/** Measures, on both engines, settling a payment and reading a statement of the bank (R18.7, R18.20). */
export const benchPayments = (): AsyncGenerator<Metric> =>
  onBothEngines(
    async () => {},
    async function* (database, engine) {
      const newOrder = await unpaidOrders(database, 'BE', new Date())
      const unpaid: UnpaidOrder[] = []
      for (let count = 0; count < orders; count += 1) unpaid.push(await newOrder(new Date()))
      const settling = await settle(database, unpaid)
      yield latency('settling a payment', settling, { SQLite: 15, PostgreSQL: 40 }[engine], `${number(orders)} orders`)
      yield* readStatements(database, unpaid)
    },
  )

/** Takes over a paid payment for each order. @returns how long each took, in milliseconds, without the first tenth */
async function settle(database: Database, unpaid: readonly UnpaidOrder[]): Promise<number[]> {
  const services = { database, clock: () => new Date() }
  const times: number[] = []
  for (const { id: orderId, cents } of unpaid) {
    const attempt = { id: randomUUID(), orderId, cents, providerId: null, checkoutUrl: null, fetchedAt: null }
    const row = { ...attempt, state: 'creating' as const, createdAt: new Date().toISOString() }
    await database.insertInto('paymentAttempt').values(row).execute()
    const paid = { providerId: `tr_${attempt.id}`, status: 'paid', cents, checkoutUrl: undefined } as const
    times.push(
      await timeOf(() =>
        settleAttempt(services, attempt.id, { ...paid, attemptId: attempt.id, chargebacks: [], refunds: [] }),
      ),
    )
  }
  return times.slice(times.length / 10)
}

/**
 * Imports a file of a month, and its lines in another file, so that each is paired with one of the store. The office
 * reads and writes meanwhile.
 */
async function* readStatements(database: Database, unpaid: readonly UnpaidOrder[]): AsyncGenerator<Metric> {
  for (const [what, lines] of [
    ['importing', statement(unpaid)],
    ['pairing', statement(unpaid).toReversed()],
  ] as const) {
    const waits: number[] = []
    let isOver = false
    const office = async () => {
      while (!isOver) {
        waits.push(await timeOf(() => listUnmatched(database)), await timeOf(() => write(database)))
        await pause(20)
      }
    }
    const read = readBankFile(new TextEncoder().encode(camtDocument({ lines })), () => true)
    const importing = timeOf(() => importBankFile(database, read, undefined, new Date()))
    const [seconds] = await Promise.all([importing.finally(() => (isOver = true)), office()])
    yield { what: `${what} ${number(bankLines)} lines of the bank, s`, value: seconds / 1000, digits: 1, atMost: 5 }
    yield { what: `longest wait of the office meanwhile, ms`, value: Math.max(...waits), digits: 0, atMost: 1000 }
  }
}

const write = (database: Database) =>
  retryingTransaction(database, (transaction) => recordChange(transaction, 'reviews', new Date()))

/** The lines of a file over twenty days; of two lines, one has the reference of an order. */
const statement = (unpaid: readonly UnpaidOrder[]): CamtLine[] =>
  Array.from({ length: bankLines }, (_, index) => {
    const order = index % 2 === 0 ? unpaid[(index / 2) % unpaid.length] : undefined
    const reference = order ? paymentReference('BE', order.serial) : ''
    return {
      amount: `${100 + (index % 50)}.00`,
      day: `<Dt>2026-11-${String(1 + (index % 20)).padStart(2, '0')}</Dt>`,
      bankReference: `R${index}`,
      parts: camtPart({ name: `Ada &amp; Co ${index}`, reference }),
    }
  })
