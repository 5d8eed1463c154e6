import { XMLParser } from 'fast-xml-parser'
import { type BankFile, BankFileProblem, type BankStatement, type LeftOut, leftOut } from './bank-statement.ts'
import { camtLists } from './camt-schema.ts'
import { readCamtStatement } from './read-camt-statement.ts'

/** Namespaces differ between versions and countries, so elements are found by their local names. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Numeric character references; entities of a file's own are refused before.
  htmlEntities: true,
  isArray: (name) => camtLists.has(name),
  // Paths that nothing here reads take a fifth of the time.
  jPath: false,
})

/** Messages of the same family that are not statements. */
const otherMessages = [
  [/<(?:\w+:)?BkToCstmrAcctRpt/, 'report'],
  [/<(?:\w+:)?BkToCstmrDbtCdtNtfctn/, 'notification'],
] as const

/**
 * The statements of a CAMT.053 file, of any version, with several documents one after the other too. A statement with
 * a value that cannot be read is left out, and so is one of another account or in another currency.
 * @param isOurs whether customers were asked to pay to an IBAN
 * @throws BankFileProblem for anything else; also for a CAMT.052, whose lines may still change, and for a file that
 *   declares entities
 */
export function readCamt(xml: string, isOurs: (iban: string) => boolean): Omit<BankFile, 'digest'> {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new BankFileProblem('entities')
  if (!/<(?:\w+:)?BkToCstmrStmt/.test(xml)) {
    const [, other] = otherMessages.find(([pattern]) => pattern.test(xml)) ?? []
    throw new BankFileProblem(other ?? 'notStatement')
  }
  const read = { statements: [] as BankStatement[], left: [] as LeftOut[] }
  const elements = documentsIn(xml).flatMap((document) => {
    try {
      return statementsIn(parsedXml(document))
    } catch (error) {
      read.left.push(leftOut(error))
      return []
    }
  })
  for (const [index, element] of elements.entries()) {
    const one = readCamtStatement(element, index + 1, isOurs)
    if ('reason' in one) read.left.push(one)
    else read.statements.push(one)
  }
  return read
}

/** Some banks put one document behind another, which is not valid XML. */
function documentsIn(xml: string): string[] {
  const documents = xml.split(/(?<=<\/(?:\w+:)?Document\s*>)/).filter((document) => document.trim() !== '')
  return documents.length > 2 || documents[1]?.includes('Document') ? documents : [xml]
}

function parsedXml(xml: string): unknown {
  try {
    return parser.parse(xml.trimStart(), true)
  } catch (error) {
    // The parser quotes what it stumbled over, which may be the whole file.
    throw new BankFileProblem('notXml', error instanceof Error ? error.message.slice(0, 200) : '')
  }
}

const isElement = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The statements of a document, whose message is called BkToCstmrStmtV01 in the first version. */
function statementsIn(document: unknown): unknown[] {
  const roots = isElement(document) ? [document, ...Object.values(document).filter(isElement)] : []
  // Some banks put the document into an envelope.
  const root = roots.map(({ Document }) => Document).find(isElement) ?? {}
  const message = Object.entries(root).find(([name]) => name.startsWith('BkToCstmrStmt'))?.[1]
  const statements = isElement(message) ? message.Stmt : undefined
  return Array.isArray(statements) ? statements : []
}
