import { expect, test } from 'vitest'
import { runTrial } from '../../testing/cluster/run-trial.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { skipWithout } from '../../testing/skip-without.ts'
import { nginx } from '../../testing/test-tools.ts'

test('three processes behind nginx are restarted and killed in turn: every page is shown, every message and order arrives once, a change shows everywhere', async () => {
  skipWithout(nginx)
  const figures = await runTrial(await freshDatabaseUrl('postgres'))
  expect(figures).toMatchObject({
    ...{ failedPages: [], failedMessages: [], failedOrders: [], faults: [] },
    ...{ restarts: 3, kills: 3, lost: 0, doubled: 0, changes: [true, true] },
  })
  expect(figures.ordered.length).toBeGreaterThan(5)
  expect(figures.accepted.length).toBeGreaterThan(20)
})
