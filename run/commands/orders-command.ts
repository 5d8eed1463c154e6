import { parseArgs } from 'node:util'
import { type OrderTransition, orderStates } from '../../domain/orders/order-states.ts'
import { isDate } from '../../domain/scheduling/visit.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import { stepOrder } from '../../services/orders/advance/step-order.ts'
import { cancelOrder } from '../../services/orders/change/cancel-order.ts'
import { exportOrders, listOrders, readWholeOrder } from '../../services/orders/export-orders.ts'
import { proveAllOrders, proveOrder } from '../../services/orders/prove-order.ts'
import { forgetPerson } from '../../services/orders/purge-orders.ts'
import { eraseTraces } from '../../services/outbox/erase-traces.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { fail, print, runCommand } from './command-line.ts'

/** How far the work of a visit has got. Work that did not happen is recorded in the office, with its reason. */
const steps = ['begin', 'inspect', 'finish'] as const satisfies readonly OrderTransition[]

const usage = `npm run orders -- list [STATE] [--limit 50]        orders, newest first; STATE is one of ${orderStates.join(', ')}
npm run orders -- show NUMBER                     one order with its person, consents and events
npm run orders -- prove NUMBER                    calculates its price again with the archived tariff
npm run orders -- prove --all                     … of every order; ends with 1 if one costs something else
npm run orders -- cancel NUMBER [--free]          cancels it for the customer, by the usual terms or without a fee
npm run orders -- move NUMBER STEP                STEP is one of ${steps.join(', ')}
npm run orders -- forget NUMBER                    deletes who ordered; the order and its price stay for the books
npm run orders -- export [--since 2026-01-31]     all orders as lines of JSON, with prices, persons and events
`

interface Call {
  database: Database
  parameter: string
  step: string
  limit: number
  free: boolean
  all: boolean
  since: string | undefined
}

const commands: Readonly<Record<string, (call: Call) => Promise<unknown>>> = {
  list,
  show,
  prove,
  cancel,
  move,
  forget,
  export: exportAll,
}

/** `npm run orders`: the office's hands on orders. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      limit: { type: 'string', default: '50' },
      free: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      since: { type: 'string' },
    },
  })
  const [verb = '', parameter = '', step = ''] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  const limit = Number(values.limit)
  const { since } = values
  if (!command || !Number.isInteger(limit) || limit < 1 || (since !== undefined && !isDate(since))) return fail(usage)
  const settings = readSettings(process.env)
  const database = openDatabase(settings.databaseUrl)
  try {
    await migrateDatabase(database)
    await command({ database, parameter, step, limit, free: values.free, all: values.all, since })
  } finally {
    await database.destroy()
  }
}

const servicesOf = (database: Database) => ({
  database,
  clock: () => new Date(),
  // A server process looks into the outbox every second.
  mailWorker: { wake() {} },
  log: { info() {} },
})

async function list({ database, parameter, limit }: Call) {
  const state = orderStates.find((known) => known === parameter)
  if (parameter && !state) return fail(usage)
  const orders = await listOrders(database, state, limit)
  for (const { number, orderedAt, language, state: now, date, part, team, people, priceCents } of orders) {
    const visit = `${date} ${part.padEnd(9)}  ${team} ${people}`
    print(`${number}  ${orderedAt}  ${language}  ${now.padEnd(9)}  ${visit}  ${(priceCents / 100).toFixed(2)}`)
  }
  print(`${orders.length} ${orders.length === 1 ? 'order' : 'orders'}`)
}

async function show({ database, parameter }: Call) {
  const found = await readWholeOrder(database, parameter)
  return found ? print(JSON.stringify(found, null, 2)) : notFound(parameter)
}

async function prove({ database, parameter, all }: Call) {
  if (all && parameter === '') return await proveAll(database)
  const proof = await proveOrder(database, parameter).catch((error: unknown) => {
    if (error instanceof RangeError) fail(`${error.message}.\n`)
    else throw error
  })
  if (proof === undefined) return process.exitCode ? undefined : notFound(parameter)
  const { order, price, holds } = proof
  print(
    JSON.stringify({ number: order.number, ordered: order.priceCents, tariff: order.tariffDigest, ...price }, null, 2),
  )
  if (holds) print(`${order.number} costs ${(order.priceCents / 100).toFixed(2)}, as ordered.`)
  else fail(`${order.number} was ordered at ${order.priceCents} cents, but its tariff says ${price?.priceCents}.\n`)
}

async function proveAll(database: Database) {
  const { orders, tariffs, failed } = await proveAllOrders(database)
  for (const { number, reason } of failed) fail(`${number}: ${reason}.\n`)
  print(
    `${orders - failed.length} of ${orders} orders cost what was ordered, by ${tariffs} ${tariffs === 1 ? 'tariff' : 'tariffs'}.`,
  )
}

async function cancel({ database, parameter, free }: Call) {
  const found = await readWholeOrder(database, parameter)
  if (!found) return notFound(parameter)
  const given = { actor: 'office' as const, waiveFee: free }
  const answer = await cancelOrder(servicesOf(database), found.order.id, undefined, given)
  if (answer.outcome === 'stale') return fail(`${parameter} is ${found.order.state}, so it cannot be cancelled.\n`)
  const owed = ((answer.order.owedCents ?? 0) / 100).toFixed(2)
  print(`${answer.order.number} is cancelled. Owed: ${owed}. The customer gets a mail.`)
}

async function move({ database, parameter, step }: Call) {
  const wanted: OrderTransition | undefined = steps.find((known) => known === step)
  if (!wanted) return fail(usage)
  const found = await readWholeOrder(database, parameter)
  if (!found) return notFound(parameter)
  const { id, state, date } = found.order
  const { outcome } = await stepOrder(servicesOf(database), id, wanted, { actor: 'office', version: undefined })
  if (outcome === 'moved') print(`${parameter} is ${(await readWholeOrder(database, parameter))?.order.state}.`)
  else fail(`${parameter} is ${state} and planned for ${date}, so it cannot ${wanted} today.\n`)
}

async function forget({ database, parameter }: Call) {
  const found = await readWholeOrder(database, parameter)
  if (!found) return notFound(parameter)
  const { id, state, number } = found.order
  if (state === 'ordered' || state === 'begun') {
    return fail(`${number} is ${state}: the team still needs to know where to come. Cancel it first.\n`)
  }
  if (!(await retryingTransaction(database, (transaction) => forgetPerson(transaction, id))))
    return fail(`${number} stays as it is: money is still to be paid or refunded (the office’s Payments).\n`)
  await eraseTraces(database, readSettings(process.env))
  print(`${number} has no personal data any more.`)
}

async function exportAll({ database, since }: Call) {
  for await (const order of exportOrders(database, since)) print(JSON.stringify(order))
}

const notFound = (number: string) => fail(`There is no order ${number}.\n`)

await runCommand(main, usage)
