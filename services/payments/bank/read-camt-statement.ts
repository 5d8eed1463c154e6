import * as v from 'valibot'
import { type Cents, negateCents } from '../../../domain/money/cents.ts'
import { BankFileProblem, type BankStatement, type LeftOut, leftOut, readAt } from './bank-statement.ts'
import { centsOfDecimal, dayOf, ibanOf } from './bank-values.ts'
import { type CamtBalance, camtAccount, camtStatement } from './camt-schema.ts'
import { daysOf, proveStatement } from './prove-statement.ts'
import { type CamtContext, readCamtEntry } from './read-camt-entry.ts'

/**
 * A statement of CAMT.053, or why it is left out.
 * @param element as parsed
 * @param position in the file, from 1
 * @param isOurs whether customers were asked to pay to an IBAN
 */
export function readCamtStatement(
  element: unknown,
  position: number,
  isOurs: (iban: string) => boolean,
): BankStatement | LeftOut {
  let number: number | undefined
  try {
    const account = parsed(camtAccount, element)
    number = numberOf(account.ElctrncSeqNb || account.LglSeqNb)
    const { IBAN, Othr } = account.Acct.Id
    const written = IBAN || (Othr?.Id ?? '')
    const iban = ibanOf(written)
    if (!isOurs(iban)) throw new BankFileProblem('otherAccount', written)
    const currency = account.Acct.Ccy || [...account.Bal, ...account.Ntry][0]?.Amt?.currency || 'EUR'
    if (currency !== 'EUR') throw new BankFileProblem('currency', `${iban} ${currency}`)
    return readContent(element, { iban, number })
  } catch (error) {
    return leftOut(error, { statement: number ?? position })
  }
}

function readContent(element: unknown, account: Pick<BankStatement, 'iban' | 'number'>): BankStatement {
  const { Bal, Ntry } = parsed(camtStatement, element)
  const [opening, closing] = [balanceOf(Bal, ['OPBD', 'PRCD']), balanceOf(Bal, ['CLBD'])]
  const closedOn = closing && (closing.Dt?.Dt || closing.Dt?.DtTm)
  const context: CamtContext = { iban: account.iban, closedOn: closedOn ? dayOf(closedOn) : undefined }
  const read = Ntry.flatMap((entry, index) =>
    isBooked(entry) ? [readAt({ entry: index + 1 }, () => readCamtEntry(entry, context))] : [],
  )
  const bookings = read.filter((one) => 'parts' in one)
  return proveStatement({
    format: 'camt',
    ...account,
    ...daysOf(bookings, context.closedOn),
    opening: opening && balanceCents(opening),
    closing: closing && balanceCents(closing),
    bookings,
    foreign: read.filter((one) => 'currency' in one),
  })
}

/** The bank's number of the statement; undefined for one that only fills the field. */
const numberOf = (text: string): number | undefined => {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return number === 0 ? undefined : number
}

/** A status that the schema demands is missing in files of some banks, whose statements have booked entries only. */
const isBooked = ({ Sts }: { Sts: string }) => !/^(?:PDNG|INFO|FUTR)/i.test(Sts.trim())

/** The balance of a type, earlier types first: of a statement in pages the first that opens, the last that closes. */
function balanceOf(balances: readonly CamtBalance[], types: readonly string[]): CamtBalance | undefined {
  const whole = balances.filter(({ Tp }) => Tp?.SubTp !== 'INTM')
  for (const type of types) {
    const found = whole.filter(({ Tp }) => Tp?.CdOrPrtry.trim() === type)
    if (found.length > 0) return type === 'CLBD' ? found.at(-1) : found[0]
  }
  return undefined
}

const balanceCents = ({ Amt: { value }, CdtDbtInd }: CamtBalance): Cents =>
  CdtDbtInd === 'CRDT' ? centsOfDecimal(value, 'balance') : negateCents(centsOfDecimal(value, 'balance'))

/** @throws BankFileProblem with the entry in which something is not as it should be */
function parsed<const Schema extends v.GenericSchema>(schema: Schema, element: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, element)
  if (result.success) return result.output
  const path = v.getDotPath(result.issues[0]) ?? ''
  const entry = /^Ntry\.(\d+)/.exec(path)?.[1]
  throw new BankFileProblem('malformed', path, entry === undefined ? {} : { entry: Number(entry) + 1 })
}
