import type { Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import type { Database, Schema } from './schema.ts'

/** How long an alarm is shown after it was last raised. */
export const alarmHours = 24

/** A limit that stays reached raises its alarm once in this time. */
const quietMs = 60_000

interface AlarmServices {
  database: Database
  log: Pick<Logger, 'warn' | 'error'>
  clock: () => Date
  registry: Registry
}

/**
 * Alarms for limits of all clients together that are reached (R14.6): in the log, in the metrics, and in the database,
 * where the office reads them.
 * @returns a function per limit, to be called with each call while it is reached
 */
export function createAlarms({ database, log, clock, registry }: AlarmServices) {
  const alarms = new Counter({
    name: 'limits_reached_total',
    help: 'Alarms because all clients together reached a limit, at most one a minute',
    labelNames: ['limit'],
    registers: [registry],
  })
  return (name: Schema['alarm']['name']) => {
    let raisedAt = Number.NEGATIVE_INFINITY
    return () => {
      const now = clock()
      if (Math.abs(now.getTime() - raisedAt) < quietMs) return
      raisedAt = now.getTime()
      alarms.inc({ limit: name })
      log.warn({ limit: name }, 'limit for all clients reached')
      raiseAlarm(database, name, now).catch((err: unknown) => log.error({ err, limit: name }, 'alarm not stored'))
    }
  }
}

/** Stores when an alarm was raised last. */
async function raiseAlarm(database: Database, name: Schema['alarm']['name'], now: Date): Promise<void> {
  const raisedAt = now.toISOString()
  await database
    .insertInto('alarm')
    .values({ name, raisedAt })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ raisedAt }).where('alarm.raisedAt', '<', raisedAt))
    .execute()
}

/** The alarms of the last `alarmHours`, the newest first. */
export async function recentAlarms(database: Database, now: Date): Promise<Schema['alarm'][]> {
  const since = new Date(now.getTime() - alarmHours * 3_600_000).toISOString()
  return await database
    .selectFrom('alarm')
    .selectAll()
    .where('raisedAt', '>', since)
    .orderBy('raisedAt', 'desc')
    .execute()
}
