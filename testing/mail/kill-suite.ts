import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { seedRoster } from '../../services/seed/seed-roster.ts'
import { markedMessage } from '../marked-message.ts'
import { markedOrders } from '../ordering/marked-orders.ts'
import { payForOrder } from '../ordering/pay-for-order.ts'
import { sampleTariff } from '../orders/open-order-services.ts'
import { faultsOfTrial } from '../payments/faults-of-trial.ts'
import { startStandIn } from '../payments/start-stand-in.ts'
import { type SiteProcess, siteProcess } from '../site-process.ts'
import { startMailServer } from './mail-server.ts'
import { releaseClaims } from './release-claims.ts'
import { type MailTally, tallyMail } from './tally-mail.ts'

/**
 * Where a process is killed: around storing, while claiming, in the SMTP conversation, and before it notes a delivery.
 */
export const stages = ['beforeStoring', 'afterStoring', 'claiming', 'recipient', 'content', 'accepted'] as const
type Stage = (typeof stages)[number]

export interface KillFigures extends MailTally {
  /** Messages answered 202, and orders that were placed and paid. */
  accepted: number
  kills: number
  /** Contradictions in the data: a sentence each. */
  faults: string[]
}

/**
 * Kills the site's process repeatedly under a stream of messages, orders and payments, each time at the next stage of a
 * delivery, and counts what arrives at a real SMTP server.
 */
export async function runKillSuite(databaseUrl: string, kills: number): Promise<KillFigures> {
  let armed: Stage | undefined
  let doomed = Promise.withResolvers<void>()
  const trigger = (stage: Stage) => {
    if (armed !== stage) return
    armed = undefined
    doomed.resolve()
  }
  const unnoted = new Set<string>()
  const mailServer = await startMailServer({
    onRecipient: () => trigger('recipient'),
    onContent: () => trigger('content'),
    onAccept: () => trigger('accepted'),
  })
  const provider = await startStandIn()
  const settings = { DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url, ...provider.settings }
  const site = siteProcess({ ...settings, TRUSTED_PROXIES: '127.0.0.1' })
  const database = openDatabase(databaseUrl)
  await migrateDatabase(database)
  await seedRoster(database, sampleTariff('BE'))
  await site.start()
  const stream = submitForever(site, trigger)

  for (let kill = 0; kill < kills; kill += 1) {
    doomed = Promise.withResolvers()
    armed = stages[kill % stages.length]
    if (armed === 'claiming') sleep(40 + (kill % 7) * 10).then(() => trigger('claiming'))
    await doomed.promise
    await site.kill()
    for (const messageId of await releaseClaims(database, site)) unnoted.add(messageId)
    await site.start()
  }

  const accepted = await stream.end()
  await untilDelivered(database)
  const faults = await faultsOfTrial(database, provider)
  await site.stop()
  await database.destroy()
  await mailServer.close()
  provider.stop()

  return { accepted: accepted.length, kills, faults, ...tallyMail(mailServer.received, accepted, unnoted) }
}

/**
 * Four visitors who send one message after the other, and one who orders and pays. All retry with the same key when no
 * answer comes.
 */
function submitForever(site: SiteProcess, trigger: (stage: Stage) => void) {
  const accepted: string[] = []
  let ending = false
  async function visitor(send: (token: string) => Promise<boolean>) {
    while (!ending) {
      const token = randomUUID()
      while (!(await send(token))) await sleep(15)
      accepted.push(token)
      trigger('afterStoring')
      await sleep(60)
    }
  }
  const order = markedOrders('en')
  async function orderAndPay(token: string): Promise<boolean> {
    const ordering = `http://127.0.0.1:${site.orderPort}`
    const answer = await order(ordering, token)
    await payForOrder(ordering, (await answer.json()) as { url: string })
    return true
  }
  const writer = () => visitor((token) => submit(site.origin, token, trigger))
  const customer = visitor((token) => orderAndPay(token).catch(() => false))
  const visitors = Promise.all([writer(), writer(), writer(), writer(), customer])
  return {
    async end() {
      ending = true
      await visitors
      return accepted
    },
  }
}

async function submit(origin: string, token: string, trigger: (stage: Stage) => void): Promise<boolean> {
  const answer = fetch(`${origin}/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': token },
    body: JSON.stringify(markedMessage(token)),
  })
  setImmediate(() => trigger('beforeStoring'))
  return answer.then(
    (response) => response.status === 202,
    () => false,
  )
}

/** Waits until all mail to the office is sent, about messages and orders. @throws after a minute */
export async function untilDelivered(database: Database) {
  const deadline = Date.now() + 60_000
  for (;;) {
    const open = await database
      .selectFrom('mail')
      .select('id')
      .where('purpose', 'in', ['office', 'officeOrder'])
      .where('state', '<>', 'sent')
      .limit(1)
      .executeTakeFirst()
    if (!open) return
    if (Date.now() > deadline) throw new Error('mail is still waiting after a minute')
    await sleep(50)
  }
}
