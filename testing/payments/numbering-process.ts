import { randomInt } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { openDatabase } from '../../services/database/database.ts'
import { isStorageAway } from '../../services/http/storage-away.ts'
import { readInvoices } from '../../services/invoices/read-invoices.ts'
import { creditInvoice, issueInvoice } from '../../services/payments/invoices/issue-invoice.ts'

/** A process of the proof: issues and credits invoices of the same few orders as fast as it can, until it is killed. */
const [databaseUrl = '', ...orderIds] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
const database = openDatabase(databaseUrl)
process.send?.('ready')
for (;;) {
  const orderId = orderIds[randomInt(orderIds.length)] ?? ''
  try {
    await issueInvoice(database, orderId, { payee: undefined }, new Date())
    const { inForce } = await readInvoices(database, orderId)
    const credit = { number: inForce.at(-1)?.document.number ?? '', reason: 'proof', person: { id: 'proof' } }
    await creditInvoice(database, orderId, credit, new Date())
  } catch (error) {
    // Another process has held the file for too long.
    if (!isStorageAway(error)) throw error
  }
  await turn()
}
