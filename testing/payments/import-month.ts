import type { Database } from '../../services/database/schema.ts'
import { BankFileProblem } from '../../services/payments/bank/bank-statement.ts'
import { importBankFile } from '../../services/payments/bank/import-bank-file.ts'
import { readBankFile } from '../../services/payments/bank/read-bank-file.ts'
import type { BankMonth } from './bank-months.ts'

/** When the months of the tests are read. */
export const readAt = new Date('2026-11-30T10:00:00.000Z')

/** Imports the files of a month; one that was cut so that it cannot be read is refused. */
export async function importMonth(database: Database, { iban, files }: Pick<BankMonth, 'iban' | 'files'>) {
  for (const text of files) {
    try {
      const file = readBankFile(new TextEncoder().encode(text), (account) => account === iban)
      await importBankFile(database, file, undefined, readAt)
    } catch (error) {
      if (!(error instanceof BankFileProblem)) throw error
    }
  }
}
