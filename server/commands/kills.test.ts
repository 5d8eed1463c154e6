import { describe, expect, test } from 'vitest'
import { engines, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { runKillSuite, stages } from '../../testing/mail/kill-suite.ts'

describe.concurrent.each(engines)('%s', (engine) => {
  test('a process killed at every stage loses no accepted message, and repeats one only when killed before its note', async () => {
    const figures = await runKillSuite(await freshDatabaseUrl(engine), stages.length * 4)
    expect(figures).toMatchObject({ kills: stages.length * 4, lost: 0, unexplained: 0 })
    expect(figures.accepted).toBeGreaterThan(figures.kills)
  })
})
