import { once } from 'node:events'
import { openSync, writeSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { openDatabase } from '../../services/database/database.ts'
import { listen } from '../../services/http/listen.ts'
import { webhookPath } from '../../services/payments/online/start-payment.ts'
import { type ProviderAnswer, providerByMessage } from './lying-memory.ts'
import { visitedStandIn } from './lying-stand-in.ts'
import { payers, type Round } from './payers.ts'

/**
 * A process of the proof: takes webhooks, and plays each round that its parent sends. It pays at the stand-in, or at
 * its parent if there is none.
 */
const [databaseUrl = '', noteFile = '', standIn] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
const notes = openSync(noteFile, 'a')
const parent = providerByMessage((call) => process.send?.(call))
const app = new Hono()
const crew = payers({
  database: openDatabase(databaseUrl),
  provider: standIn ? visitedStandIn(standIn) : parent.provider,
  origin: standIn ? await serve() : noteFile,
  note: (note) => writeSync(notes, `${JSON.stringify(note)}\n`),
})
app.post(webhookPath, async (context) => {
  await crew.webhook(String((await context.req.parseBody()).id))
  return context.body(null)
})
process.on('message', async (message: Round | ProviderAnswer | { webhook: string }) => {
  if ('call' in message) parent.take(message)
  else if ('webhook' in message) await crew.webhook(message.webhook)
  else {
    await crew.play(message)
    process.send?.('played')
  }
})
process.send?.('ready')

/** @returns where it listens */
async function serve(): Promise<string> {
  const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1' })
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
