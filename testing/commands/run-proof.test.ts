import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commandEnvironment } from '../run-command.ts'
import { skipWithout } from '../skip-without.ts'
import { postgresql } from '../test-tools.ts'

/** Runs a short proof, which must find nothing on either engine, and try each of these more than so many times. */
function prove(command: string, options: string, tried: RegExp, kinds: readonly string[], least = 0) {
  skipWithout(postgresql)
  const parameters = [`testing/${command}.ts`, ...options.split(' ')]
  const run = spawnSync(process.execPath, parameters, { env: commandEnvironment, encoding: 'utf8' })
  expect(run).toMatchObject({ status: 0, stderr: '' })
  const [sqlite, ...rest] = run.stdout.split(/^(?=PostgreSQL: )/m)
  expect(sqlite).toMatch(/^SQLite: /)
  expect(rest).toHaveLength(1)
  for (const engine of [sqlite, ...rest]) {
    expect(engine).toMatch(tried)
    expect(engine).toMatch(/\n {2}violations: 0, \d+ s\n$/)
    for (const kind of kinds)
      expect(Number(engine?.match(`(\\d+) ${kind}`)?.[1]), `${kind} in ${engine}`).toBeGreaterThan(least)
  }
}

test('on both engines nothing is booked twice, by halves or lost when processes are killed, and npm run prove:bookings says so', () => {
  const tried = /^\w+: \d+ attempts by 2 processes, kills: 1\n/
  const kinds = ['placed', 'confirmed', 'moved', 'cancelled', 'taken']
  prove('scheduling/prove-bookings', '--attempts 200 --kills 1 --processes 2', tried, kinds, 5)
}, 240_000)

test('on both engines every cent is one row when the provider lies and processes are killed, and npm run prove:payments says so', () => {
  const tried = /^\w+: \d+ schedules by 2 processes, kills: 1\n/
  const kinds = ['schedules', 'made', 'paid', 'refunds', 'without an answer']
  prove('payments/prove-payments', '--schedules 60 --kills 1 --processes 2', tried, kinds)
}, 240_000)

test('on both engines every line of the bank counts once when processes import its files together and are killed, and npm run prove:months says so (R18.7)', () => {
  const tried = /^\w+: 4 months with \d+ bookings by 2 processes, kills: 1\n/
  prove('payments/prove-months', '--months 4 --kills 1 --processes 2', tried, ['bookings'])
}, 240_000)

test('on both engines two phones of a team and the server agree on a visit, whatever arrives when, and npm run prove:visits says so (R20.1)', () => {
  prove('visits/prove-visits', '--histories 40', /^\w+: 40 histories with \d+ operations/, ['requests'])
}, 240_000)

test('on both engines an upgrade that is killed leaves a whole database with all of its rows, and npm run prove:upgrades says so', () => {
  prove('database/prove-upgrades', '--kills 3', /^\w+: 3 kills over /, [])
}, 600_000)
