import { randomInt, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { paymentReference } from '../../domain/payments/payment-reference.ts'
import type { Database } from '../../services/database/schema.ts'
import type { BankBooking, BankFile } from '../../services/payments/bank/bank-statement.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { watchReturns } from '../../services/payments/online/fetch-queue.ts'
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
 * Has several processes pay, take webhooks, read the bank's files, record, correct, cancel and refund at random, over a
 * provider that lies and is away for two days now and then, and kills them at random moments. The clock leaps between
 * rounds. Afterwards everything is settled, and the ledger is compared with what moved outside.
 * @param databaseUrl an empty database
 * @param size `schedules`: how many orders at least
 */
export async function provePayments(
  databaseUrl: string,
  { schedules, kills, processes }: { schedules: number; kills: number; processes: number },
) {
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  const standIn = await lyingStandIn(now)
  const rounds = Math.max(kills, Math.ceil(schedules / newOrders))
  const parameters = Array.from({ length: processes }, () => [standIn.origin])
  const proof = withProcesses(databaseUrl, program, { parameters, rounds, kills }, async (crew) => {
    const { database } = crew
    await watchReturns(database, now())
    const newOrder = await unpaidOrders(database, 'BE', now())
    const orders: UnpaidOrder[] = []
    const bank: BankBooking[] = []
    for (let index = 0; index < rounds; index += 1) {
      for (let count = 0; count < newOrders; count += 1) orders.push(await newOrder(now()))
      standIn.state.away = index % awayAmong >= awayFrom && index % awayAmong < awayUntil
      ahead += standIn.state.away ? (48 * hour) / (awayUntil - awayFrom) : (leaps[randomInt(leaps.length)] ?? 0)
      await decide(standIn)
      const busy = [...orders.slice(-busyOrders), ...anyOf(orders, 8)]
      bank.push(...anyOf(busy, randomInt(5)).map(bankLine))
      const round: Round = { ahead, orders: busy, statement: fileOf(bank.slice(-20)), steps }
      await crew.play(() => round)
    }
    const notes = crew.notes<MoneyNote>()
    await settle(database, bank, notes)
    const made = [...standIn.payments.values()]
    const moved = { orders, provider: made, bank: await linesOfOrders(database, bank, orders), notes }
    return {
      schedules: orders.length,
      provider: {
        made: made.length,
        paid: made.filter(({ status }) => status === 'paid').length,
        refunds: made.reduce((sum, { refunds }) => sum + refunds.length, 0),
      },
      lines: bank.length,
      invoices: (await database.selectFrom('invoice').select('seq').execute()).length,
      offline: notes.filter(({ kind }) => kind === 'offline').length,
      days: Math.round(ahead / (24 * hour)),
      violations: [...crew.crashes, ...(await compareMoney(database, moved))],
    }
  })
  return await proof.finally(standIn.stop)

  /**
   * The provider answers truthfully again, banks decide, the files are read once more, and the office gives back what
   * it has to.
   */
  async function settle(database: Database, bank: readonly BankBooking[], notes: MoneyNote[]) {
    Object.assign(standIn.state, { away: false, honest: true })
    const note = (one: MoneyNote) => void notes.push(one)
    const last = payers({ database, provider: standIn.provider, origin: 'http://127.0.0.1:9', note })
    await importBankFile(database, fileOf(bank), undefined, now())
    await last.tellApart()
    for (let day = 0; day < 3; day += 1) {
      await decide(standIn, { all: true })
      ahead += 24 * hour
      await last.drain(ahead)
    }
    // A refund of the office may open one by the provider, which may be refused again.
    for (let day = 0; day < 4; day += 1) {
      await last.giveAllBack()
      ahead += 24 * hour
      await last.drain(ahead)
    }
  }
}

const anyOf = <One>(all: readonly One[], count: number): One[] =>
  Array.from({ length: count }, () => all[randomInt(all.length)]).filter((one) => one !== undefined)

/** A transfer of what is due, a cent less, more, or nothing like it. */
function bankLine({ serial, cents }: UnpaidOrder): BankBooking {
  const amount = [cents, cents - 1, cents + randomInt(500), 1 + randomInt(cents)][randomInt(4)] ?? cents
  const reference = randomInt(10) === 0 ? '' : paymentReference('BE', serial)
  return bankBooking(amount, { bankReference: randomUUID(), part: { reference } })
}

/** A file of lines, without balances. Each is another file, as an export of each day would be. */
const fileOf = (bank: readonly BankBooking[]): BankFile => bankFile(bankStatement(bank))

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
