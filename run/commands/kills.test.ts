import { describe, test } from 'vitest'
import { engines, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { runKillSuite, stages } from '../../testing/mail/kill-suite.ts'

describe.concurrent.each(engines)('%s', (engine) => {
  test('a process killed at every stage loses no accepted message, order or payment, and repeats a mail only when killed before it noted the delivery', async (context) => {
    const figures = await runKillSuite(await freshDatabaseUrl(engine, context), stages.length)
    context.expect(figures).toMatchObject({ kills: stages.length, lost: 0, unexplained: 0, faults: [] })
    context.expect(figures.accepted).toBeGreaterThan(figures.kills)
  })
})
