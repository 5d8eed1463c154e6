import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../database/database.ts'
import type { Database } from '../../database/schema.ts'
import { type SiteProcess, siteProcess } from '../../testing/site-process.ts'
import { startMailServer } from './mail-server.ts'

/** Where a process is killed: around storing, while it claims, in the SMTP conversation, and between acceptance and its note. */
export const stages = ['beforeStoring', 'afterStoring', 'claiming', 'recipient', 'content', 'accepted'] as const
type Stage = (typeof stages)[number]

export interface KillFigures {
  /** Messages that were answered 202. */
  accepted: number
  kills: number
  /** Accepted messages that never reached the mail server. */
  lost: number
  /** Mails that the server received more than once. */
  duplicates: number
  /** Duplicates that no kill between the server's acceptance and our note of it explains. */
  unexplained: number
}

/**
 * Kills the site's process again and again under a stream of messages, each time at another stage, and counts what arrived at
 * a real SMTP server.
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
  const site = await siteProcess({ DATABASE_URL: databaseUrl, SMTP_URL: mailServer.url })
  await site.start()
  const database = openDatabase(databaseUrl)
  const stream = submitForever(site, trigger)

  for (let kill = 0; kill < kills; kill += 1) {
    doomed = Promise.withResolvers()
    armed = stages[kill % stages.length]
    if (armed === 'claiming') sleep(40 + (kill % 7) * 10).then(() => trigger('claiming'))
    await doomed.promise
    await site.kill()
    for (const messageId of await expireClaims(database)) unnoted.add(messageId)
    await site.start()
  }

  const accepted = await stream.end()
  await untilDelivered(database)
  await site.stop()
  await database.destroy()
  await mailServer.close()

  const office = mailServer.received.filter(({ email }) =>
    email.to?.some(({ address }) => address?.startsWith('office@')),
  )
  const times = Map.groupBy(office, ({ messageId }) => messageId)
  const repeated = [...times].filter(([, mails]) => mails.length > 1).map(([messageId]) => messageId)
  const bodies = office.map(({ email }) => email.text ?? '').join('\n')
  return {
    accepted: accepted.length,
    kills,
    lost: accepted.filter((token) => !bodies.includes(token)).length,
    duplicates: repeated.length,
    unexplained: repeated.filter((messageId) => !unnoted.has(messageId)).length,
  }
}

/** Four visitors who send one message after the other, and again with the same key when no answer comes. */
function submitForever(site: SiteProcess, trigger: (stage: Stage) => void) {
  const accepted: string[] = []
  let ending = false
  async function visitor() {
    while (!ending) {
      const token = randomUUID()
      while (!(await submit(site.origin, token, trigger))) await sleep(15)
      accepted.push(token)
      trigger('afterStoring')
      await sleep(60)
    }
  }
  const visitors = Promise.all([visitor(), visitor(), visitor(), visitor()])
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
    body: JSON.stringify({
      firstName: 'Kill',
      lastName: 'Suite',
      email: `${token}@visitor.example`,
      phoneNumber: '0470123456',
      remark: token,
    }),
  })
  setImmediate(() => trigger('beforeStoring'))
  return answer.then(
    (response) => response.status === 202,
    () => false,
  )
}

/**
 * What five minutes would do: the claims of a process that is certainly dead run out.
 * @returns the Message-IDs whose delivery was under way: only these may arrive twice
 */
async function expireClaims(database: Database): Promise<string[]> {
  const claimed = await database
    .updateTable('mail')
    .set({ claimedUntil: new Date(0).toISOString() })
    .where('state', '=', 'claimed')
    .returning('messageId')
    .execute()
  return claimed.map(({ messageId }) => messageId)
}

/** Waits until all mail to the office is sent. @throws after a minute */
export async function untilDelivered(database: Database) {
  const deadline = Date.now() + 60_000
  for (;;) {
    const open = await database
      .selectFrom('mail')
      .select('id')
      .where('purpose', '=', 'office')
      .where('state', '<>', 'sent')
      .limit(1)
      .executeTakeFirst()
    if (!open) return
    if (Date.now() > deadline) throw new Error('mail is still waiting after a minute')
    await sleep(50)
  }
}
