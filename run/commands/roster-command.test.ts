import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { companyFolder } from '../../domain/company/read-company.ts'
import { visitPercent } from '../../domain/estimate/dates.ts'
import type { Tariff } from '../../domain/estimate/tariff.ts'
import { addDays, officeClock } from '../../domain/opening/office-time.ts'
import { openDatabase } from '../../services/database/database.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import { readTariff } from '../../services/estimates/read-tariff.ts'
import { confirmHold } from '../../services/scheduling/order-claims.ts'
import { commandEnvironment } from '../../testing/command-environment.ts'
import { engines, freshDatabaseUrl } from '../../testing/database/engines.ts'
import { openRoster } from '../../testing/scheduling/open-roster.ts'
import { claimOf } from '../../testing/scheduling/slots.ts'

const tariff = readTariff(companyFolder, 'BE') as Tariff

/** `npm run roster` on a database of the test's own. */
async function command(engine: (typeof engines)[number]) {
  const url = await freshDatabaseUrl(engine)
  const database = openDatabase(url)
  onTestFinished(() => database.destroy())
  const roster = (...parameters: string[]) => {
    const env = { ...commandEnvironment, DATABASE_URL: url }
    const run = spawnSync(process.execPath, ['run/commands/roster-command.ts', ...parameters], {
      env,
      encoding: 'utf8',
    })
    return { status: run.status, out: run.stdout, err: run.stderr }
  }
  return { roster, database }
}

/** A date within a week on which teams work. */
function workday(): string {
  const today = officeClock(new Date()).date
  const days = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(today, days))
  return days.find((date) => visitPercent(tariff, date) !== undefined) ?? today
}

test.each(engines)(
  '%s: people are shown, set, reported absent and back, and the orders that it hits are listed',
  async (engine) => {
    const { roster, database } = await command(engine)
    const date = workday()
    expect(roster('check')).toMatchObject({
      status: 0,
      out: 'BE: every order has its people.\nNL: every order has its people.\nClaims compared with orders: they agree.\n',
    })
    await openRoster(database, tariff, new Date())
    const order = { ...claimOf(date, 'morning', 2), holder: 'draft', orderId: 'order-1' }
    await retryingTransaction(database, (transaction) => confirmHold(transaction, order, new Date()))
    const shown = roster('show', 'be/ghent', '--days', '8')
    expect(shown.out).toMatch(new RegExp(`^${date}  [a-z]+ +morning    6 people, 2 ordered, 0 held$`, 'm'))
    expect(shown.out).toMatch(new RegExp(`^${date}  [a-z]+ +afternoon  6 people, 0 ordered, 0 held$`, 'm'))

    expect(roster('absence', 'be/ghent', date, date, '4', '--reason', 'training')).toMatchObject({ status: 0 })
    const hit = roster('absence', 'be/ghent', date, date, '1', 'morning')
    expect(hit.status).toBe(1)
    expect(hit.err).toBe(`Order order-1 has to be moved: be/ghent, ${date}.morning, 1 of 2 people missing.\n`)
    const found = roster('check')
    expect(found.status).toBe(1)
    // There is no such order in this test.
    expect(found.err).toBe(`${hit.err}order-1 has claims but is no order with a visit.\n`)
    const absent = roster('show', 'be/ghent', '--days', '8').out
    expect(absent).toContain('1 person, 2 ordered, 0 held')
    expect(absent).toContain(`${date} to ${date}: 4 people absent (training)`)

    const [id = ''] = hit.out.split(' ')
    expect(roster('return', id)).toMatchObject({
      status: 0,
      out: expect.stringContaining('every order has its people'),
    })
    expect(roster('return', id)).toMatchObject({ status: 1, err: `There is no absence ${id}.\n` })
    expect(roster('set', 'be/ghent', 'sunday', 'morning', '3')).toMatchObject({
      status: 0,
      out: expect.stringContaining(
        'be/ghent has 3 people on sunday mornings.\nBut the tariff has no price for a sunday.\n',
      ),
    })
  },
)

test('an invalid command gets the usage or a sentence, and status 1', async () => {
  const { roster } = await command('sqlite')
  const [date, before] = [workday(), addDays(workday(), -1)]
  expect(roster('show', 'be/atlantis').err).toContain('There is no team be/atlantis; known are be/antwerp, ')
  for (const wrong of [
    [],
    ['toString'],
    ['show'],
    ['show', 'fr/paris'],
    ['show', 'be/ghent', '--days', 'x'],
    ['set', 'be/ghent', 'mon', 'morning', '3'],
    ['set', 'be/ghent', 'monday', 'night', '3'],
    ['set', 'be/ghent', 'monday', 'morning', '-1'],
    ['absence', 'be/ghent', date, before, '1'],
    ['absence', 'be/ghent', '2026-02-30', '2026-03-01', '1'],
    ['absence', 'be/ghent', date, date, '0'],
    ['absence', 'be/ghent', date, date, '1', 'day'],
    ['return'],
  ]) {
    const run = roster(...wrong)
    expect(run, wrong.join(' ')).toMatchObject({ status: 1, out: '' })
    expect(run.err).toContain('npm run roster -- show TEAM')
  }
})
