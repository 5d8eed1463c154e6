import * as v from 'valibot'
import { empty, several, some, text } from './camt-elements.ts'

const listsOfEntries = ['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Chrgs', 'Rcrd']
const listsOfRemittance = ['Ustrd', 'Strd', 'AddtlRmtInf', 'RfrdDocInf']
/** Elements that may come more than once where we read them. */
export const camtLists: ReadonlySet<string> = new Set([...listsOfEntries, ...listsOfRemittance])

const amount = v.optional(
  v.pipe(
    v.union([v.string(), v.object({ '#text': v.optional(v.string(), ''), '@Ccy': v.optional(v.string()) })]),
    v.transform((element) =>
      typeof element === 'string'
        ? { value: element.trim(), currency: undefined }
        : { value: element['#text'].trim(), currency: element['@Ccy']?.trim() },
    ),
  ),
)

export type CamtAmount = NonNullable<v.InferOutput<typeof amount>>

const direction = v.picklist(['CRDT', 'DBIT'])
const date = some({ Dt: text, DtTm: text })
/** A status or a type, which the versions write in three ways. */
const code = v.optional(
  v.union([
    v.pipe(
      v.object({ Cd: text, Prtry: text }),
      v.transform(({ Cd, Prtry }) => Cd || Prtry),
    ),
    v.string(),
  ]),
  '',
)
const named = some({ Nm: text, Pty: some({ Nm: text }) })
const account = some({ Id: some({ IBAN: text, Othr: some({ Id: text }) }) })
const holdsAmount = some({ Amt: amount })
const charge = { Amt: amount, CdtDbtInd: v.optional(direction, 'DBIT') }

const details = v.object({
  Refs: some({ AcctSvcrRef: text, EndToEndId: text }),
  Amt: amount,
  AmtDtls: some({ TxAmt: holdsAmount, InstdAmt: holdsAmount }),
  CdtDbtInd: v.optional(direction),
  Chrgs: several({ ...charge, TtlChrgsAndTaxAmt: amount, Rcrd: several(charge) }),
  RltdPties: some({ Dbtr: named, UltmtDbtr: named, Cdtr: named, DbtrAcct: account, CdtrAcct: account }),
  RmtInf: some({
    Ustrd: v.optional(v.array(text), []),
    Strd: several({
      CdtrRefInf: some({ Ref: text }),
      RfrdDocInf: several({ Nb: text }),
      AddtlRmtInf: v.optional(v.array(text), []),
    }),
  }),
  AddtlTxInf: text,
})

/** One payment of an entry. */
export type CamtDetails = v.InferOutput<typeof details>

const entry = v.object({
  Amt: v.nonOptional(amount),
  CdtDbtInd: direction,
  RvslInd: text,
  Sts: code,
  BookgDt: date,
  ValDt: date,
  AcctSvcrRef: text,
  Chrgs: details.entries.Chrgs,
  NtryDtls: several({ TxDtls: v.optional(v.array(v.union([details, empty])), []) }),
  AddtlNtryInf: text,
})

export type CamtEntry = v.InferOutput<typeof entry>

/** The account of a statement, which is read before the rest of it. */
export const camtAccount = v.object({
  ElctrncSeqNb: text,
  LglSeqNb: text,
  Acct: v.object({ Id: v.object({ IBAN: text, Othr: some({ Id: text }) }), Ccy: text }),
  Bal: several({ Amt: amount }),
  Ntry: several({ Amt: amount }),
})

/** The parts of a statement that we read. */
export const camtStatement = v.object({
  Bal: several({
    Tp: some({ CdOrPrtry: code, SubTp: code }),
    Amt: v.nonOptional(amount),
    CdtDbtInd: v.optional(direction, 'CRDT'),
    Dt: date,
  }),
  Ntry: v.optional(v.array(entry), []),
})

export type CamtBalance = v.InferOutput<typeof camtStatement>['Bal'][number]
