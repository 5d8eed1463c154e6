import { createHash } from 'node:crypto'
import { type BankFile, BankFileProblem, type BankStatement, type LeftOut, leftOut } from './bank-statement.ts'
import { readCamt } from './read-camt.ts'
import { readCoda } from './read-coda.ts'
import { isZip, readZip } from './read-zip.ts'

/** Twenty times the statement of a busy month. */
export const largestBytes = 20 * 1024 * 1024
/** Entries of CAMT, or movements of CODA. */
const mostLines = 50_000

/**
 * The statements of our accounts in a file from the bank: CAMT.053, CODA, or a ZIP of these (R18.7).
 * @param bytes of the file: UTF-8 or, as banks still send it, Latin-1
 * @param isOurs whether customers were asked to pay to an IBAN
 * @throws BankFileProblem where nothing of the file can be read
 */
export function readBankFile(bytes: Uint8Array, isOurs: (iban: string) => boolean): BankFile {
  if (bytes.byteLength > largestBytes) throw new BankFileProblem('tooLarge')
  const statements: BankStatement[] = []
  const left: LeftOut[] = []
  for (const { name, bytes: content } of isZip(bytes) ? readZip(bytes) : [{ name: undefined, bytes }]) {
    const place = name === undefined ? {} : { member: name }
    try {
      const read = readText(decoded(content), isOurs)
      statements.push(...read.statements)
      left.push(...read.left.map((one) => ({ ...one, place: { ...one.place, ...place } })))
    } catch (error) {
      left.push(leftOut(error, place))
    }
  }
  if (statements.length === 0) throw nothingOf(left)
  return { digest: createHash('sha256').update(bytes).digest('hex'), statements, left }
}

/** Why nothing is read: of statements of other accounts, all of these; else the first reason. */
function nothingOf(left: readonly LeftOut[]): BankFileProblem {
  const [first] = left
  if (!first) return new BankFileProblem('notStatement')
  const isForeign = left.every(({ reason }) => reason === 'otherAccount')
  const accounts = [...new Set(left.map(({ detail }) => detail))].join(', ')
  return isForeign
    ? new BankFileProblem('otherAccount', accounts)
    : new BankFileProblem(first.reason, first.detail, first.place)
}

function readText(text: string, isOurs: (iban: string) => boolean): Omit<BankFile, 'digest'> {
  const isXml = text.trimStart().startsWith('<')
  if (!isXml && !text.trimStart().startsWith('0')) throw new BankFileProblem('notStatement')
  if (text.includes('\0')) throw new BankFileProblem('nul')
  const lines = text.match(isXml ? /<(?:\w+:)?Ntry[\s>]/g : /^21/gm)?.length ?? 0
  if (lines > mostLines) throw new BankFileProblem('tooMany', String(lines))
  return isXml ? readCamt(text, isOurs) : readCoda(text, isOurs)
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('latin1').decode(bytes)
  }
}
