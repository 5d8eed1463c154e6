import { existsSync } from 'node:fs'
import { counted } from '../../copy/format/counted.ts'
import { countryOf } from '../../domain/language.ts'
import { hoursBetween, readUpkeep } from '../../services/backup/upkeep.ts'
import { withDatabase } from '../../services/database/database.ts'
import { DatabaseProblem } from '../../services/database/database-problem.ts'
import { readMigrationState } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { readTariffInForce } from '../../services/estimates/tariff-versions.ts'
import { outboxFigures } from '../../services/outbox/outbox.ts'
import { hasOwner } from '../../services/people/people.ts'
import { countSamples } from '../../services/reviews/reviews.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { typedCommand } from '../../services/settings/typed-command.ts'
import { type Checked, ok, reasonOf, wrong } from './checked.ts'

const hour = 3_600_000

/** Checks the database, and what it says about backups, the outbox, samples and the office's owner. Changes nothing. */
export async function checkStoredData(
  { databaseUrl, ...settings }: Pick<Settings, 'databaseUrl' | 'tariffDir' | 'languages' | 'payments'>,
  isTrial: boolean,
  now: Date,
): Promise<Checked[]> {
  const file = databaseUrl.startsWith('sqlite:') ? databaseUrl.slice('sqlite:'.length) : undefined
  // Opening a file that is missing would create it.
  if (file && !existsSync(file))
    return [wrong('database', `${file} does not exist`, 'Correct DATABASE_URL, or start the sites: they create it.')]
  try {
    return await withDatabase(databaseUrl, (database) => checkOpened(database, settings, isTrial, now))
  } catch (error) {
    return [wrong('database', reasonOf(error), todoOf(error, file))]
  }
}

/** Advice about a database that refuses us or does not answer. @param file of SQLite */
function todoOf(error: unknown, file: string | undefined): string {
  const reason = reasonOf(error)
  if (file && /is locked/.test(reason)) return `“fuser ${file}” names the program that holds it: end that.`
  if (file && /unable to open|readonly/.test(reason)) return `Give ${file} and its folder to this user (chown).`
  if (file || error instanceof DatabaseProblem)
    return 'See docs/on-call.md, “A start is refused” and “The database is unavailable”.'
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === '28P01' || code === '28000')
    return 'Correct user and password in DATABASE_URL (special characters as %40, %3A, %2F).'
  if (code === '3D000') return 'Correct the name of the database in DATABASE_URL, or create it.'
  if (code === '53300') return 'Raise max_connections of PostgreSQL: each process takes up to ten.'
  return 'Start PostgreSQL, or correct DATABASE_URL.'
}

async function checkOpened(
  database: Database,
  settings: Pick<Settings, 'tariffDir' | 'languages' | 'payments'>,
  isTrial: boolean,
  now: Date,
): Promise<Checked[]> {
  const { latest, pending } = await readMigrationState(database)
  if (pending.length > 0)
    return [
      wrong(
        'database',
        `is ${counted(pending.length, 'step')} behind this program, which expects ${latest}`,
        'Restart the sites: each brings the database up to date when it starts.',
      ),
    ]
  return [
    ok('database', `migrated to ${latest.slice(0, 4)}`),
    ...(await checkUpkeep(database, isTrial, now)),
    await checkOutbox(database, now),
    await checkSamples(database, isTrial),
    ...(await checkPrices(database, settings, now)),
    (await hasOwner(database))
      ? ok('owner', 'the office has an owner')
      : wrong('owner', 'the office has no owner', `${typedCommand('office', 'invite NAME owner')} prints a link.`),
  ]
}

async function checkUpkeep(database: Database, isTrial: boolean, now: Date): Promise<Checked[]> {
  const known = await readUpkeep(database, now)
  const todos = {
    backup: `run “${typedCommand('data', 'backup FILE')}”.`,
    drill: `run “${typedCommand('data', 'drill')}”.`,
    purge: 'restart a site: each deletes old data at its start and every hour.',
  }
  return (['backup', 'drill', 'purge'] as const).map((name) => {
    const advice = todos[name]
    const todo = `${advice[0]?.toUpperCase()}${advice.slice(1)}`
    const row = known.find((one) => one.name === name)
    if (!row?.doneAt && !row?.problem)
      return isTrial ? ok(name, 'none yet: fine for a trial') : wrong(name, 'none yet', todo)
    const age = row.doneAt ? `the last one is ${ageOf(row.doneAt, now)} old` : 'none succeeded yet'
    if (row.failedAt && row.due?.toISOString() === row.failedAt)
      return wrong(name, `failed ${ageOf(row.failedAt, now)} ago: ${row.problem}`, `Fix that, then ${advice}`)
    if (row.due) return wrong(name, `${age}; one is due every ${hoursBetween[name]} hours`, todo)
    return ok(name, age)
  })
}

function ageOf(time: string, now: Date): string {
  const hours = Math.round((now.getTime() - Date.parse(time)) / hour)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.round(hours / 24), 'day')
}

async function checkOutbox(database: Database, now: Date): Promise<Checked> {
  const { waiting, failed, oldestUndeliveredSince } = await outboxFigures(database)
  const list = `${typedCommand('mail', 'list waiting')} and ${typedCommand('mail', 'list failed')} show the error of each.`
  if (oldestUndeliveredSince && now.getTime() - oldestUndeliveredSince.getTime() > hour / 4)
    return wrong('outbox', `a message to the office has waited since ${oldestUndeliveredSince.toISOString()}`, list)
  if (failed > 0) return wrong('outbox', `${counted(failed, 'mail')} refused permanently`, list)
  return ok('outbox', `${counted(waiting, 'mail')} waiting`)
}

/** A site does not start where real money would be taken at sample prices, and sells nothing without a tariff. */
async function checkPrices(
  database: Database,
  { tariffDir, languages, payments }: Pick<Settings, 'tariffDir' | 'languages' | 'payments'>,
  now: Date,
): Promise<Checked[]> {
  const isLive = payments?.apiKey.startsWith('live_')
  const found = languages.map(async (language): Promise<Checked[]> => {
    const tariff = await readTariffInForce(database, tariffDir, countryOf(language), now)
    if (!tariff)
      return [wrong('prices', `site ${language} has no tariff, so nothing can be ordered`, 'See docs/estimate.md.')]
    if (!tariff.sample || !isLive) return []
    const todo =
      'Enter your own prices in the office, or use a key that begins with test_. Until then, the site does not start.'
    return [wrong('prices', `site ${language} has sample prices, and MOLLIE_API_KEY takes real money`, todo)]
  })
  return (await Promise.all(found)).flat()
}

async function checkSamples(database: Database, isTrial: boolean): Promise<Checked> {
  const { orders } = await database
    .selectFrom('order')
    .select((eb) => eb.fn.countAll<number>().as('orders'))
    .where('sample', '=', 1)
    .executeTakeFirstOrThrow()
  const reviews = await countSamples(database)
  const found = `${counted(Number(reviews), 'sample review')}, ${counted(Number(orders), 'sample order')}`
  if (Number(reviews) + Number(orders) === 0) return ok('samples', 'none in the database')
  if (isTrial) return ok('samples', `${found}: fine for a trial`)
  return wrong(
    'samples',
    found,
    `Give the real sites a database of their own; ${typedCommand('reviews', 'sync')} replaces sample reviews.`,
  )
}
