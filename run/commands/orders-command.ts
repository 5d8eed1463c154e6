import { counted } from '../../copy/format/counted.ts'
import type { Database } from '../../services/database/schema.ts'
import { proveAllOrders, proveOrder } from '../../services/orders/prove-order.ts'
import { fail, inOwnDatabase, print, runCommand } from './command-line.ts'

const usage = `npm run orders -- prove NUMBER     calculates the price of an order again with the archived tariff
npm run orders -- prove --all      the same for every order; ends with 1 if a price differs
`

/** `npm run orders`: the proof of prices (R16.3). Everything else about orders is done in the office. */
async function main(): Promise<void> {
  const [verb, parameter, ...more] = process.argv.slice(2)
  if (verb !== 'prove' || parameter === undefined || more.length > 0) return fail(usage)
  await inOwnDatabase((database) => (parameter === '--all' ? proveAll(database) : prove(database, parameter)))
}

async function prove(database: Database, parameter: string) {
  const proof = await proveOrder(database, parameter).catch((error: unknown) => {
    if (error instanceof RangeError) fail(`${error.message}.\n`)
    else throw error
  })
  if (proof === undefined) return process.exitCode ? undefined : fail(`There is no order ${parameter}.\n`)
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
  print(`${orders - failed.length} of ${orders} orders cost what was ordered, by ${counted(tariffs, 'tariff')}.`)
}

await runCommand(main, usage)
