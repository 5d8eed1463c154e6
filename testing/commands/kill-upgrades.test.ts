import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandEnvironment } from '../run-command.ts'
import { skipWithout } from '../skip-without.ts'
import { postgresql } from '../test-tools.ts'

test('an upgrade that is killed leaves a whole database with all of its rows, and npm run prove:upgrades says so', () => {
  skipWithout(postgresql)
  const run = spawnSync(process.execPath, ['testing/commands/kill-upgrades.ts', '--kills', '3'], {
    env: commandEnvironment,
    encoding: 'utf8',
  })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  for (const engine of ['SQLite', 'PostgreSQL'])
    expect(run.stdout).toMatch(new RegExp(`^${engine}: 3 kills over .*\\n {2}violations: 0$`, 'm'))
}, 600_000)
