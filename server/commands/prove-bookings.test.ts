import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { skipWithout } from '../../testing/skip-without.ts'
import { postgresql } from '../../testing/test-tools.ts'

test('npm run prove:bookings tells what it did on both engines', () => {
  skipWithout(postgresql)
  const parameters = ['server/commands/prove-bookings.ts', '--attempts', '200', '--kills', '1', '--processes', '2']
  const run = spawnSync(process.execPath, parameters, { env: commandEnvironment, encoding: 'utf8' })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  expect(run.stdout).toMatch(
    /^SQLite: \d+ attempts by 2 processes in \d+ s, kills: 1\n(?: {2}.*\n){3} {2}violations: 0\nPostgreSQL: /,
  )
})
