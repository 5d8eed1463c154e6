import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Database } from '../database/schema.ts'
import { outboxFigures } from '../outbox/outbox.ts'
import type { ClientReport } from '../reports/client-report.ts'
import type { PageCache } from '../website/page-cache.ts'
import type { Stages } from './server-timing.ts'

export interface Metrics {
  /** Counts an answered request; `cache` where it was for a page that is kept. */
  answered(status: number, seconds: number, cache?: 'hit' | 'miss'): void
  /** Counts what the stages of making a page took. */
  made(stages: Stages): void
  /** Counts what a browser reported. */
  reported(kind: ClientReport['kind']): void
  /** Counts a statement that the database was asked to run. */
  asked(outcome: 'ok' | 'failed', seconds: number): void
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
  const stages = new Histogram({
    name: 'page_stage_duration_seconds',
    help: 'Time of each stage of making a page',
    labelNames: ['stage'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.02, 0.1, 0.5],
    registers,
  })
  const statements = new Histogram({
    name: 'database_statement_duration_seconds',
    help: 'Time of each statement that the database was asked to run, by outcome',
    labelNames: ['outcome'],
    buckets: [0.0005, 0.002, 0.01, 0.05, 0.25, 1],
    registers,
  })
  const lookups = new Counter({
    name: 'page_cache_lookups_total',
    help: 'Pages asked for that are kept for everybody, by whether they were',
    labelNames: ['cache'],
    registers,
  })
  const reports = new Counter({
    name: 'client_reports_total',
    help: 'Errors and stopped content that browsers reported',
    labelNames: ['kind'],
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
  const age = new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest mail that has not reached the office, waiting or refused for good',
    registers,
  })

  /** One look into the outbox fills all of its figures; while the database is away they are no numbers (`/readyz` logs why). */
  async function lookIntoOutbox() {
    const figures = await outboxFigures(database).catch(() => undefined)
    for (const state of ['waiting', 'claimed', 'sent', 'failed'] as const) mails.set({ state }, figures?.[state] ?? NaN)
    retries.set(figures?.retries ?? NaN)
    const since = figures?.oldestUndeliveredSince
    const seconds = since ? (clock().getTime() - since.getTime()) / 1000 : 0
    age.set(figures ? seconds : NaN)
  }

  // Found once: most requests are answered like this, in less time than finding a figure by its labels takes.
  const wellAnswered = requests.labels({ status: 200 })
  const hits = lookups.labels({ cache: 'hit' })

  return {
    answered(status, seconds, cache) {
      if (status === 200) wellAnswered.observe(seconds)
      else requests.observe({ status }, seconds)
      if (cache === 'hit') hits.inc()
      else if (cache) lookups.inc({ cache })
    },
    made({ data, render, compress }) {
      for (const [stage, ms] of Object.entries({ data, render, compress })) stages.observe({ stage }, ms / 1000)
    },
    reported: (kind) => reports.inc({ kind }),
    asked: (outcome, seconds) => statements.observe({ outcome }, seconds),
    rendered: () => renders.inc(),
    async text() {
      await lookIntoOutbox()
      return { body: await registry.metrics(), type: registry.contentType }
    },
  }
}
