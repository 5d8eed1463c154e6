import { openDatabase } from '../../services/database/database.ts'
import { isStorageAway } from '../../services/http/storage-away.ts'
import type { BankMonth } from './bank-months.ts'
import { importMonth } from './import-month.ts'

/** A process of the proof: imports the files of each month that its parent sends, until it is killed. */
const [databaseUrl = ''] = process.argv.slice(2)
process.on('disconnect', () => process.exit())
const database = openDatabase(databaseUrl)
process.on('message', async (month: Pick<BankMonth, 'iban' | 'files'>) => {
  try {
    await importMonth(database, month)
  } catch (error) {
    // Another process has held the file for too long.
    if (!isStorageAway(error)) throw error
  }
  process.send?.('imported')
})
process.send?.('ready')
