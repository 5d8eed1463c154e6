import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { submission } from '../../testing/mail/fixtures.ts'
import { openSite } from '../../testing/open-site.ts'
import { acceptSubmission } from '../contact/accept-submission.ts'

test('a running process is healthy, and ready while its database is available; without one it still has metrics', async () => {
  const { services, get } = await openSite()
  expect(await (await get('/healthz')).text()).toBe('ok\n')
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toEqual({ database: 'ok', mail: 'ok', waiting: 0, failed: 0, oldestWaitingSeconds: 0 })

  await services.database.destroy()
  const away = await get('/readyz')
  expect(away.status).toBe(503)
  expect(await away.json()).toEqual({ database: 'away' })
  expect((await get('/healthz')).status, 'the process itself lives').toBe(200)
  const metrics = await get('/metrics')
  expect(metrics.status).toBe(200)
  expect(await metrics.text()).toMatch(/process_cpu_seconds_total[\s\S]*outbox_mails\{state="waiting"\} NaN/i)
})

test('late mail shows in the body, still with 200', async () => {
  const { services, get, setTime } = await openSite()
  await acceptSubmission(services.database, submission(), new Date('2026-11-23T10:00:00.000Z'))
  setTime('2026-11-23T10:15:01.000Z')
  const ready = await get('/readyz')
  expect(ready.status).toBe(200)
  expect(await ready.json()).toMatchObject({ mail: 'late', waiting: 1, oldestWaitingSeconds: 901 })
})

test('/metrics reports the outbox’s states, age and retries in the Prometheus format', async () => {
  const { services, get } = await openSite()
  await acceptSubmission(services.database, submission(), new Date('2026-11-23T09:59:00.000Z'))
  const answer = await get('/metrics')
  expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=/)
  const lines = (await answer.text()).split('\n')
  expect(lines).toContain('outbox_mails{state="waiting"} 1')
  expect(lines).toContain('outbox_mails{state="failed"} 0')
  expect(lines).toContain('outbox_oldest_waiting_seconds 60')
  expect(lines).toContain('outbox_retries 0')
})

test('/metrics reports the database’s statements and failures', async () => {
  const { services, get } = await openSite()
  const count = async (outcome: string) => {
    const found = (await (await get('/metrics')).text()).match(
      new RegExp(`^database_statement_duration_seconds_count\\{outcome="${outcome}"\\} (\\d+)$`, 'm'),
    )
    return Number(found?.[1] ?? 0)
  }
  const [ran, failed] = [await count('ok'), await count('failed')]
  await services.database.selectFrom('page').select('path').execute()
  await expect(sql`select "nothing" from "nowhere"`.execute(services.database)).rejects.toThrow(/nowhere/)
  expect(await count('failed')).toBe(failed + 1)
  // Each look at the metrics asks about the outbox.
  expect(await count('ok')).toBeGreaterThan(ran + 1)
})
