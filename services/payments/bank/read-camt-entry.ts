import { addCents, type Cents, negateCents, noCents } from '../../../domain/money/cents.ts'
import type { BankBooking, BankPart, ForeignLine } from './bank-statement.ts'
import { centsOfDecimal, cleanText, dayOf, distinct, isNoReference, oneSum, sumOf } from './bank-values.ts'
import type { CamtAmount, CamtDetails, CamtEntry } from './camt-schema.ts'
import { type Direction, describeCamtPart } from './describe-camt-part.ts'

/** What entries share with their statement. */
export interface CamtContext {
  iban: string
  /** The day of the closing balance, 'YYYY-MM-DD'. */
  closedOn: string | undefined
}

/**
 * A booked entry, or a line in another currency.
 * @throws BankFileProblem for a value that cannot be read
 */
export function readCamtEntry(entry: CamtEntry, { iban, closedOn }: CamtContext): BankBooking | ForeignLine {
  const { Amt, BookgDt, ValDt } = entry
  const written = BookgDt?.Dt || BookgDt?.DtTm
  // Some banks leave the day out, and close on it.
  const bookedOn = written ? dayOf(written) : (closedOn ?? dayOf(ValDt?.Dt || (ValDt?.DtTm ?? '')))
  const isReversal = /^(?:true|1)$/.test(entry.RvslInd)
  const direction: Direction = { isIncoming: entry.CdtDbtInd === 'CRDT', isReversal, iban }
  const details = entry.NtryDtls.flatMap(({ TxDtls }) => TxDtls.filter((each) => each !== undefined))
  if (Amt.currency !== undefined && Amt.currency !== 'EUR') {
    const amount = `${direction.isIncoming ? '' : '-'}${Amt.value}`
    const { name, texts } = oneSum(noCents, [
      ...details.map((each) => describeCamtPart(each, direction)),
      wholeOf(entry),
    ])
    return { bookedOn, amount, currency: cleanText(Amt.currency), text: distinct([name, ...texts]).join(' · ') }
  }
  const cents = signed(centsOfDecimal(Amt.value, 'payment'), direction.isIncoming)
  const bankReference = entry.AcctSvcrRef || (details.length === 1 ? (details[0]?.Refs?.AcctSvcrRef ?? '') : '')
  return {
    bookedOn,
    cents,
    isReversal,
    bankReference: isNoReference(bankReference) ? '' : cleanText(bankReference),
    parts: partsOf(entry, details, direction, cents),
  }
}

/**
 * The payments of an entry with their own amounts where these make the sum that the account moved by, with the bank's
 * charges if it names any; else one sum.
 */
function partsOf(entry: CamtEntry, details: readonly CamtDetails[], direction: Direction, cents: Cents): BankPart[] {
  const payments = details.map((each) => describeCamtPart(each, direction))
  const charged = sumOf([entry, ...details].map(({ Chrgs }) => chargesOf(Chrgs)))
  const charges = { cents: negateCents(charged), name: '', counterIban: '', reference: '', texts: ['Chrgs'] }
  for (const amountOf of details.length > 1 ? readings : []) {
    const parts = payments.flatMap((payment, index) => {
      const own = details[index] && partCents(details[index], amountOf(details[index]), direction)
      return own === undefined ? [] : [{ ...payment, cents: own }]
    })
    const total = sumOf(parts.map((part) => part.cents))
    if (parts.length < details.length) continue
    if (total === cents) return parts
    if (addCents(total, charges.cents) === cents) return [...parts, charges]
  }
  return [oneSum(cents, [...payments, wholeOf(entry)])]
}

/** The text of a whole entry, which belongs to none of several payers in particular. */
const wholeOf = (entry: CamtEntry) => ({
  name: '',
  counterIban: '',
  reference: '',
  texts: distinct([entry.AddtlNtryInf]),
})

/** The places where banks write the amount of a payment in a batch. */
const readings: readonly ((details: CamtDetails) => CamtAmount | undefined)[] = [
  ({ Amt, AmtDtls }) => [Amt, AmtDtls?.TxAmt?.Amt, AmtDtls?.InstdAmt?.Amt].find(isEuro),
  ({ Amt }) => Amt,
  ({ AmtDtls }) => AmtDtls?.TxAmt?.Amt,
  ({ AmtDtls }) => AmtDtls?.InstdAmt?.Amt,
]

const isEuro = (amount: CamtAmount | undefined) => amount !== undefined && (amount.currency ?? 'EUR') === 'EUR'

function partCents({ CdtDbtInd }: CamtDetails, amount: CamtAmount | undefined, { isIncoming }: Direction) {
  if (!amount || !isEuro(amount)) return undefined
  return signed(centsOfDecimal(amount.value, 'payment'), CdtDbtInd ? CdtDbtInd === 'CRDT' : isIncoming)
}

/** What the bank took for itself; negative where it gave. */
const chargesOf = (charges: CamtEntry['Chrgs']): Cents =>
  sumOf(
    charges.flatMap(({ Rcrd, TtlChrgsAndTaxAmt, ...own }) =>
      (Rcrd.length > 0 ? Rcrd : [{ ...own, Amt: own.Amt ?? TtlChrgsAndTaxAmt }]).map(({ Amt, CdtDbtInd }) =>
        Amt && isEuro(Amt) ? signed(centsOfDecimal(Amt.value, 'payment'), CdtDbtInd === 'DBIT') : noCents,
      ),
    ),
  )

const signed = (amount: Cents, isIncoming: boolean): Cents => (isIncoming ? amount : negateCents(amount))
