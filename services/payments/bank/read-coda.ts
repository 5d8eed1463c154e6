import { type Cents, cents, negateCents } from '../../../domain/money/cents.ts'
import { type BankFile, BankFileProblem, type BankStatement, leftOut } from './bank-statement.ts'
import { centsOfThousandths, dayOfDigits, ibanOf } from './bank-values.ts'
import { type CodaFile, type CodaLine, type CodaLines, codaStatements, readLine } from './coda-lines.ts'
import { daysOf, proveStatement } from './prove-statement.ts'
import { readCodaBookings } from './read-coda-bookings.ts'

/**
 * The statements of a CODA file (Febelfin, version 2): lines of 128 characters, of which 1 names the account and its
 * balance, 2.1 to 2.3 are a movement, 3.1 to 3.3 tell more of it, 8 has the new balance, and 9 counts all. A statement
 * with a value that cannot be read is left out, and so is one of another account or in another currency.
 * @param isOurs whether customers were asked to pay to an IBAN
 * @throws BankFileProblem for anything else
 */
export function readCoda(text: string, isOurs: (iban: string) => boolean): Omit<BankFile, 'digest'> {
  const statements: BankStatement[] = []
  const left = codaStatements(text).flatMap((lines, index) => {
    const number = numberOf(lines.opens)
    try {
      statements.push(readStatement(lines, number, isOurs))
      return []
    } catch (error) {
      return [leftOut(error, { statement: number ?? index + 1 })]
    }
  })
  return { statements, left }
}

/** The number of the electronic statement, which may differ from that on paper. */
function numberOf(line: CodaLine): number | undefined {
  const digits = line.at(126, 128)
  return /^\d{3}$/.test(digits) && digits !== '000' ? Number(digits) : undefined
}

function readStatement(lines: CodaLines, number: number | undefined, isOurs: (iban: string) => boolean): BankStatement {
  const { opens, movements, closes, file } = lines
  const { iban, written, currency } = accountOf(opens)
  if (!isOurs(iban)) throw new BankFileProblem('otherAccount', written)
  if (currency !== 'EUR') throw new BankFileProblem('currency', `${iban} ${currency}`)
  if (!closes || !file.ends) throw new BankFileProblem('cutOff')
  const bookings = readCodaBookings(movements)
  const closedOn = readLine(closes, (line) =>
    /^[0 ]*$/.test(line.at(58, 63)) ? undefined : dayOfDigits(line.at(58, 63)),
  )
  const statement = proveStatement({
    format: 'coda',
    iban,
    number,
    ...daysOf(bookings, closedOn),
    opening: readLine(opens, (line) => balanceOf(line, 43)),
    closing: readLine(closes, (line) => balanceOf(line, 42)),
    bookings,
    foreign: [],
  })
  const missing = missingByCount(file)
  if (missing === undefined || statement.proof.outcome === 'differs') return statement
  return { ...statement, proof: { outcome: 'differs', cents: missing } }
}

/** The difference by which a file is not as its record 9 says; undefined where it is. */
function missingByCount({ ends, records, debit, credit }: CodaFile): Cents | undefined {
  if (!ends) return undefined
  const given = (from: number, to: number, counted: number) => {
    const digits = ends.at(from, to)
    return digits.trim() === '' ? counted : Number(digits)
  }
  const missingDebit = given(23, 37, debit) - debit
  const missingCredit = given(38, 52, credit) - credit
  if (given(17, 22, records) === records && missingDebit === 0 && missingCredit === 0) return undefined
  return cents(Math.trunc((missingCredit - missingDebit) / 10) || 0)
}

/** The account, whose IBAN is given or, of a Belgian number of twelve digits, computed. */
function accountOf(line: CodaLine): { iban: string; written: string; currency: string } {
  const isBelgian = /^\d{12} $/.test(line.at(6, 18))
  const written = isBelgian ? line.at(6, 17) : line.at(6, 39).trim()
  return { iban: ibanOf(written), written, currency: isBelgian ? line.at(19, 21) : line.at(40, 42) }
}

/** A balance with its sign at a position; undefined if there is none. */
function balanceOf(line: CodaLine, at: number): Cents | undefined {
  if (line.at(at, at + 15).trim() === '') return undefined
  const amount = centsOfThousandths(line.at(at + 1, at + 15), 'balance')
  return line.at(at, at) === '1' ? negateCents(amount) : amount
}
