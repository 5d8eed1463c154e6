import { cents, negateCents } from '../../../domain/money/cents.ts'
import type { BankEntry } from './bank-entry.ts'
import { BankFileProblem } from './bank-statement.ts'
import { withUniqueKeys } from './unique-keys.ts'

/** Structured communications that carry a Belgian reference of twelve digits. */
const referenceCodes = new Set(['101', '102'])

/**
 * The movements of a CODA file (Febelfin, version 2): lines of 128 characters, of which 1 names the account, 2.1 to 2.3
 * are a movement and 9 ends the file. Details of a movement that the bank has added up are not entries of their own:
 * the account moves once.
 * @throws BankFileProblem for anything else
 */
export function readCoda(text: string): BankEntry[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  if (!lines[0]?.startsWith('0')) throw new BankFileProblem('notStatement')
  if (!lines.at(-1)?.startsWith('9')) throw new BankFileProblem('malformed', 'the last line is missing')
  const entries: BankEntry[] = []
  let iban = ''
  for (const [index, line] of lines.entries()) {
    if (line.length > 128) throw new BankFileProblem('malformed', `line ${index + 1}`)
    const field = (from: number, to: number) => line.padEnd(128).slice(from - 1, to)
    const last = entries.at(-1)
    switch (line.slice(0, 2)) {
      case '12':
      case '13':
        iban = field(6, 39).trim()
        if (field(40, 42) !== 'EUR') throw new BankFileProblem('currency', field(40, 42))
        break
      case '10':
      case '11':
        throw new BankFileProblem('malformed', `line ${index + 1}: an account without IBAN`)
      case '21':
        if (field(7, 10) === '0000') entries.push(movementOf(iban, field, index + 1))
        break
      case '22':
        if (last && field(7, 10) === '0000') last.text += field(11, 63)
        break
      case '23':
        if (last && field(7, 10) === '0000') {
          last.counterIban = field(11, 44).trim()
          last.name = field(48, 82).trim()
          last.text += field(83, 125)
        }
        break
    }
  }
  return withUniqueKeys(entries.map((entry) => ({ ...entry, text: entry.text.replace(/\s+/g, ' ').trim() })))
}

function movementOf(iban: string, field: (from: number, to: number) => string, line: number): BankEntry {
  const amount = field(33, 47)
  const [day, month, year] = [field(116, 117), field(118, 119), field(120, 121)]
  if (!iban || !/^\d{15}$/.test(amount) || !/^\d{6}$/.test(day + month + year))
    throw new BankFileProblem('malformed', `line ${line}`)
  // Three decimals, the last of which no euro amount has.
  if (!amount.endsWith('0')) throw new BankFileProblem('malformed', `line ${line}`)
  const moved = cents(Number(amount) / 10)
  const structured = field(62, 62) === '1'
  return {
    iban,
    key: field(11, 31).trim(),
    bookedOn: `20${year}-${month}-${day}`,
    cents: field(32, 32) === '0' ? moved : negateCents(moved),
    name: '',
    counterIban: '',
    reference: structured && referenceCodes.has(field(63, 65)) ? field(66, 77) : '',
    text: structured ? '' : field(63, 115),
  }
}
