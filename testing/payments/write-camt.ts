/** A line of a CAMT.053 file, as banks write it; what is left out is as in most files. */
export interface CamtLine {
  amount: string
  currency?: string
  direction?: string
  /** Elements instead of a date and of the status that is booked. */
  day?: string
  status?: string
  isReversal?: string
  bankReference?: string
  /** Elements `TxDtls` and others below `NtryDtls`. */
  parts?: string
  /** Further elements of the entry. */
  more?: string
}

/** A statement of one account. */
export interface CamtText {
  lines?: readonly CamtLine[]
  /** The elements below `Acct/Id`. */
  account?: string
  currency?: string
  /** Opening and closing balance, as `1000.00` or `-20.00`. */
  balances?: readonly [opening: string, closing: string]
  closingDay?: string
  number?: number
}

const iban = 'BE71096123456769'

interface CamtPartText {
  amount?: string
  name?: string
  account?: string
  /** The other side is paid, and does not pay. */
  isOut?: boolean
  reference?: string
  text?: string
  refs?: string
  more?: string
}

/** What `TxDtls` may say of a payment. */
export function camtPart({ amount, name = 'Ada Lovelace', account = 'NL91ABNA0417164300', ...given }: CamtPartText) {
  const { reference, text, refs, more = '' } = given
  const side = given.isOut ? 'Cdtr' : 'Dbtr'
  return `<TxDtls>${refs ? `<Refs>${refs}</Refs>` : ''}${amount ? `<Amt Ccy="EUR">${amount}</Amt>` : ''}
<RltdPties><${side}><Pty><Nm>${name}</Nm></Pty></${side}><${side}Acct><Id><IBAN>${account}</IBAN></Id></${side}Acct></RltdPties>
<RmtInf>${text ? `<Ustrd>${text}</Ustrd>` : ''}${reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}</RmtInf>
${more}</TxDtls>`
}

const line = ({ amount, currency = 'EUR', direction = 'CRDT', day, status, ...rest }: CamtLine) =>
  `<Ntry><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd>
${rest.isReversal ? `<RvslInd>${rest.isReversal}</RvslInd>` : ''}<Sts>${status ?? 'BOOK'}</Sts>
<BookgDt>${day ?? '<Dt>2026-11-24</Dt>'}</BookgDt>
${rest.bankReference ? `<AcctSvcrRef>${rest.bankReference}</AcctSvcrRef>` : ''}
<NtryDtls>${rest.parts ?? camtPart({})}</NtryDtls>${rest.more ?? ''}</Ntry>`

const balance = (type: string, amount: string, day = '2026-11-25') =>
  `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount.replace('-', '')}</Amt>
<CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Dt><Dt>${day}</Dt></Dt></Bal>`

const statement = ({
  lines = [],
  account = `<IBAN>${iban}</IBAN>`,
  currency,
  balances,
  closingDay,
  number,
}: CamtText) =>
  `<Stmt><Id>S1</Id>${number === undefined ? '' : `<ElctrncSeqNb>${number}</ElctrncSeqNb>`}
<Acct><Id>${account}</Id>${currency ? `<Ccy>${currency}</Ccy>` : ''}</Acct>
${balances ? balance('OPBD', balances[0], closingDay) + balance('CLBD', balances[1], closingDay) : ''}
${lines.map(line).join('\n')}</Stmt>`

/** A CAMT.053 document of our own making. */
export const camtDocument = (...statements: readonly CamtText[]): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><MsgId>M1</MsgId></GrpHdr>
${statements.map(statement).join('\n')}
</BkToCstmrStmt></Document>
`
