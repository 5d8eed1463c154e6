import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { backUp } from '../../services/backup/back-up.ts'
import { type CopiedTable, copyToPostgres } from '../../services/backup/copy-to-postgres.ts'
import type { FileReport } from '../../services/backup/inspect-file.ts'
import { restore } from '../../services/backup/restore.ts'
import { DatabaseProblem } from '../../services/database/database-problem.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { fail, print, runCommand, typedPath } from './command-line.ts'

const usage = `npm run data -- backup FILE              writes the SQLite database into a new file, while the sites run
npm run data -- restore FILE [--force]   replaces the SQLite database with a backup; --force if there is one
npm run data -- copy --to postgres://…   copies the SQLite database into an empty PostgreSQL database
`

/** `npm run data`: back up, restore, and move to PostgreSQL. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false }, to: { type: 'string' } },
  })
  const [verb, name, ...more] = positionals
  const file = name && typedPath(name)
  if (verb === 'backup' && file && more.length === 0) return await back(file)
  if (verb === 'restore' && file && more.length === 0) return await bring(file, values.force)
  if (verb === 'copy' && !name && values.to) return await copy(values.to)
  fail(usage)
}

async function back(file: string) {
  printReport(`Backed up into ${file}`, await backUp(sqlitePath(), file))
}

async function bring(file: string, force: boolean) {
  const path = sqlitePath()
  const { report, kept } = await restore(file, path, { force, now: new Date() })
  printReport(`Restored ${path}`, report)
  if (kept) print(`The previous database is kept as ${kept}`)
  if (report.waiting > 0) {
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
  print(`${done}: checked, at step ${step}.`)
  print(`Rows: ${filled.map(([table, count]) => `${table} ${count}`).join(', ')}.`)
}

/** The file of the SQLite database of the settings. */
function sqlitePath(): string {
  const { databaseUrl } = readSettings(process.env)
  if (databaseUrl.startsWith('sqlite:')) return resolve(databaseUrl.slice('sqlite:'.length))
  throw new DatabaseProblem(
    'DATABASE_URL is a PostgreSQL: back it up with pg_dump, restore and move it with pg_restore (docs/running.md).',
  )
}

await runCommand(main, usage)
