import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openTrial } from '../cluster/open-trial.ts'
import { sendMarked } from '../marked-message.ts'
import { markedOrders } from '../ordering/marked-orders.ts'
import { type SiteProcess, siteProcess } from '../site-process.ts'
import { releaseClaims } from './release-claims.ts'
import { tallyMail } from './tally-mail.ts'

/**
 * Where a process is killed: around storing, while claiming, in the SMTP conversation, and before it notes a delivery.
 */
export const stages = ['beforeStoring', 'afterStoring', 'claiming', 'recipient', 'content', 'accepted'] as const
type Stage = (typeof stages)[number]

/**
 * Kills the site's process repeatedly under a stream of messages, orders and payments, each time at the next stage of a
 * delivery, and counts what arrives at a real SMTP server.
 */
export async function runKillSuite(databaseUrl: string, kills: number) {
  let armed: Stage | undefined
  let doomed = Promise.withResolvers<void>()
  const trigger = (stage: Stage) => {
    if (armed !== stage) return
    armed = undefined
    doomed.resolve()
  }
  const unnoted = new Set<string>()
  const trial = await openTrial(databaseUrl, {
    onRecipient: () => trigger('recipient'),
    onContent: () => trigger('content'),
    onAccept: () => trigger('accepted'),
  })
  const site = siteProcess({ ...trial.settings, TRUSTED_PROXIES: '127.0.0.1' })
  await site.start()
  const stream = submitForever(site, trigger)

  for (let kill = 0; kill < kills; kill += 1) {
    doomed = Promise.withResolvers()
    armed = stages[kill % stages.length]
    if (armed === 'claiming') sleep(40 + (kill % 7) * 10).then(() => trigger('claiming'))
    await doomed.promise
    await site.kill()
    for (const messageId of await releaseClaims(trial.database, site)) unnoted.add(messageId)
    await site.start()
  }

  const accepted = await stream.end()
  const faults = await trial.settle()
  await site.stop()
  await trial.close()

  return { accepted: accepted.length, kills, faults, ...tallyMail(trial.received, accepted, unnoted) }
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
  const succeeds = (answer: Promise<Response>, status: number) =>
    answer.then(
      (response) => response.status === status,
      () => false,
    )
  const order = markedOrders()
  const customer = visitor((token) => succeeds(order(`http://127.0.0.1:${site.orderPort}`, token), 201))
  const writer = () =>
    visitor((token) => {
      const answer = sendMarked(site.origin, token, token)
      setImmediate(() => trigger('beforeStoring'))
      return succeeds(answer, 202)
    })
  const visitors = Promise.all([writer(), writer(), writer(), writer(), customer])
  return {
    async end() {
      ending = true
      await visitors
      return accepted
    },
  }
}
