import { isUtf8 } from 'node:buffer'
import { hash } from 'node:crypto'
import { type BankFile, BankFileProblem, type BankStatement, type LeftOut, leftOut } from './bank-statement.ts'
import { readCamt } from './read-camt.ts'
import { readCoda } from './read-coda.ts'
import { isZip, readZip } from './read-zip.ts'

/** Twenty times the statement of a busy month. */
export const largestBytes = 20 * 1024 * 1024
/** Entries, payments or statements of CAMT, or records 1 and 2.1 of CODA. */
const mostLines = 50_000
const counted = {
  xml: [/<(?:\w+:)?Ntry[\s/>]/g, /<(?:\w+:)?TxDtls[\s/>]/g, /<(?:\w+:)?Stmt[\s/>]/g],
  coda: [/^(?:1|21)/gm],
}

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
  return { digest: hash('sha256', bytes), statements, left }
}

/** Why nothing is read: the error in our first statement or, if none is ours, the accounts in the file. */
function nothingOf(left: readonly LeftOut[]): BankFileProblem {
  if (left.length === 0) return new BankFileProblem('notStatement')
  const own = left.find(({ reason }) => reason !== 'otherAccount')
  if (own) return new BankFileProblem(own.reason, own.detail, own.place)
  return new BankFileProblem('otherAccount', [...new Set(left.map(({ detail }) => detail))].join(', '))
}

function readText(text: string, isOurs: (iban: string) => boolean): Omit<BankFile, 'digest'> {
  const isXml = text.trimStart().startsWith('<')
  if (!isXml && !text.trimStart().startsWith('0')) throw new BankFileProblem('notStatement')
  if (text.includes('\0')) throw new BankFileProblem('nul')
  const counts = (isXml ? counted.xml : counted.coda).map((pattern) => text.match(pattern)?.length ?? 0)
  if (counts.some((count) => count > mostLines)) throw new BankFileProblem('tooMany', counts.join(', '))
  return isXml ? readCamt(text, isOurs) : readCoda(text, isOurs)
}

const decoded = (bytes: Uint8Array) => new TextDecoder(isUtf8(bytes) ? 'utf-8' : 'latin1').decode(bytes)
