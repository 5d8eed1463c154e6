import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandEnvironment } from '../command-environment.ts'
import { skipWithout } from '../skip-without.ts'
import { postgresql } from '../test-tools.ts'

test('on both engines nothing is booked twice, by halves or lost when processes are killed, and npm run prove:bookings says so', () => {
  skipWithout(postgresql)
  const parameters = ['testing/commands/book-and-prove.ts', '--attempts', '300', '--kills', '3', '--processes', '3']
  const run = spawnSync(process.execPath, parameters, { env: commandEnvironment, encoding: 'utf8' })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  for (const engine of ['SQLite', 'PostgreSQL']) {
    const figures = new RegExp(
      `^${engine}: \\d+ attempts by 3 processes in \\d+ s, kills: 3\\n {2}answered: (.*)\\n(?: {2}.*\\n){2} {2}violations: 0$`,
      'm',
    ).exec(run.stdout)?.[1]
    // Otherwise nothing was tried.
    for (const kind of ['placed', 'confirmed', 'moved', 'cancelled', 'taken']) {
      expect(Number(figures?.match(`(\\d+) ${kind}`)?.[1]), `${kind} in ${engine}`).toBeGreaterThan(10)
    }
  }
})
