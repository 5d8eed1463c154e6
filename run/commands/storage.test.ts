import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { startMailServer } from '../../testing/mail/mail-server.ts'
import { siteProcess } from '../../testing/site-process.ts'

async function site(databaseUrl: string, smtpUrl: string, shell?: string) {
  const process = siteProcess({ DATABASE_URL: databaseUrl, SMTP_URL: smtpUrl }, shell)
  onTestFinished(() => process.kill())
  await process.start()
  return process
}

async function mailServer() {
  const server = await startMailServer()
  onTestFinished(() => server.close())
  return server
}

const send = (origin: string, remark: string) =>
  fetch(`${origin}/api/sendMail`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: `${remark.slice(0, 8)}@visitor.example`,
      phoneNumber: '0470123456',
      remark,
    }),
  })

test('while the SQLite file is locked a message gets 503 with Retry-After; once it is free messages are accepted again', async () => {
  const mail = await mailServer()
  const url = await freshDatabaseUrl('sqlite')
  const { origin } = await site(url, mail.url)
  const other = new BetterSqlite3(url.slice('sqlite:'.length))
  other.exec('begin immediate')
  const refused = await send(origin, 'locked')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('30')
  other.exec('rollback')
  other.close()
  expect((await send(origin, 'free')).status).toBe(202)
  await expect.poll(() => mail.received.some(({ email }) => email.text?.includes('free'))).toBe(true)
  expect(mail.received.some(({ email }) => email.text?.includes('locked'))).toBe(false)
})

test('while the PostgreSQL table is locked a message gets 503; once it is free messages are accepted again', async () => {
  const mail = await mailServer()
  const url = await freshDatabaseUrl('postgres')
  const { origin } = await site(url, mail.url)
  const other = new pg.Client({ connectionString: url })
  await other.connect()
  await other.query('begin; lock table submission in access exclusive mode')
  expect((await send(origin, 'locked')).status).toBe(503)
  await other.query('rollback')
  await other.end()
  expect((await send(origin, 'free')).status).toBe(202)
})

test('on a full disk a message gets 503; those accepted before are delivered once there is room again', async () => {
  const mail = await mailServer()
  const folder = mkdtempSync(join(tmpdir(), 'helderhuis-full-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const url = `sqlite:${join(folder, 'full.db')}`
  // No file may grow beyond 3 MB, half of which the roster takes, and the signal about that is ignored, so writes fail
  // as on a full disk.
  const cramped = await site(url, 'smtp://127.0.0.1:9', "trap '' XFSZ; ulimit -f 3000")
  const accepted: string[] = []
  let status = 0
  for (let index = 0; status !== 503 && index < 300; index += 1) {
    const remark = `${String(index).padStart(8, '0')} ${'x'.repeat(9000)}`
    status = (await send(cramped.origin, remark)).status
    if (status === 202) accepted.push(remark.slice(0, 8))
  }
  expect(status).toBe(503)
  expect(accepted.length).toBeGreaterThan(5)
  await cramped.kill()

  const roomy = siteProcess({ DATABASE_URL: url, SMTP_URL: mail.url })
  onTestFinished(() => roomy.kill())
  const database = new BetterSqlite3(join(folder, 'full.db'))
  database.exec(`update mail set "state" = 'waiting', "nextAttemptAt" = '2000-01-01T00:00:00.000Z'`)
  database.close()
  await roomy.start()
  const office = () => mail.received.filter(({ email }) => email.to?.[0]?.address?.startsWith('office@'))
  await expect.poll(office).toHaveLength(accepted.length)
  const texts = office().map(({ email }) => email.text ?? '')
  for (const token of accepted) expect(texts.some((text) => text.includes(token))).toBe(true)
})
