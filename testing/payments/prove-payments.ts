import { randomInt, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { paymentReference } from '../../domain/payments/payment-reference.ts'
import type { Database } from '../../services/database/schema.ts'
import type { BankBooking, BankFile } from '../../services/payments/bank/bank-statement.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { watchReturns } from '../../services/payments/online/fetch-queue.ts'
import { runProof } from '../commands/run-proof.ts'
import { withProcesses } from '../with-processes.ts'
import { bankBooking, bankFile, bankStatement } from './bank-statements.ts'
import { compareMoney } from './compare-money.ts'
import { decide, lyingStandIn } from './lying-stand-in.ts'
import { type MoneyNote, payers, type Round } from './payers.ts'
import { type UnpaidOrder, unpaidOrders } from './unpaid-orders.ts'

const program = fileURLToPath(new URL('./paying-process.ts', import.meta.url))
const minute = 60_000
const hour = 60 * minute

/** The time between two rounds, in milliseconds. */
const leaps = [0, 6000, 20_000, 2 * minute, 4 * minute, 11 * minute, 16 * minute, 55 * minute, 2 * hour, 26 * hour]
/** Among so many rounds, the provider is away in some, which take two days. */
const awayAmong = 30
const [awayFrom, awayUntil] = [1, 3]
/** Orders that begin in a round, and among how many of the newest ones something happens. */
const newOrders = 18
const busyOrders = 40
/** Steps of each process in a round. */
const steps = 24

/**
 * `npm run prove:payments`: on each engine, several processes pay at a provider that lies and is away for two days now
 * and then, take webhooks, read the bank's files, record, correct, cancel and refund the same orders, and are killed at
 * random moments. The clock leaps between rounds. Afterwards everything is settled. A promise is broken when the ledger
 * is not what moved outside, to the cent, or an invoice number is missing (R18.20).
 */
await runProof('npm run prove:payments', { schedules: 4000, kills: 60, processes: 3 }, async (url, size) => {
  const { schedules, kills, processes } = size
  const time = { ahead: 0 }
  const now = () => new Date(Date.now() + time.ahead)
  const standIn = await lyingStandIn(now)
  const rounds = Math.max(kills, Math.ceil(schedules / newOrders))
  const parameters = Array.from({ length: processes }, () => [standIn.origin])
  const proof = withProcesses(url, program, { parameters, rounds, kills }, async (crew) => {
    const { database } = crew
    await watchReturns(database, now())
    const newOrder = await unpaidOrders(database, 'BE', now())
    const orders: UnpaidOrder[] = []
    const bank: BankBooking[] = []
    for (let index = 0; index < rounds; index += 1) {
      for (let count = 0; count < newOrders; count += 1) orders.push(await newOrder(now()))
      standIn.state.away = index % awayAmong >= awayFrom && index % awayAmong < awayUntil
      time.ahead += standIn.state.away ? (48 * hour) / (awayUntil - awayFrom) : (leaps[randomInt(leaps.length)] ?? 0)
      await decide(standIn)
      const busy = [...orders.slice(-busyOrders), ...anyOf(orders, 8)]
      bank.push(...anyOf(busy, randomInt(5)).map(bankLine))
      const round: Round = { ahead: time.ahead, orders: busy, statement: fileOf(bank.slice(-20)), steps }
      await crew.play(() => round)
    }
    const notes = crew.notes<MoneyNote>()
    await settle(database, standIn, time, bank, notes)
    const made = [...standIn.payments.values()]
    const moved = { orders, provider: made, bank: await linesOfOrders(database, bank, orders), notes }
    const paid = made.filter(({ status }) => status === 'paid').length
    const refunds = made.reduce((sum, { refunds }) => sum + refunds.length, 0)
    const offline = notes.filter(({ kind }) => kind === 'offline').length
    const invoices = (await database.selectFrom('invoice').select('seq').execute()).length
    return {
      tried: [
        `${orders.length} schedules by ${processes} processes, kills: ${kills}`,
        `online: ${made.length} made, ${paid} paid, ${refunds} refunds, ${offline} without an answer`,
        `${bank.length} lines of the bank, ${invoices} invoices and credit notes, ${Math.round(time.ahead / (24 * hour))} days by the clock`,
        'every cent that moved is one row · no row without its money · no payment without its attempt',
        'what was too much went back, and no more · nothing waits · the ledger agrees with the orders · no invoice number is missing',
      ],
      violations: [...crew.crashes, ...(await compareMoney(database, moved))],
    }
  })
  return await proof.finally(standIn.stop)
})

/**
 * The provider answers truthfully again, banks decide, the files are read once more, and the office gives back what it
 * has to.
 */
async function settle(
  database: Database,
  standIn: Awaited<ReturnType<typeof lyingStandIn>>,
  time: { ahead: number },
  bank: readonly BankBooking[],
  notes: MoneyNote[],
) {
  Object.assign(standIn.state, { away: false, honest: true })
  const note = (one: MoneyNote) => void notes.push(one)
  const last = payers({ database, provider: standIn.provider, origin: 'http://127.0.0.1:9', note })
  await importBankFile(database, fileOf(bank), undefined, new Date(Date.now() + time.ahead))
  await last.tellApart()
  const pass = async () => {
    time.ahead += 24 * hour
    await last.drain(time.ahead)
  }
  for (let day = 0; day < 3; day += 1) {
    await decide(standIn, { all: true })
    await pass()
  }
  // A refund of the office may open one by the provider, which may be refused again.
  for (let day = 0; day < 4; day += 1) {
    await last.giveAllBack()
    await pass()
  }
}

function anyOf<One>(all: readonly One[], count: number): One[] {
  return Array.from({ length: count }, () => all[randomInt(all.length)]).filter((one) => one !== undefined)
}

/** A transfer of what is due, a cent less, more, or nothing like it. */
function bankLine({ serial, cents }: UnpaidOrder): BankBooking {
  const amount = [cents, cents - 1, cents + randomInt(500), 1 + randomInt(cents)][randomInt(4)] ?? cents
  const reference = randomInt(10) === 0 ? '' : paymentReference('BE', serial)
  return bankBooking(amount, { bankReference: randomUUID(), part: { reference } })
}

/** A file of lines, without balances. Each is another file, as an export of each day would be. */
function fileOf(bank: readonly BankBooking[]): BankFile {
  return bankFile(bankStatement(bank))
}

/** The lines with the reference of an order, by the keys that their payments have. */
async function linesOfOrders(database: Database, bank: readonly BankBooking[], orders: readonly UnpaidOrder[]) {
  const byReference = new Map(orders.map(({ id, serial }) => [paymentReference('BE', serial), id]))
  const stored = await database.selectFrom('bankBooking').select(['id', 'bankReference']).execute()
  const ids = new Map(stored.map(({ id, bankReference }) => [bankReference, id]))
  return bank.flatMap(({ bankReference, cents, parts: [part] }) => {
    const orderId = byReference.get(part?.reference ?? '')
    return orderId === undefined ? [] : [{ key: `${ids.get(bankReference)}/1`, orderId, cents }]
  })
}
