import { unlessBusy } from '../is-busy.ts'
import { joinProof } from '../join-proof.ts'
import type { BankMonth } from './bank-months.ts'
import { importMonth } from './import-month.ts'

/** A process of the proof: imports the files of each month that its parent sends, until it is killed. */
const { database, playRounds } = joinProof()
playRounds<Pick<BankMonth, 'iban' | 'files'>>(async (month) => await importMonth(database, month).catch(unlessBusy))
