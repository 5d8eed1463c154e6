import { createHash } from 'node:crypto'
import type { BankEntry } from './bank-entry.ts'

/** References that say that there is none. */
const noReference = /^(?:|NONREF|NOTPROVIDED|0+)$/i

/**
 * Gives every entry its key. Banks that leave the reference out send equal lines for equal payments of a day, so those
 * are distinguished by counting: the key of the second one differs, in every file that has the whole day.
 * @param entries in the order of the file, `key` being the bank's reference as far as there is one
 */
export function withUniqueKeys(entries: readonly BankEntry[]): BankEntry[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const { iban, bookedOn, cents, counterIban, name, reference, text } = entry
    const base = noReference.test(entry.key)
      ? `${bookedOn}-${digestOf([iban, bookedOn, cents, counterIban, name, reference, text])}`
      : entry.key
    const nth = (seen.get(`${iban} ${base}`) ?? 0) + 1
    seen.set(`${iban} ${base}`, nth)
    return { ...entry, key: nth === 1 ? base : `${base}#${nth}` }
  })
}

const digestOf = (parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24)
