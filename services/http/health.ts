import type { Hono } from 'hono'
import type { Logger } from 'pino'
import { collectDefaultMetrics, Registry } from 'prom-client'
import type { Database } from '../database/schema.ts'
import { outboxFigures } from '../outbox/outbox.ts'
import type { AppEnvironment } from './request-log.ts'

/** The age in seconds from which the oldest undelivered mail counts as late. */
const worryingAge = 15 * 60

/** How often a write is tried, in milliseconds: a full disk or a lock shows in writing only. */
const writeEvery = 10_000

/** The metrics of the process, which is measured from here to its end: once, whatever services it has. */
export const processMetrics = new Registry()
collectDefaultMetrics({ register: processMetrics })

interface HealthServices {
  database: Database
  clock: () => Date
  log: Logger
  registry: Registry
}

/** Serves what an operator's tools ask: `/healthz`, `/readyz` and `/metrics`. */
export function serveHealth(app: Hono<AppEnvironment>, services: HealthServices): void {
  app.get('/healthz', healthz)
  app.get('/readyz', readyz(services))
  app.get('/metrics', metrics(services))
}

/** `GET /healthz`: 200 while the process responds. */
const healthz = () => new Response('ok\n', { headers: noStore('text/plain; charset=utf-8') })

/**
 * `GET /readyz`: 200 with the state of database and outbox; 503 if the database cannot be read, or not written to. If a
 * message has not reached the office for 15 minutes, the body says `"mail": "late"`, still with 200.
 */
function readyz({ database, clock, log }: HealthServices) {
  let writtenAt = Number.NEGATIVE_INFINITY
  return async (): Promise<Response> => {
    try {
      const now = clock().getTime()
      if (Math.abs(now - writtenAt) >= writeEvery) {
        await tryToWrite(database, now)
        writtenAt = now
      }
      const { waiting, failed, oldestUndeliveredSince } = await outboxFigures(database)
      const oldestWaiting = oldestUndeliveredSince ? clock().getTime() - oldestUndeliveredSince.getTime() : 0
      const oldestWaitingSeconds = Math.round(oldestWaiting / 1000)
      const mail = oldestWaitingSeconds > worryingAge ? 'late' : 'ok'
      return answer(200, { database: 'ok', mail, waiting, failed, oldestWaitingSeconds })
    } catch (err) {
      log.error({ err }, 'not ready')
      return answer(503, { database: 'away' })
    }
  }
}

/** Writes another value each time: SQLite would write nothing for the same one. */
const tryToWrite = (database: Database, now: number) =>
  database
    .updateTable('lastWrite')
    .set({ at: new Date(now).toISOString() })
    .execute()

/** `GET /metrics`: the metrics of this process in Prometheus' text format. */
function metrics({ registry }: HealthServices) {
  return async (): Promise<Response> =>
    new Response(await registry.metrics(), { headers: noStore(registry.contentType) })
}

const answer = (status: number, body: object) =>
  new Response(`${JSON.stringify(body)}\n`, { status, headers: noStore('application/json') })

const noStore = (type: string) => ({ 'Content-Type': type, 'Cache-Control': 'no-store' })
