import { Hono } from 'hono'
import { listen } from '../../services/http/listen.ts'
import { webhookPath } from '../../services/payments/online/start-payment.ts'
import { portOf } from '../free-port.ts'
import { joinProof } from '../join-proof.ts'
import { type MoneyNote, payers, type Round } from './payers.ts'
import { paymentsAt } from './start-stand-in.ts'

/** A process of the proof: pays at the stand-in, takes its webhooks, and plays each round that its parent sends. */
const { database, note, parameters, playRounds } = joinProof<MoneyNote>()
const [standIn = ''] = parameters
const app = new Hono()
const server = listen(app.fetch, { port: 0, hostname: '127.0.0.1' })
const origin = `http://127.0.0.1:${await portOf(server)}`
const customers = payers({ database, provider: paymentsAt(standIn), origin, note })
app.post(webhookPath, async (context) => {
  await customers.webhook(String((await context.req.parseBody()).id))
  return context.body(null)
})
playRounds<Round>(customers.play)
