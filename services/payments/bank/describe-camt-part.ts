import { orderNumbersIn } from '../../../domain/orders/order-number.ts'
import { serialsIn } from '../../../domain/payments/payment-reference.ts'
import type { BankPart } from './bank-statement.ts'
import { bareReference, cleanText, distinct, ibanOf, isNoReference } from './bank-values.ts'
import type { CamtDetails } from './camt-schema.ts'

/** The direction of an entry, and the account of ours that it moves. */
export interface Direction {
  isIncoming: boolean
  isReversal: boolean
  iban: string
}

type Parties = NonNullable<CamtDetails['RltdPties']>

/** Who paid or was paid, the reference and all texts of a payment, wherever its bank writes them (R18.7). */
export function describeCamtPart(details: CamtDetails, direction: Direction): Omit<BankPart, 'cents'> {
  const { RltdPties, RmtInf, Refs, AddtlTxInf } = details
  const structured = RmtInf?.Strd ?? []
  const references = distinct(structured.map(({ CdtrRefInf }) => bareReference(CdtrRefInf?.Ref ?? '')))
  const endToEnd = Refs?.EndToEndId ?? ''
  return {
    ...otherSide(RltdPties ?? {}, direction),
    reference: references[0] ?? '',
    texts: distinct([
      ...references.slice(1),
      ...joined(RmtInf?.Ustrd ?? []),
      ...structured.flatMap(({ AddtlRmtInf, RfrdDocInf }) => [
        ...joined(AddtlRmtInf),
        ...RfrdDocInf.map(({ Nb }) => Nb),
      ]),
      isNoReference(endToEnd) ? '' : endToEnd,
      AddtlTxInf,
      nameOf(RltdPties?.UltmtDbtr),
    ]),
  }
}

/** Lines as one text. Banks also cut in the middle of a reference, which is then found only without the blank. */
function joined(lines: readonly string[]): string[] {
  const [spaced, tight] = [lines.join(' '), lines.join('')]
  const found = (text: string) => serialsIn(text).size + orderNumbersIn(text).length
  return found(tight) > found(spaced) ? [tight, spaced] : [spaced]
}

/** The payer of money that came in, also where it is taken back, and the payee of money that went out. */
function otherSide(parties: Parties, { isIncoming, isReversal, iban }: Direction) {
  const debtor = sideOf(parties.Dbtr, parties.DbtrAcct)
  const creditor = sideOf(parties.Cdtr, parties.CdtrAcct)
  const [named, other] = isIncoming !== isReversal ? [debtor, creditor] : [creditor, debtor]
  const isUs = named.counterIban === iban || (named.name === '' && named.counterIban === '')
  return isUs && other.counterIban !== iban ? other : named
}

const sideOf = (party: Parties['Dbtr'], account: Parties['DbtrAcct']) => ({
  name: nameOf(party),
  counterIban: ibanOf(account?.Id?.IBAN ?? ''),
})

const nameOf = (party: Parties['Dbtr']): string => cleanText(party?.Nm || (party?.Pty?.Nm ?? ''))
