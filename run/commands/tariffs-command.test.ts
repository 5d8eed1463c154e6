import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { freshDatabaseUrl } from '../../testing/database/engines.ts'
import { sampleTariff } from '../../testing/orders/open-order-services.ts'

/** `npm run tariffs` on a database of the test's own, with a file that has these figures. */
async function command(different: object) {
  const folder = mkdtempSync(join(tmpdir(), 'tariffs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'mine.json')
  writeFileSync(file, JSON.stringify({ ...sampleTariff('BE'), ...different }))
  const env = { ...commandEnvironment, DATABASE_URL: await freshDatabaseUrl('sqlite') }
  return (...parameters: string[]) => {
    const typed = parameters.map((parameter) => (parameter === 'FILE' ? file : parameter))
    const run = spawnSync(process.execPath, ['run/commands/tariffs-command.ts', ...typed], { env, encoding: 'utf8' })
    return { status: run.status, out: run.stdout, err: run.stderr }
  }
}

test('a tariff file is imported for a moment in Belgian time, listed and withdrawn', async () => {
  const tariffs = await command({ centsPerPersonHour: 4100 })
  const planned = tariffs('import', 'be', 'FILE', '--starts', '2031-07-01 06:00')
  expect(planned).toMatchObject({ status: 0, err: '' })
  expect(planned.out).toContain('centsPerPersonHour: 3650 → 4100\nBE: in force from 2031-07-01T04:00:00.000Z.\n')
  const [id = ''] = planned.out.split(' ')
  expect(tariffs('list').out).toMatch(
    /^BE {2}.*tariffs-be\.json {2}in force\nBE {2}\S+ {2}from 2031-07-01T04:00:00.000Z\nNL/,
  )
  expect(tariffs('withdraw', id)).toMatchObject({ status: 0 })
  expect(tariffs('withdraw', id)).toMatchObject({ status: 1, err: `No tariff ${id} is planned.\n` })
  expect(tariffs('import', 'be', 'FILE').status).toBe(0)
  expect(tariffs('list').out).toMatch(/^BE {2}.*tariffs-be\.json\nBE {2}\S+ {2}from \S+ {2}in force\nNL/)
})

test('a file with a mistake, without a difference, or for the past is refused in words', async () => {
  const wrong = await command({ centsPerPersonHour: 36.5 })
  expect(wrong('import', 'be', 'FILE').err).toMatch(
    /mine\.json:1: centsPerPersonHour has to be a whole number of cents/,
  )
  const same = await command({})
  expect(same('import', 'be', 'FILE').err).toContain('has the figures of the tariff that is in force then')
  const other = await command({ lateChangePercent: 30 })
  expect(other('import', 'be', 'FILE', '--starts', '2020-01-01 06:00').err).toBe('That moment has passed.\n')
  expect(other('import', 'be', 'FILE', '--starts', '2031-13-01 06:00').err).toContain('npm run tariffs -- list')
  expect(other('import', 'be', 'FILE', '--starts', '2031-03-30 02:30').err).toContain('does not exist')
})
