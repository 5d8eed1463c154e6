import { resolve } from 'node:path'
import { CompanyProblem } from '../../domain/company/read-yaml.ts'
import { withDatabase } from '../../services/database/database.ts'
import { DatabaseProblem } from '../../services/database/database-problem.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { TariffProblem } from '../../services/estimates/read-tariff.ts'
import { ReviewsProblem } from '../../services/reviews/reviews-problem.ts'
import { readSettings, type Settings, SettingsProblem } from '../../services/settings/settings.ts'

/** A problem that the user can fix; the message says how. */
const problems = [SettingsProblem, DatabaseProblem, ReviewsProblem, CompanyProblem, TariffProblem]

/** Writes a line of output. */
export const print = (line: string): unknown => process.stdout.write(`${line}\n`)

/** Writes why the command failed, and sets its exit status. */
export function fail(text: string, status = 1): void {
  process.stderr.write(text)
  process.exitCode = status
}

/** Resolves a path against the folder in which the command was typed; npm itself changes to the project's folder. */
export const typedPath = (name: string): string => resolve(process.env.INIT_CWD ?? '.', name)

/** A reader that has seen enough, as `head`, ends the output, not the command: it may be in the middle of its work. */
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })

/**
 * Runs a command. A problem that the user can fix is shown as its message, an unknown option with the usage, and a
 * defect of ours with its stack.
 * @param status the exit status of a failure
 */
export async function runCommand(main: () => Promise<void>, usage: string, status = 1): Promise<void> {
  try {
    await main()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const misused = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
    if (misused) fail(`${usage}\n${error.message}\n`, status)
    else fail(`${problems.some((problem) => error instanceof problem) ? error.message : error.stack}\n`, status)
  }
}

/** Does the work of a command in the database of the settings, brought to this program's step. */
export async function inOwnDatabase(work: (database: Database, settings: Settings) => Promise<unknown>): Promise<void> {
  const settings = readSettings(process.env)
  await withDatabase(settings.databaseUrl, async (database) => {
    await migrateDatabase(database)
    await work(database, settings)
  })
}
