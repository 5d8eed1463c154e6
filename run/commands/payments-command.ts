import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { UnreadableStatement } from '../../domain/payments/unreadable-statement.ts'
import { csvLine } from '../../office/orders/csv-line.ts'
import { openDatabase } from '../../services/database/database.ts'
import { migrateDatabase } from '../../services/database/migrate-database.ts'
import type { Database } from '../../services/database/schema.ts'
import { BankFileProblem } from '../../services/payments/bank/bank-statement.ts'
import { expectOwnAccounts } from '../../services/payments/bank/expect-own-accounts.ts'
import { importEntries } from '../../services/payments/bank/import-entries.ts'
import { readBankEntries } from '../../services/payments/bank/read-entries.ts'
import { type BookLine, exportPayments } from '../../services/payments/export-payments.ts'
import { moneyFaults } from '../../services/payments/money-faults.ts'
import { readSettings, type Settings } from '../../services/settings/settings.ts'
import { fail, print, runCommand } from './command-line.ts'

const usage = `npm run payments -- check               compares the ledger with the orders, and the invoices with their numbers; ends with 1 where they do not agree
npm run payments -- import FILE         reads a statement of the bank (CAMT.053 or CODA); every line counts once
npm run payments -- export --year 2026  charges and payments of a year as CSV
`

const problems: Record<UnreadableStatement, string> = {
  notXml: 'It is no well-formed XML.',
  entities: 'It declares entities, which no bank’s file does.',
  notStatement: 'It is neither a CAMT.053 nor a CODA file.',
  report: 'It is a CAMT.052, whose lines may still change. Export the statement (CAMT.053).',
  notification: 'It is a CAMT.054, not a statement. Export the statement (CAMT.053).',
  version: 'It is CODA of another version than 2.',
  cutOff: 'Its end is missing: export it again.',
  malformed: 'Something in it does not follow the standard.',
  date: 'A date in it does not exist.',
  amount: 'An amount in it is too large.',
  currency: 'It is not in euros.',
  otherAccount: 'No payment page has asked for money to its account: check “payee” in the company’s folder.',
  tooLarge: 'It is larger than 20 MB.',
  tooMany: 'It has more than 50,000 lines.',
  tooSlow: 'Reading it took too long.',
  zip: 'This ZIP cannot be opened here: unpack it first.',
  nul: 'It contains characters that do not belong in text.',
}

/** `npm run payments`: the ledger of what is owed and paid. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { year: { type: 'string' } } })
  const [verb, file] = positionals
  const { databaseUrl, payees } = readSettings(process.env)
  const database = openDatabase(databaseUrl)
  try {
    await migrateDatabase(database)
    if (verb === 'check') await check(database)
    else if (verb === 'import' && file) await importFile(database, file, payees)
    else if (verb === 'export' && /^\d{4}$/.test(values.year ?? '')) await exportYear(database, Number(values.year))
    else fail(usage)
  } finally {
    await database.destroy()
  }
}

async function check(database: Database): Promise<void> {
  const faults = await moneyFaults(database)
  for (const fault of faults) fail(`${fault}\n`)
  if (faults.length === 0) print('The ledger agrees with the orders, and the invoices with their numbers.')
}

async function importFile(database: Database, file: string, payees: Settings['payees']): Promise<void> {
  try {
    const entries = readBankEntries(readFileSync(file))
    await expectOwnAccounts(database, entries, payees)
    const { matched, unmatched, outgoing, known } = await importEntries(database, entries, new Date())
    print(
      `${entries.length} lines: ${matched} paid an order, ${unmatched} wait for the office, ${outgoing} went out, ${known} were known.`,
    )
  } catch (error) {
    if (!(error instanceof BankFileProblem)) throw error
    fail(`${file} was not read. ${problems[error.problem]} (${error.message})\n`)
  }
}

const columns: readonly (keyof BookLine)[] = [
  ...(['date', 'order', 'country', 'entry', 'kind', 'cents'] as const),
  ...(['vatPercent', 'vatCents', 'receipt', 'sample'] as const),
]

async function exportYear(database: Database, year: number): Promise<void> {
  process.stdout.write(csvLine([...columns]))
  for (const line of await exportPayments(database, year))
    process.stdout.write(csvLine(columns.map((column) => cell(line[column]))))
}

const cell = (value: BookLine[keyof BookLine]) => (typeof value === 'boolean' ? Number(value) : (value ?? ''))

await runCommand(main, usage)
