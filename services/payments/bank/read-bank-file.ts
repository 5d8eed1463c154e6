import type { BankEntry } from './bank-entry.ts'
import { BankFileProblem } from './bank-statement.ts'
import { readCamt } from './read-camt.ts'
import { readCoda } from './read-coda.ts'

/** Twenty times the statement of a busy month. */
const largestBytes = 20 * 1024 * 1024

/**
 * The booked entries of a file from the bank, CAMT.053 or CODA, whichever it is.
 * @param bytes of the file: UTF-8 or, as banks still send it, Latin-1
 * @throws BankFileProblem
 */
export function readBankFile(bytes: Uint8Array): BankEntry[] {
  if (bytes.byteLength > largestBytes) throw new BankFileProblem('tooLarge')
  const text = decoded(bytes).replace(/^\uFEFF/, '')
  return text.trimStart().startsWith('<') ? readCamt(text) : readCoda(text)
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
