import { join } from 'node:path'
import BetterSqlite3 from 'better-sqlite3'
import { expect, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../testing/mail/mail-server.ts'
import { sendMarked } from '../../testing/marked-message.ts'
import { siteProcess } from '../../testing/site-process.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'

test('on a full disk a message gets 503; those accepted before are delivered once there is room again', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.close())
  const folder = temporaryFolder()
  const url = `sqlite:${join(folder, 'full.db')}`
  // No file may grow beyond 3 MB, half of which the roster takes, and the signal about that is ignored, so writes fail
  // as on a full disk.
  const cramped = siteProcess({ DATABASE_URL: url, SMTP_URL: 'smtp://127.0.0.1:9' }, "trap '' XFSZ; ulimit -f 3000")
  onTestFinished(() => cramped.kill())
  await cramped.start()
  const accepted: string[] = []
  let status = 0
  for (let index = 0; status !== 503 && index < 300; index += 1) {
    const mark = String(index).padStart(8, '0')
    status = (await sendMarked(cramped.origin, mark, undefined, `${mark} ${'x'.repeat(9000)}`)).status
    if (status === 202) accepted.push(mark)
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
  const office = () => mail.received.filter(({ to }) => to?.[0]?.address?.startsWith('office@'))
  await expect.poll(office).toHaveLength(accepted.length)
  const texts = office().map(({ text }) => text ?? '')
  for (const token of accepted) expect(texts.some((text) => text.includes(token))).toBe(true)
})
