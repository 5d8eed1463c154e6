import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { counted } from '../../copy/format/counted.ts'
import { checkMigrated, type DataCheck } from '../../services/backup/check-data.ts'
import { type CopiedTable, copyToPostgres } from '../../services/backup/copy-to-postgres.ts'
import { backupsOf } from '../../services/backup/drill.ts'
import type { FileReport } from '../../services/backup/inspect-file.ts'
import { upgrade } from '../../services/backup/upgrade.ts'
import { recordUpkeep } from '../../services/backup/upkeep.ts'
import { withDatabase } from '../../services/database/database.ts'
import { DatabaseProblem } from '../../services/database/database-problem.ts'
import type { Schema } from '../../services/database/schema.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { fail, print, runCommand, typedPath } from './command-line.ts'

const usage = `npm run data -- backup FILE              writes the database into a new file, while the sites run
npm run data -- restore FILE [--force]   replaces the database with a backup, while no site runs; --force if there is one
npm run data -- upgrade FOLDER            brings the database to this release, while no site runs: backup there, migration, check, and back if need be
npm run data -- drill [FILE|FOLDER]      restores a backup, or the newest of a folder (BACKUP_DIR), elsewhere and checks it; a failure appears in the office
npm run data -- check                    checks whether bookings, ledger and audit trail agree, on either engine
npm run data -- copy --to postgres://…   copies the SQLite database into an empty PostgreSQL database
`

/** `npm run data`: back up, restore, rehearse that, check, and move to PostgreSQL. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, to: { type: 'string' } },
  })
  const [verb, name, ...more] = positionals
  const file = name && typedPath(name)
  if (verb === 'backup' && file && more.length === 0) return await back(file)
  if (verb === 'restore' && file && more.length === 0) return await bring(file, values.force)
  if (verb === 'drill' && more.length === 0) return await rehearse(file ?? resolve(readSettings(process.env).backupDir))
  if (verb === 'upgrade' && file && more.length === 0) return await bringUpToDate(file)
  if (verb === 'check' && !name) return printCheck(await checkMigrated(readSettings(process.env).databaseUrl))
  if (verb === 'copy' && !name && values.to) return await copy(values.to)
  fail(usage)
}

async function back(file: string) {
  const report = await recorded('backup', () => ours().backUp(file))
  if (report) printReport(`Backed up into ${file}`, report)
  else print(`Backed up into ${file}.`)
}

async function rehearse(place: string) {
  await recorded('drill', async () => {
    const { backup, ...check } = await ours().drill(place)
    print(`Restored ${backup} elsewhere.`)
    printCheck(check)
    if (check.faults.length > 0) throw new DatabaseProblem(`${backup} does not agree with itself: ${check.faults[0]}`)
  })
}

/**
 * Does it, and stores whether it was done, for the office (R14.8). A database of another release is left as it is: a
 * backup before an upgrade must not begin that upgrade.
 */
async function recorded<Result>(name: Schema['upkeep']['name'], work: () => Promise<Result>): Promise<Result> {
  const record = async (problem?: string) => {
    const { databaseUrl } = readSettings(process.env)
    if (databaseUrl.startsWith('sqlite:') && !existsSync(sqlitePath())) return
    const recorded = withDatabase(databaseUrl, (database) => recordUpkeep(database, name, problem, new Date()))
    await recorded.catch((error: unknown) =>
      print(`The office could not be told (${error instanceof Error ? error.message : error}).`),
    )
  }
  try {
    const result = await work()
    await record()
    return result
  } catch (error) {
    await record(error instanceof Error ? error.message : String(error))
    throw error
  }
}

async function bringUpToDate(folder: string) {
  const { databaseUrl } = readSettings(process.env)
  const { backup, ...check } = await upgrade(databaseUrl, ours(), folder, new Date())
  print(`Up to date. The database from before is in ${backup}.`)
  printCheck(check)
}

const ours = () => backupsOf(readSettings(process.env).databaseUrl)

function printCheck({ visits, auditEntries, faults }: DataCheck) {
  for (const fault of faults) fail(`${fault}\n`)
  if (faults.length === 0)
    print(
      `Bookings, ledger and audit trail agree: ${counted(visits, 'visit')}, ${counted(auditEntries, 'audit line')}.`,
    )
}

async function bring(file: string, force: boolean) {
  const { databaseUrl } = readSettings(process.env)
  if (!databaseUrl.startsWith('sqlite:') && !force)
    throw new DatabaseProblem(
      'There is a PostgreSQL database. With --force it is replaced, and kept in a file beside the backup.',
    )
  const { report, kept } = await ours().restore(file, { force, now: new Date() })
  if (report) printReport(`Restored ${sqlitePath()}`, report)
  else print('Restored.')
  if (kept) print(`The previous database is kept as ${kept}`)
  if (report && report.waiting > 0) {
    const mails = report.waiting === 1 ? '1 mail waits' : `${report.waiting} mails wait`
    print(`${mails} in it: mail delivered since the backup is delivered again.`)
  }
}

async function copy(url: string) {
  if (!/^postgres(ql)?:\/\//.test(url)) return fail(usage)
  const copied = await copyToPostgres(sqlitePath(), url)
  print(['table'.padEnd(18), 'rows'.padStart(9), 'arrived'.padStart(9), '  checksum of both'].join(''))
  for (const table of copied) print(line(table))
  print('Every table arrived complete. Set DATABASE_URL to the new address and start the sites.')
}

const line = ({ name, source, target }: CopiedTable) =>
  [name.padEnd(18), String(source.rows).padStart(9), String(target.rows).padStart(9), `  ${target.checksum}`].join('')

function printReport(done: string, { step, rows }: FileReport) {
  const filled = Object.entries(rows).filter(([, count]) => count > 0)
  print(`${done}: checked, migrated to ${step}.`)
  print(`Rows: ${filled.map(([table, count]) => `${table} ${count}`).join(', ')}.`)
}

/** The file of the SQLite database of the settings. */
function sqlitePath(): string {
  const { databaseUrl } = readSettings(process.env)
  if (databaseUrl.startsWith('sqlite:')) return resolve(databaseUrl.slice('sqlite:'.length))
  throw new DatabaseProblem(
    'DATABASE_URL is a PostgreSQL already: it is moved with “data -- backup” and “data -- restore --force” (docs/running.md).',
  )
}

await runCommand(main, usage)
