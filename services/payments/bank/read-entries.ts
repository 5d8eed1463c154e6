import type { BankEntry } from './bank-entry.ts'
import { BankFileProblem } from './bank-statement.ts'
import { readBankFile } from './read-bank-file.ts'
import { withUniqueKeys } from './unique-keys.ts'

/**
 * The payments of a file, for an import that takes a whole file or nothing.
 * @throws BankFileProblem also where only a part of it cannot be read
 */
export function readBankEntries(bytes: Uint8Array): BankEntry[] {
  const { statements, left } = readBankFile(bytes, () => true)
  const [first] = left
  if (first) throw new BankFileProblem(first.reason, first.detail, first.place)
  return withUniqueKeys(
    statements.flatMap(({ iban, bookings }) =>
      bookings.flatMap(({ bookedOn, bankReference, parts }) =>
        parts.map(({ texts, ...part }, index) => ({
          ...{ iban, bookedOn, ...part, text: texts.join(' ') },
          key: bankReference && parts.length > 1 ? `${bankReference}/${index + 1}` : bankReference,
        })),
      ),
    ),
  )
}
