import { randomInt, randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { cents } from '../../domain/money/cents.ts'
import { openDatabase } from '../../services/database/database.ts'
import { isStorageAway } from '../../services/http/storage-away.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { readBalance } from '../../services/orders/charges/record-charges.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'
import { correctCharge } from '../../services/payments/record/record-by-office.ts'

/** A process of the proof: issues and credits invoices of the same few orders as fast as it can, until it is killed. */
const [databaseUrl = '', ...orderIds] = process.argv.slice(2)
const person = { id: 'proof' }
process.on('disconnect', () => process.exit())
const database = openDatabase(databaseUrl)
process.send?.('ready')
for (;;) {
  const orderId = orderIds[randomInt(orderIds.length)] ?? ''
  try {
    await issueInvoice(database, orderId, { payee: undefined }, new Date())
    const { inForce } = await readInvoices(database, orderId)
    const credit = { number: inForce.at(-1)?.document.number ?? '', reason: 'proof', person }
    await creditInvoice(database, orderId, credit, new Date())
    // One event, two numbers: what no longer fits is credited, and another one issued.
    await issueInvoice(database, orderId, { payee: undefined }, new Date())
    const { due: seenDue } = await readBalance(database, orderId)
    const more = { cents: cents(randomInt(1, 500) * (seenDue > 50_000 ? -1 : 1)), reason: 'proof', isLateCost: false }
    await correctCharge(database, orderId, more, { person, seenDue, entryId: randomUUID() }, new Date())
  } catch (error) {
    // Another process has held the file for too long.
    if (!isStorageAway(error)) throw error
  }
  await turn()
}
