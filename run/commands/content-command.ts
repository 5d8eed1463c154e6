import { parseArgs } from 'node:util'
import { findingKinds, isFindingKind } from '../../services/content-report/findings.ts'
import { type ReportOptions, reportContent } from '../../services/content-report/report-content.ts'
import { reportText } from '../../services/content-report/report-text.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import { readSettings } from '../../services/settings/settings.ts'
import { fail, runCommand } from './command-line.ts'

const usage = `npm run content -- report   what editors and owners should look after

  --json            as JSON instead of text (npm run --silent content -- report --json, for npm to add nothing)
  --days 365        from how many days on a review is old
  --ignore A,B      leaves kinds of findings out: ${findingKinds.slice(0, 6).join(' ')}
                    ${findingKinds.slice(6).join(' ')}
  --limit 100       how many findings of each kind are listed one by one

Ends with 0 when there is nothing to do, 1 when there is, 2 when it could not look.
`

/** For cron: nothing to do, something to do, could not look. */
const status = { fine: 0, findings: 1, failed: 2 } as const

/** `npm run content`: the owner's health report. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      days: { type: 'string', default: '365' },
      limit: { type: 'string', default: '100' },
      ignore: { type: 'string', default: '' },
    },
  })
  const ignored = values.ignore.split(',').filter(Boolean)
  const known = ignored.filter(isFindingKind)
  const numbers = [values.days, values.limit].every((text) => /^\d{1,9}$/.test(text))
  if (positionals.join() !== 'report' || !numbers || known.length < ignored.length) return fail(usage, status.failed)
  const options: ReportOptions = {
    now: new Date(),
    days: Number(values.days),
    limit: Number(values.limit),
    ignored: known,
  }
  const settings = readSettings(process.env)
  const database = openDatabase(settings.databaseUrl)
  try {
    await migrateDatabase(database)
    const report = await reportContent(database, settings, options)
    process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : reportText(report))
    process.exitCode = report.total === 0 ? status.fine : status.findings
  } finally {
    await database.destroy()
  }
}

await runCommand(main, usage, status.failed)
