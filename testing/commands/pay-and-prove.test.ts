import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandEnvironment } from '../command-environment.ts'
import { skipWithout } from '../skip-without.ts'
import { postgresql } from '../test-tools.ts'

test('on both engines every cent is one row when the provider lies and processes are killed, and npm run prove:payments says so', () => {
  skipWithout(postgresql)
  const parameters = ['testing/commands/pay-and-prove.ts', '--schedules', '60', '--kills', '1']
  const run = spawnSync(process.execPath, parameters, { env: commandEnvironment, encoding: 'utf8' })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  for (const engine of ['SQLite', 'PostgreSQL']) {
    const [, ...figures] =
      new RegExp(
        `^${engine}: (\\d+) schedules by 3 processes in \\d+ s, kills: 1\\n {2}online: (\\d+) made, (\\d+) paid, (\\d+) refunds, (\\d+) without an answer\\n(?: {2}.*\\n){3} {2}violations: 0$`,
        'm',
      ).exec(run.stdout) ?? []
    // Otherwise nothing was tried.
    expect(figures.length, run.stdout).toBe(5)
    for (const figure of figures) expect(Number(figure), `${engine}: ${figures.join(', ')}`).toBeGreaterThan(0)
  }
}, 240_000)
