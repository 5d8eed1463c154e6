import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/schema.ts'
import { outboxFigures } from '../mail/outbox.ts'
import type { PageCache } from '../pages/page-cache.ts'

export interface Metrics {
  /** Counts an answered request. */
  answered(status: number, seconds: number): void
  /** Counts a page that was rendered because it was not in the cache. */
  rendered(): void
  /** All figures in Prometheus' text format, with its content type. */
  text(): Promise<{ body: string; type: string }>
}

interface Sources {
  database: Database
  pageCache: PageCache
  clock: () => Date
}

/** The figures of one process, and of the outbox that all processes share. */
export function createMetrics({ database, pageCache, clock }: Sources): Metrics {
  const registers = [new Registry()]
  const [registry] = registers as [Registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer, by status',
    labelNames: ['status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers,
  })
  const renders = new Counter({ name: 'page_renders_total', help: 'Pages rendered for the cache', registers })
  new Gauge({
    name: 'page_cache_bytes',
    help: 'Bytes of finished pages in memory',
    registers,
    collect() {
      this.set(pageCache.size.bytes)
    },
  })
  const mails = new Gauge({ name: 'outbox_mails', help: 'Mails by delivery state', labelNames: ['state'], registers })
  const retries = new Gauge({
    name: 'outbox_retries',
    help: 'Delivery attempts beyond the first of each mail',
    registers,
  })
  const age = new Gauge({ name: 'outbox_oldest_waiting_seconds', help: 'Age of the oldest mail to deliver', registers })

  /** One look into the outbox fills all of its figures; while the database is away they are no numbers (`/readyz` logs why). */
  async function lookIntoOutbox() {
    const figures = await outboxFigures(database).catch(() => undefined)
    for (const state of ['waiting', 'claimed', 'sent', 'failed'] as const) mails.set({ state }, figures?.[state] ?? NaN)
    retries.set(figures?.retries ?? NaN)
    const since = figures?.oldestWaitingSince
    const seconds = since ? (clock().getTime() - since.getTime()) / 1000 : 0
    age.set(figures ? seconds : NaN)
  }

  return {
    answered: (status, seconds) => requests.observe({ status }, seconds),
    rendered: () => renders.inc(),
    async text() {
      await lookIntoOutbox()
      return { body: await registry.metrics(), type: registry.contentType }
    },
  }
}
