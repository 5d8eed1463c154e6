import { XMLParser } from 'fast-xml-parser'
import * as v from 'valibot'
import { addCents, type Cents, cents, negateCents } from '../../../domain/money/cents.ts'
import type { BankEntry } from './bank-entry.ts'
import { BankFileProblem } from './bank-statement.ts'
import { withUniqueKeys } from './unique-keys.ts'

const lists = new Set(['Stmt', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd'])

/** Namespaces differ between versions and countries, so elements are found by their local names. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  // Numeric character references; entities of a file's own are refused before.
  htmlEntities: true,
  isArray: (name) => lists.has(name),
})

const text = v.optional(v.string(), '')

/** An element that may be missing, or there with nothing in it. */
const some = <const Fields extends v.ObjectEntries>(fields: Fields) =>
  v.optional(
    v.union([
      v.looseObject(fields),
      v.pipe(
        v.pipe(v.string(), v.regex(/^\s*$/)),
        v.transform(() => undefined),
      ),
    ]),
  )

const named = some({ Nm: text, Pty: some({ Nm: text }) })
const account = some({ Id: some({ IBAN: text }) })
const amount = v.looseObject({ '#text': v.pipe(v.string(), v.regex(/^\d{1,13}(\.\d{1,5})?$/)), '@Ccy': v.string() })
const day = v.union([
  v.pipe(
    v.looseObject({ Dt: v.pipe(v.string(), v.isoDate()) }),
    v.transform(({ Dt }) => Dt),
  ),
  v.pipe(
    v.looseObject({ DtTm: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT/)) }),
    v.transform(({ DtTm }) => DtTm.slice(0, 10)),
  ),
])

const details = v.looseObject({
  Refs: some({ AcctSvcrRef: text }),
  Amt: v.optional(amount),
  AmtDtls: some({ TxAmt: some({ Amt: v.optional(amount) }) }),
  RltdPties: some({ Dbtr: named, Cdtr: named, DbtrAcct: account, CdtrAcct: account }),
  RmtInf: some({
    Ustrd: v.optional(v.array(v.string()), []),
    Strd: v.optional(v.array(v.looseObject({ CdtrRefInf: some({ Ref: text }) })), []),
  }),
})

type Details = v.InferOutput<typeof details>

const entry = v.looseObject({
  Amt: amount,
  CdtDbtInd: v.picklist(['CRDT', 'DBIT']),
  RvslInd: text,
  Sts: v.union([v.string(), v.looseObject({ Cd: v.string() })]),
  BookgDt: v.optional(day),
  ValDt: v.optional(day),
  AcctSvcrRef: text,
  NtryDtls: v.optional(v.array(v.union([v.looseObject({ TxDtls: v.optional(v.array(details), []) }), v.string()])), []),
})

const statement = v.looseObject({
  Acct: v.looseObject({ Id: v.looseObject({ IBAN: v.string() }) }),
  Ntry: v.optional(v.array(entry), []),
})

const document = v.looseObject({
  Document: v.looseObject({ BkToCstmrStmt: v.looseObject({ Stmt: v.array(statement) }) }),
})

/**
 * The booked entries of a CAMT.053 file, of any version. A batch with several payments is as many entries.
 * @throws BankFileProblem for anything else; also for a CAMT.052, whose lines may still change, and for a file that
 *   declares entities
 */
export function readCamt(xml: string): BankEntry[] {
  if (/<!DOCTYPE|<!ENTITY/i.test(xml)) throw new BankFileProblem('entities')
  const parsed = v.safeParse(document, parsedXml(xml))
  if (!parsed.success) {
    if (/<(?:\w+:)?BkToCstmrAcctRpt[\s>]/.test(xml)) throw new BankFileProblem('report')
    if (!/<(?:\w+:)?BkToCstmrStmt[\s>]/.test(xml)) throw new BankFileProblem('notStatement')
    throw new BankFileProblem('malformed', v.getDotPath(parsed.issues[0]) ?? '')
  }
  const entries = parsed.output.Document.BkToCstmrStmt.Stmt.flatMap(({ Acct, Ntry }) =>
    Ntry.filter(isBooked).flatMap((each) => entriesOf(Acct.Id.IBAN.replace(/\s/g, ''), each)),
  )
  return withUniqueKeys(entries)
}

function parsedXml(xml: string): unknown {
  try {
    return parser.parse(xml, true)
  } catch (error) {
    // The parser quotes what it stumbled over, which may be the whole file.
    throw new BankFileProblem('notXml', error instanceof Error ? error.message.slice(0, 200) : '')
  }
}

const isBooked = ({ Sts }: v.InferOutput<typeof entry>) => (typeof Sts === 'string' ? Sts : Sts.Cd) === 'BOOK'

function entriesOf(
  iban: string,
  { Amt, CdtDbtInd, RvslInd, BookgDt, ValDt, ...rest }: v.InferOutput<typeof entry>,
): BankEntry[] {
  const bookedOn = BookgDt ?? ValDt
  if (!bookedOn) throw new BankFileProblem('malformed', 'BookgDt')
  const incoming = (CdtDbtInd === 'CRDT') !== (RvslInd.trim() === 'true')
  const parts = rest.NtryDtls.flatMap((batch) => (typeof batch === 'string' ? [] : batch.TxDtls))
  const entryOf = (part: Details | undefined, total: Details['Amt'], key: string): BankEntry => ({
    iban,
    key,
    bookedOn,
    cents: signed(centsOf(total ?? Amt), incoming),
    ...counterpartyOf(part, incoming),
    reference: (part?.RmtInf?.Strd.map(({ CdtrRefInf }) => CdtrRefInf?.Ref ?? '').find(Boolean) ?? '').replace(
      /[\s+/]/g,
      '',
    ),
    text: part?.RmtInf?.Ustrd.join(' ').trim() ?? '',
  })
  if (parts.length < 2) return [entryOf(parts[0], Amt, rest.AcctSvcrRef || (parts[0]?.Refs?.AcctSvcrRef ?? ''))]
  const split = parts.map((part, index) =>
    entryOf(
      part,
      part.Amt ?? part.AmtDtls?.TxAmt?.Amt,
      part.Refs?.AcctSvcrRef || (rest.AcctSvcrRef && `${rest.AcctSvcrRef}/${index + 1}`),
    ),
  )
  // A batch whose parts do not add up is kept as the one sum that the account has moved by.
  const total = signed(centsOf(Amt), incoming)
  return addCents(...split.map((one) => one.cents)) === total ? split : [entryOf(undefined, Amt, rest.AcctSvcrRef)]
}

function counterpartyOf(part: Details | undefined, incoming: boolean): Pick<BankEntry, 'name' | 'counterIban'> {
  const { Dbtr, Cdtr, DbtrAcct, CdtrAcct } = part?.RltdPties ?? {}
  const [party, from] = incoming ? [Dbtr, DbtrAcct] : [Cdtr, CdtrAcct]
  return { name: party?.Nm || (party?.Pty?.Nm ?? ''), counterIban: from?.Id?.IBAN ?? '' }
}

function centsOf({ '#text': value, '@Ccy': currency }: v.InferOutput<typeof amount>): Cents {
  if (currency !== 'EUR') throw new BankFileProblem('currency', currency)
  const [euros = '0', fraction = ''] = value.split('.')
  if (/[1-9]/.test(fraction.slice(2))) throw new BankFileProblem('malformed', value)
  return cents(Number(euros) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')))
}

const signed = (amount: Cents, incoming: boolean): Cents => (incoming ? amount : negateCents(amount))
