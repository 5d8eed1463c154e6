import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fill, fillAll } from '../../copy/fill.ts'
import { moneyIn } from '../../copy/format/format-work.ts'
import { bankWords } from '../../copy/office/en/bank-words.ts'
import type { Database } from '../../services/database/schema.ts'
import { csvLine } from '../../services/http/csv-line.ts'
import { BankFileProblem, type LeftOut } from '../../services/payments/bank/bank-statement.ts'
import { type ImportedFile, importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { ownAccounts } from '../../services/payments/bank/own-accounts.ts'
import { readBankFileAside } from '../../services/payments/bank/read-bank-file-aside.ts'
import { type BookLine, exportPayments } from '../../services/payments/export-payments.ts'
import { moneyFaults } from '../../services/payments/money-faults.ts'
import type { Settings } from '../../services/settings/settings.ts'
import { fail, inOwnDatabase, print, runCommand } from './command-line.ts'

const usage = `npm run payments -- check               compares the ledger with the orders, and the invoices with their numbers; ends with 1 where they do not agree
npm run payments -- import FILE         reads statements of the bank (CAMT.053, CODA, or a ZIP of these); every line counts once; ends with 1 where anything was left out
npm run payments -- export --year 2026  prints the charges and payments of a year as CSV
`

const { bank, odd } = bankWords

/** `npm run payments`: the ledger of what is owed and paid. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { year: { type: 'string' } } })
  const [verb, file] = positionals
  await inOwnDatabase(async (database, { payees }) => {
    if (verb === 'check') await check(database)
    else if (verb === 'import' && file) await importFile(database, file, payees)
    else if (verb === 'export' && /^\d{4}$/.test(values.year ?? '')) await exportYear(database, Number(values.year))
    else fail(usage)
  })
}

async function check(database: Database): Promise<void> {
  const faults = await moneyFaults(database)
  for (const fault of faults) fail(`${fault}\n`)
  if (faults.length === 0) print('The ledger agrees with the orders, and the invoices with their numbers.')
}

async function importFile(database: Database, file: string, payees: Settings['payees']): Promise<void> {
  try {
    const own = await ownAccounts(database, payees)
    const read = await readBankFileAside(readFileSync(file), own)
    const result = await importBankFile(database, read, undefined, new Date())
    if (result.outcome === 'before') print(`Imported before, on ${result.at.toISOString()}: nothing has changed.`)
    else tell(result, read.left.length)
    for (const left of read.left) fail(`Left out: ${sentenceOf(left)}\n`)
  } catch (error) {
    if (!(error instanceof BankFileProblem)) throw error
    const { problem: reason, place, detail } = error
    fail(`${file} was not read. ${sentenceOf({ reason, place, detail })}\n`)
  }
}

function tell({ paid, known, waits, out, statements }: ImportedFile, left: number): void {
  print(fillAll(bank.result, { paid, known, waits, out, left }))
  for (const { number, firstDay, lastDay, proof, differsCents } of statements) {
    const differs = differsCents === 0 ? odd.differsInCount : odd.differs
    const sentence = { proven: '', ...bank.marks, differs }[proof]
    const amount = moneyIn('en', differsCents ?? 0)
    if (sentence)
      print(fillAll(sentence, { statement: number ?? odd.unnumbered, from: firstDay, until: lastDay, amount }))
  }
}

function sentenceOf({ reason, place, detail }: LeftOut): string {
  const where = Object.entries(place).map(([name, value]) =>
    fill(bank.place[name as keyof typeof place], { place: String(value) }),
  )
  return `${where.length > 0 ? `${where.join(', ')}: ` : ''}${bank.problems[reason]}${detail && ` (${detail})`}`
}

const vatColumns = ['vatPercent', 'vatCents'] as const
const columns = ['date', 'order', 'country', 'entry', 'kind', 'cents', ...vatColumns, 'receipt', 'sample'] as const

async function exportYear(database: Database, year: number): Promise<void> {
  process.stdout.write(csvLine([...columns]))
  for (const line of await exportPayments(database, year))
    process.stdout.write(csvLine(columns.map((column) => cell(line[column]))))
}

const cell = (value: BookLine[keyof BookLine]) => (typeof value === 'boolean' ? Number(value) : (value ?? ''))

await runCommand(main, usage)
