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
  const retries = new Gauge({
    name: 'outbox_retries',
    help: 'Delivery attempts beyond the first of each mail',
    registers,
  })
  const age = new Gauge({ name: 'outbox_oldest_waiting_seconds', help: 'Age of the oldest mail to deliver', registers })
  new Gauge({
    name: 'outbox_mails',
    help: 'Mails by delivery state',
    labelNames: ['state'],
    registers,
    async collect() {
      const figures = await outboxFigures(database)
      for (const state of ['waiting', 'claimed', 'sent', 'failed'] as const) this.set({ state }, figures[state])
      retries.set(figures.retries)
      const since = figures.oldestWaitingSince
      age.set(since ? (clock().getTime() - since.getTime()) / 1000 : 0)
    },
  })
  return {
    answered: (status, seconds) => requests.observe({ status }, seconds),
    rendered: () => renders.inc(),
    text: async () => ({ body: await registry.metrics(), type: registry.contentType }),
  }
}
