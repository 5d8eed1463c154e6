import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import { openDatabase } from '../../services/database/database.ts'
import { listen } from '../../services/http/listen.ts'
import { webhookPath } from '../../services/payments/online/start-payment.ts'
import { answerLog } from '../answer-log.ts'
import { payers, type Round } from './payers.ts'
import { paymentsAt } from './start-stand-in.ts'

/** A process of the proof: pays at the stand-in, takes its webhooks, and plays each round that its parent sends. */
const [databaseUrl = '', noteFile = '', standIn = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
const app = new Hono()
const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1' })
await once(server, 'listening')
const crew = payers({
  database: openDatabase(databaseUrl),
  provider: paymentsAt(standIn),
  origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  note: answerLog(noteFile),
})
app.post(webhookPath, async (context) => {
  await crew.webhook(String((await context.req.parseBody()).id))
  return context.body(null)
})
process.on('message', async (round: Round) => {
  await crew.play(round)
  process.send?.('played')
})
process.send?.('ready')
