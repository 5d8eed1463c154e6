import { parseArgs } from 'node:util'
import { tariffChanges } from '../../domain/estimate/tariff-changes.ts'
import { countries } from '../../domain/language.ts'
import { readOfficeMoment } from '../../domain/scheduling/office-moment.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { retryingTransaction } from '../../services/database/retrying-transaction.ts'
import type { Database } from '../../services/database/schema.ts'
import { type PlanProblem, planTariff, withdrawTariff } from '../../services/estimates/plan-tariff.ts'
import { readTariffInForce } from '../../services/estimates/planned-tariffs.ts'
import { readTariff, readTariffFile, tariffFile } from '../../services/estimates/read-tariff.ts'
import { readSettings, type Settings } from '../../services/settings/settings.ts'
import { fail, print, runCommand, typedPath } from './command-line.ts'

const usage = `npm run tariffs -- list                            the tariffs of each country, with the moments at which they start
npm run tariffs -- import COUNTRY FILE [--starts "2027-01-01 06:00"]
                                                   checks a tariff file, and lets it come into force now or then
npm run tariffs -- withdraw ID                     a tariff that has not started does not start

COUNTRY is be or nl. Moments are in Belgian and Dutch time. Nothing has to be restarted, and orders that were placed keep their price.
`

interface Call {
  database: Database
  settings: Settings
  parameters: readonly string[]
  starts: string | undefined
  now: Date
}

const commands: Readonly<Record<string, (call: Call) => Promise<unknown>>> = { list, import: bringIn, withdraw }

/** `npm run tariffs`: the owner's prices and rules, as they follow each other. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { starts: { type: 'string' } } })
  const [verb = '', ...parameters] = positionals
  const command = Object.hasOwn(commands, verb) ? commands[verb] : undefined
  if (!command) return fail(usage)
  const settings = readSettings(process.env)
  const database = openDatabase(settings.databaseUrl)
  try {
    await migrateDatabase(database)
    await command({ database, settings, parameters, starts: values.starts, now: new Date() })
  } finally {
    await database.destroy()
  }
}

async function list({ database, settings, now }: Call) {
  for (const country of countries) {
    const file = tariffFile(settings.tariffDir, country)
    if (!readTariff(settings.tariffDir, country)) {
      print(`${country}: there is no ${file}, so no estimate is offered.`)
      continue
    }
    const rows = await database
      .selectFrom('tariffVersion')
      .select(['id', 'startsAt'])
      .where('country', '=', country)
      .where('withdrawnAt', 'is', null)
      .orderBy('startsAt')
      .execute()
    const inForce = rows.findLast(({ startsAt }) => startsAt <= now.toISOString())?.id
    print(`${country}  ${file}${inForce ? '' : '  in force'}`)
    for (const { id, startsAt } of rows)
      print(`${country}  ${id}  from ${startsAt}${id === inForce ? '  in force' : ''}`)
  }
}

async function bringIn({ database, settings, parameters: [name = '', path], starts, now }: Call) {
  const country = countries.find((known) => known.toLowerCase() === name)
  const read = starts === undefined ? { at: now } : readOfficeMoment(...splitMoment(starts))
  if (read === 'skipped') return fail(`${starts} does not exist: the clocks go forward that night.\n`)
  if (!country || !path || read === 'malformed') return fail(usage)
  const startsAt = read.at
  const first = readTariff(settings.tariffDir, country)
  if (!first) return fail(`There is no ${tariffFile(settings.tariffDir, country)}: put the file there instead.\n`)
  const file = typedPath(path)
  const tariff = readTariffFile(file, country)
  if (!tariff) return fail(`There is no ${file}.\n`)
  const before = await readTariffInForce(database, settings.tariffDir, country, startsAt)
  const changes = tariffChanges(before ?? first, tariff)
  if (changes.length === 0) return fail(`${file} has the figures of the tariff that is in force then.\n`)
  const planned = await retryingTransaction(database, (transaction) =>
    planTariff(transaction, { tariff, startsAt, by: undefined, first }, now),
  )
  if (planned.outcome !== 'planned') return fail(`${reasons[planned.outcome]}\n`)
  print(`${planned.id} is the id of this tariff.`)
  for (const { path, before, after } of changes)
    print(`${path.join('.')}: ${JSON.stringify(before)} → ${JSON.stringify(after)}`)
  return print(`${country}: in force from ${startsAt.toISOString()}.`)
}

async function withdraw({ database, parameters: [id = ''], now }: Call) {
  if (!id) return fail(usage)
  const outcome = await retryingTransaction(database, (transaction) =>
    withdrawTariff(transaction, { id, by: undefined }, now),
  )
  if (outcome === 'withdrawn') return print(`${id} does not start.`)
  return fail(outcome === 'late' ? `${id} has started, or is about to.\n` : `No tariff ${id} is planned.\n`)
}

const reasons: Record<PlanProblem, string> = {
  stale: 'Somebody has planned or withdrawn a tariff meanwhile.',
  past: 'That moment has passed.',
  sameStart: 'Another tariff of this country starts at that moment: withdraw it, or choose another.',
  sample: 'Sample prices would follow real ones: say "sample": false in the file, or withdraw the tariff after it.',
}

/** The date and the time of a text such as `2027-01-01 06:00`. */
function splitMoment(text: string): [date: string, time: string] {
  const [date = '', time = ''] = text.split(/[ T]/)
  return [date, time]
}

await runCommand(main, usage)
