import pino from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { alarmHours, createAlarms } from '../../services/database/alarms.ts'
import { engines, freshDatabase } from '../../testing/database/engines.ts'
import { listDue } from './list-due.ts'

test.each(engines)(
  '%s: a reached limit for all clients is reported once a minute, in the log, the metrics and on Due, for a day',
  async (engine) => {
    const database = await freshDatabase(engine)
    const registry = new Registry()
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    let now = new Date('2026-11-23T10:00:00.000Z')
    const raise = createAlarms({ database, log, clock: () => now, registry })('messages')
    for (let call = 0; call < 100; call += 1) raise()
    now = new Date(now.getTime() + 60_000)
    raise()
    expect(lines).toHaveLength(2)
    expect(await registry.metrics()).toContain('limits_reached_total{limit="messages"} 2')
    const due = async (role: 'office' | 'crew', at: Date) => (await listDue(database, role, at)).map(({ kind }) => kind)
    await expect.poll(async () => (await listDue(database, 'office', now))[0]?.at).toEqual(now)
    expect(await due('office', now)).toEqual(['messages'])
    expect(await due('crew', now)).toEqual([])
    expect(await due('office', new Date(now.getTime() + alarmHours * 3_600_000))).toEqual([])
  },
)
