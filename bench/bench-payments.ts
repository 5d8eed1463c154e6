import { randomUUID } from 'node:crypto'
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { samplePayee } from '../domain/payments/payee.ts'
import { paymentReference } from '../domain/payments/payment-reference.ts'
import { answerWebhook } from '../order/paid/answer-webhook.ts'
import { recordChange } from '../services/database/changes.ts'
import { retryingTransaction } from '../services/database/retrying-transaction.ts'
import type { Database } from '../services/database/schema.ts'
import type { AppEnvironment } from '../services/http/request-log.ts'
import { importBankFile } from '../services/payments/bank/import-bank-file.ts'
import { listUnmatched } from '../services/payments/bank/list-bank-lines.ts'
import { readBankFile } from '../services/payments/bank/read-bank-file.ts'
import { settleAttempt } from '../services/payments/online/settle-attempt.ts'
import { webhookPath } from '../services/payments/online/start-payment.ts'
import { type UnpaidOrder, unpaidOrders } from '../testing/payments/unpaid-orders.ts'
import { latency, timeOf } from './latency.ts'
import { type Metric, number } from './metric.ts'
import { onBothEngines } from './on-both-engines.ts'

const orders = 2000
const bankLines = 10_000
const forgedIds = 100_000
/** Webhooks that are answered at the same time. */
const atOnce = 20
const megabyte = 1024 * 1024

/**
 * Measures, on both engines, settling a payment, reading a statement of the bank, and a flood of forged webhooks
 * (R18.7, R18.20, R18.22).
 */
export const benchPayments = (folder: string): AsyncGenerator<Metric> =>
  onBothEngines(
    folder,
    async () => {},
    async function* (database, engine) {
      const newOrder = await unpaidOrders(database, 'BE', new Date())
      const unpaid: UnpaidOrder[] = []
      for (let count = 0; count < orders; count += 1) unpaid.push(await newOrder(new Date()))
      const settling = await settle(database, unpaid)
      yield latency('settling a payment', settling, { SQLite: 15, PostgreSQL: 40 }[engine], `${number(orders)} orders`)
      yield* readStatements(database, unpaid)
      yield* floodWebhook(database)
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
 * Imports a file of a month, and the same lines in another one, so that each is paired with one of the store. The office
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
    const read = readBankFile(new TextEncoder().encode(documentOf(lines)), () => true)
    const importing = timeOf(() => importBankFile(database, read, undefined, new Date()))
    const [seconds] = await Promise.all([importing.finally(() => (isOver = true)), office()])
    yield { what: `${what} ${number(bankLines)} lines of the bank, s`, value: seconds / 1000, digits: 1, atMost: 5 }
    yield { what: `longest wait of the office meanwhile, ms`, value: Math.max(...waits), digits: 0, atMost: 1000 }
  }
}

const write = (database: Database) =>
  retryingTransaction(database, (transaction) => recordChange(transaction, 'reviews', new Date()))

/** The lines of a CAMT.053 file over twenty days; of two lines, one has the reference of an order. */
const statement = (unpaid: readonly UnpaidOrder[]): string[] =>
  Array.from({ length: bankLines }, (_, index) => {
    const order = index % 2 === 0 ? unpaid[(index / 2) % unpaid.length] : undefined
    const reference = order ? paymentReference('BE', order.serial) : ''
    return `<Ntry><Amt Ccy="EUR">${100 + (index % 50)}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts>
<BookgDt><Dt>2026-11-${String(1 + (index % 20)).padStart(2, '0')}</Dt></BookgDt>
<AcctSvcrRef>R${index}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties><Dbtr><Nm>Ada &amp; Co ${index}</Nm></Dbtr></RltdPties>
<RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls></Ntry>`
  })

function documentOf(lines: readonly string[]): string {
  const account = `<Acct><Id><IBAN>${samplePayee('BE').iban}</IBAN></Id></Acct>`
  return `<Document><BkToCstmrStmt><Stmt>${account}${lines.join('')}</Stmt></BkToCstmrStmt></Document>`
}

async function* floodWebhook(database: Database): AsyncGenerator<Metric> {
  const services = { orders: { database }, clock: () => new Date() }
  const app = new Hono<AppEnvironment>().post(webhookPath, (context) => answerWebhook({ context }, services))
  const call = async (id: string) => app.request(webhookPath, { method: 'POST', body: new URLSearchParams({ id }) })
  let left = forgedIds
  let times: number[] = []
  const flood = async () => {
    for (; left > 0; left -= 1) times.push(await timeOf(() => call(`tr_${left}`)))
  }
  await call('tr_first')
  // The queue is full after the first thousand; what is measured is the flood upon it.
  for (left = 2000; left > 0; left -= 1) await call(`tr_early${left}`)
  const before = await heapBytes()
  left = forgedIds
  await Promise.all(Array.from({ length: atOnce }, flood))
  const { count } = await database
    .selectFrom('paymentFetch')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  yield latency(`a forged webhook of ${number(forgedIds)}, ${atOnce} at once`, times, 50)
  times = []
  yield { what: 'forged ids that wait to be looked at', value: Number(count), atMost: 1000 }
  const grown = ((await heapBytes()) - before) / megabyte
  yield { what: 'memory after the forged webhooks, MB more', value: grown, digits: 1, atMost: 5 }
}

/** The heap in use after garbage collections, in bytes: objects with finalizers go only in the second one. */
async function heapBytes(): Promise<number> {
  setFlagsFromString('--expose-gc')
  for (let collection = 0; collection < 3; collection += 1) {
    runInNewContext('gc')()
    await turn()
  }
  return process.memoryUsage().heapUsed
}
