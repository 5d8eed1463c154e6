import { type Cents, negateCents } from '../../../domain/money/cents.ts'
import type { BankPart } from './bank-statement.ts'
import { bareReference, centsOfThousandths, cleanText, dayOfDigits, distinct, ibanOf } from './bank-values.ts'
import type { CodaLine } from './coda-lines.ts'

/** A movement: record 2.1, and the records 2.2, 2.3 and 3.1 to 3.3 that tell more of it. */
export interface CodaMovement {
  first: CodaLine
  more: CodaLine[]
}

/** What a movement is: 0 single, 1 or 2 a sum, 3 single with details, 5 to 9 a detail. */
export const typeOf = ({ first }: CodaMovement): string => first.at(54, 54)

/** The amount of record 2.1, negative for money that went out. */
export function movedCents(line: CodaLine): Cents {
  const amount = centsOfThousandths(line.at(33, 47), 'payment')
  return line.at(32, 32) === '1' ? negateCents(amount) : amount
}

/** The day on which record 2.1 was booked. */
export const movedOn = (line: CodaLine): string => dayOfDigits(line.at(116, 121))

/** The words of a record: the code of a structured communication, where there is one, and all that follows. */
interface Communication {
  code: string
  text: string
}

/** @param flag the position that says whether the communication behind it is structured */
function communicationOf(line: CodaLine, flag: number, end: number): Communication {
  const isStructured = line.at(flag, flag) === '1'
  return { code: isStructured ? line.at(flag + 1, flag + 3) : '', text: line.at(flag + (isStructured ? 4 : 1), end) }
}

/** How many characters a reference has at the beginning of structured communications that carry one. */
const referenceLengths: Readonly<Record<string, number>> = { 100: 25, 101: 12, 102: 12 }

/** Who paid or was paid, the reference and all texts of a movement (R18.7). */
export function describeMovement({ first, more }: CodaMovement): Omit<BankPart, 'cents'> {
  const { code, text } = communicationOf(first, 62, 115)
  const length = referenceLengths[code] ?? 0
  const [second, third] = ['22', '23'].map((record) => more.find((line) => line.record === record))
  const parts = informationOf(more)
  return {
    name: cleanText(third?.at(48, 82).trim() || (parts.find((one) => one.code === '001')?.text.slice(0, 70) ?? '')),
    counterIban: ibanOf(third?.at(11, 44) ?? ''),
    reference: bareReference(text.slice(0, length)),
    texts: distinct([
      text.slice(length) + (second?.at(11, 63) ?? '') + (third?.at(83, 125) ?? ''),
      second?.at(64, 98) ?? '',
      ...parts.map((one) => one.text),
    ]),
  }
}

/** The information in records 3.1 to 3.3, each part from a 3.1 on. Code 001: the name and address of the other side. */
function informationOf(lines: readonly CodaLine[]): Communication[] {
  const parts: Communication[] = []
  for (const line of lines) {
    const last = parts.at(-1)
    if (line.record === '31') parts.push(communicationOf(line, 40, 113))
    else if (line.record === '32' && last) last.text += line.at(11, 115)
    else if (line.record === '33' && last) last.text += line.at(11, 100)
  }
  return parts
}
