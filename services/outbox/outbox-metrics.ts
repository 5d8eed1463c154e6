import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../database/schema.ts'
import { outboxFigures } from './outbox.ts'

/**
 * Registers the figures of the outbox that all processes share; while the database is away they are NaN (`/readyz` logs
 * why).
 */
export function registerOutboxMetrics(registry: Registry, source: { database: Database; clock: () => Date }): void {
  const { database, clock } = source
  const registers = [registry]
  let reading: ReturnType<typeof readFigures> | undefined
  const readFigures = () => outboxFigures(database).catch(() => undefined)
  /** One query fills all gauges of a scrape. */
  const figures = () => {
    reading ??= readFigures().finally(() => {
      reading = undefined
    })
    return reading
  }

  new Gauge({
    name: 'outbox_mails',
    help: 'Mails that are not sent, by delivery state',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await figures()
      for (const state of ['waiting', 'claimed', 'failed'] as const) this.set({ state }, counts?.[state] ?? NaN)
    },
  })
  new Gauge({
    name: 'outbox_retries',
    help: 'Delivery attempts beyond the first of each mail that is not sent',
    registers,
    async collect() {
      this.set((await figures())?.retries ?? NaN)
    },
  })
  new Gauge({
    name: 'outbox_oldest_waiting_seconds',
    help: 'Age of the oldest mail that has not reached the office, waiting or refused for good',
    registers,
    async collect() {
      const read = await figures()
      const since = read?.oldestUndeliveredSince
      const age = since ? (clock().getTime() - since.getTime()) / 1000 : 0
      this.set(read ? age : NaN)
    },
  })
}
