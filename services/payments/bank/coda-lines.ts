import { BankFileProblem, type PlaceInFile, readAt } from './bank-statement.ts'

/** A line of a CODA file. Positions count from 1 and are both included, as in the standard. */
export interface CodaLine {
  /** Its number in the file, from 1. */
  number: number
  /** The record, such as `21`; of the records 0, 1, 4, 8 and 9 its first character only. */
  record: string
  at: (from: number, to: number) => string
}

/** A statement: record 1, then movements and information, then record 8, all between records 0 and 9. */
export interface CodaLines {
  opens: CodaLine
  movements: readonly CodaLine[]
  closes: CodaLine | undefined
  file: CodaFile
}

/** What lies between records 0 and 9. */
export interface CodaFile {
  /** How many records there are of those that record 9 counts, and what they move, in thousandths of the currency. */
  records: number
  debit: number
  credit: number
  /** Record 9; undefined if the file was cut off. */
  ends: CodaLine | undefined
}

const width = 128

/**
 * The statements of a CODA file, several files one behind another included.
 * @throws BankFileProblem for a file that is not CODA version 2
 */
export function codaStatements(text: string): CodaLines[] {
  const lines = text
    // The end of a file as old programs write it.
    .replaceAll('\u001a', '')
    .split(/\r\n|\n|\r/)
    .map(codaLine)
    .filter((line) => line.at(1, width).trim() !== '')
  if (lines[0]?.record !== '0') throw new BankFileProblem('notStatement')
  const statements: (CodaLines & { movements: CodaLine[] })[] = []
  let file = fileOf(lines[0])
  for (const line of lines) {
    if (line.record === '0') file = fileOf(line)
    else if (line.record === '9') file.ends = line
    else if (line.record !== '4') addLine(line, file, statements)
  }
  return statements
}

function addLine(line: CodaLine, file: CodaFile, statements: (CodaLines & { movements: CodaLine[] })[]): void {
  const last = statements.at(-1)
  file.records += 1
  if (line.record === '1') statements.push({ opens: line, movements: [], closes: undefined, file })
  else if (!last || last.closes || last.file !== file) throw malformed(line)
  else if (line.record === '8') last.closes = line
  else last.movements.push(line)
  if (line.record === '21' && line.at(7, 10) === '0000')
    file[line.at(32, 32) === '1' ? 'debit' : 'credit'] += Number(line.at(33, 47))
}

function fileOf(line: CodaLine): CodaFile {
  const version = line.at(width, width).trim()
  if (version !== '' && version !== '2') throw new BankFileProblem('version', version, placeOf(line))
  return { records: 0, debit: 0, credit: 0, ends: undefined }
}

function codaLine(text: string, index: number): CodaLine {
  const line = text.trimEnd().padEnd(width)
  const record = line.length > width ? 'too long' : line.slice(0, /^[23]/.test(line) ? 2 : 1)
  return { number: index + 1, record, at: (from, to) => line.slice(from - 1, to) }
}

const placeOf = ({ number }: CodaLine): PlaceInFile => ({ line: number })

/** A line that is not as the standard says. */
export const malformed = (line: CodaLine): BankFileProblem =>
  new BankFileProblem('malformed', line.at(1, width).trim(), placeOf(line))

/** Reads something of a line. @throws BankFileProblem with the number of the line */
export const readLine = <Value>(line: CodaLine, read: (line: CodaLine) => Value): Value =>
  readAt(placeOf(line), () => read(line))
