import { parseArgs } from 'node:util'
import { reportContent } from '../../services/content-report/report-content.ts'
import { findingsText } from '../../services/content-report/report-text.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { fail, print, runCommand } from './command-line.ts'

const usage = `npm run content -- report   what editors and owners should look after

Ends with 0 when there is nothing to do, 1 when there is, 2 when it could not look.
`

/** For cron: nothing to do, something to do, could not look. */
const status = { fine: 0, findings: 1, failed: 2 } as const

/** `npm run content`: the owner's health report. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true })
  if (positionals.join() !== 'report') return fail(usage, status.failed)
  const settings = readSettings(process.env)
  const database = openDatabase(settings.databaseUrl)
  const now = new Date()
  try {
    await migrateDatabase(database)
    const findings = await reportContent(database, settings, now)
    print(`Content on ${now.toISOString()}`)
    process.stdout.write(findingsText(findings))
    process.exitCode = findings.length === 0 ? status.fine : status.findings
  } finally {
    await database.destroy()
  }
}

await runCommand(main, usage, status.failed)
