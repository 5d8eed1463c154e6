import { expect, test } from 'vitest'
import { BankFileProblem } from './bank-statement.ts'
import { readBankFile } from './read-bank-file.ts'

const iban = 'BE71096123456769'
const read = (text: string) => readBankFile(new TextEncoder().encode(text))
const problemOf = (text: string) => {
  try {
    read(text)
    return 'read'
  } catch (error) {
    if (error instanceof BankFileProblem) return error.problem
    throw error
  }
}

interface Line {
  amount: string
  sign?: 'CRDT' | 'DBIT'
  status?: string
  reversal?: boolean
  bankReference?: string
  parts?: string
}

const part = ({ amount = '', name = 'Ada Lovelace', reference = '', text = '' }) => `<ns:TxDtls>
  ${amount && `<ns:Amt Ccy="EUR">${amount}</ns:Amt>`}
  <ns:RltdPties><ns:Dbtr><ns:Pty><ns:Nm>${name}</ns:Nm></ns:Pty></ns:Dbtr><ns:DbtrAcct><ns:Id><ns:IBAN>NL91ABNA0417164300</ns:IBAN></ns:Id></ns:DbtrAcct></ns:RltdPties>
  <ns:RmtInf>${text && `<ns:Ustrd>${text}</ns:Ustrd>`}${reference && `<ns:Strd><ns:CdtrRefInf><ns:Ref>${reference}</ns:Ref></ns:CdtrRefInf></ns:Strd>`}</ns:RmtInf>
</ns:TxDtls>`

const camt = (version: string, lines: readonly Line[]) => `<?xml version="1.0" encoding="UTF-8"?>
<ns:Document xmlns:ns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><ns:BkToCstmrStmt><ns:GrpHdr/><ns:Stmt>
<ns:Acct><ns:Id><ns:IBAN>${iban}</ns:IBAN></ns:Id></ns:Acct>
${lines
  .map(
    ({
      amount,
      sign = 'CRDT',
      status = version === '02' ? 'BOOK' : '<ns:Cd>BOOK</ns:Cd>',
      reversal,
      bankReference = '',
      parts,
    }) =>
      `<ns:Ntry><ns:Amt Ccy="EUR">${amount}</ns:Amt><ns:CdtDbtInd>${sign}</ns:CdtDbtInd>${reversal ? '<ns:RvslInd>true</ns:RvslInd>' : ''}
      <ns:Sts>${status}</ns:Sts><ns:BookgDt><ns:Dt>2026-11-24</ns:Dt></ns:BookgDt>
      ${bankReference && `<ns:AcctSvcrRef>${bankReference}</ns:AcctSvcrRef>`}<ns:NtryDtls>${parts ?? part({})}</ns:NtryDtls></ns:Ntry>`,
  )
  .join('')}
</ns:Stmt></ns:BkToCstmrStmt></ns:Document>`

test.each(['02', '08', '13'])(
  'a payment is read from CAMT.053 version %s, with who sent it and its reference',
  (version) => {
    const parts = part({ reference: '+++010/8068/17183+++', name: 'Zo&#235; &amp; Co' })
    expect(read(camt(version, [{ amount: '171.5', bankReference: 'REF1', parts }]))).toEqual([
      {
        ...{ iban, key: 'REF1', bookedOn: '2026-11-24', cents: 17_150, name: 'Zoë & Co' },
        ...{ counterIban: 'NL91ABNA0417164300', reference: '010806817183', text: '' },
      },
    ])
  },
)

test('money that went out and money that was taken back are negative; what is not booked yet is left out', () => {
  const lines: Line[] = [
    { amount: '10.00', sign: 'DBIT', bankReference: 'A' },
    { amount: '20.00', reversal: true, bankReference: 'B' },
    { amount: '30.00', sign: 'DBIT', reversal: true, bankReference: 'C' },
    { amount: '40.00', status: '<ns:Cd>PDNG</ns:Cd>', bankReference: 'D' },
  ]
  expect(read(camt('08', lines)).map(({ cents }) => cents)).toEqual([-1000, -2000, 3000])
})

test('a batch is read payment by payment, and as one sum where its parts do not add up', () => {
  const batch = (...amounts: string[]): Line => ({
    amount: '100.00',
    bankReference: 'B1',
    parts: amounts.map((amount) => part({ amount, text: amount })).join(''),
  })
  expect(read(camt('02', [batch('40.00', '60.00')])).map(({ key, cents }) => [key, cents])).toEqual([
    ['B1/1', 4000],
    ['B1/2', 6000],
  ])
  expect(read(camt('02', [batch('40.00', '50.00')])).map(({ key, cents }) => [key, cents])).toEqual([['B1', 10_000]])
})

test('two equal payments of a day stay two when the bank gives no reference, and have the same keys in every file', () => {
  const lines: Line[] = [{ amount: '50.00' }, { amount: '50.00', bankReference: 'NONREF' }]
  const keys = read(camt('02', lines)).map(({ key }) => key)
  expect(new Set(keys).size).toBe(2)
  expect(read(camt('08', [{ amount: '1.00', bankReference: 'X' }, ...lines])).map(({ key }) => key)).toEqual([
    'X',
    ...keys,
  ])
})

/** A line of a CODA file, from texts at positions that count from 1. */
const coda = (texts: Record<number, string>) => {
  let line = ' '.repeat(128)
  for (const [at, text] of Object.entries(texts))
    line = line.slice(0, Number(at) - 1) + text + line.slice(Number(at) - 1 + text.length)
  return line
}
const codaFile = (...movements: string[]) =>
  [
    coda({ 1: '0000024112600005' }),
    coda({ 1: '12001', 6: iban, 40: 'EUR', 43: '0', 44: '000000001000000', 59: '231126' }),
    ...movements,
    coda({ 1: '8', 128: '0' }),
    coda({ 1: '9', 128: '2' }),
  ].join('\r\n')
const movement = (amount: string, sign: '0' | '1', communication: string, detail = '0000') =>
  coda({
    1: '21',
    3: '0001',
    7: detail,
    11: 'DYAB01234BOVSOVERS000',
    32: sign,
    33: amount,
    48: '241126',
    54: '00150000',
    62: communication,
    116: '241126',
  })

test('a movement of a CODA file is read with its reference, its text and who sent it; details are no movements', () => {
  const file = codaFile(
    movement('000000000171500', '0', '1101010806817183'),
    coda({ 1: '23', 3: '0001', 7: '0000', 11: 'NL91ABNA0417164300', 45: 'EUR', 48: 'LOVELACE ADA' }),
    movement('000000000171500', '0', '0a detail', '0001'),
    movement('000000000020000', '1', '0Invoice 12,'),
    coda({ 1: '22', 3: '0002', 7: '0000', 11: ' thank you' }),
  )
  expect(read(file)).toEqual([
    {
      ...{ iban, key: 'DYAB01234BOVSOVERS000', bookedOn: '2026-11-24', cents: 17_150, name: 'LOVELACE ADA' },
      ...{ counterIban: 'NL91ABNA0417164300', reference: '010806817183', text: '' },
    },
    {
      ...{ iban, key: 'DYAB01234BOVSOVERS000#2', bookedOn: '2026-11-24', cents: -2000, name: '' },
      ...{ counterIban: '', reference: '', text: 'Invoice 12, thank you' },
    },
  ])
})

test('a file that is no statement is refused with the reason', () => {
  const good = camt('02', [{ amount: '50.00' }])
  expect(problemOf('hello')).toBe('notStatement')
  expect(problemOf('<a><b></a>')).toBe('notXml')
  expect(problemOf('<a>1</a>')).toBe('notStatement')
  expect(problemOf(good.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'))).toBe('report')
  expect(problemOf(good.replaceAll('"EUR"', '"USD"'))).toBe('currency')
  expect(problemOf(good.replace('50.00', '50,00'))).toBe('malformed')
  expect(problemOf(good.slice(0, -200))).toBe('notXml')
  expect(problemOf(codaFile('x'.repeat(200)))).toBe('malformed')
  expect(problemOf(codaFile('').trimEnd().slice(0, -128)), 'cut off').toBe('malformed')
  expect(problemOf(codaFile(movement('00000000017x500', '0', '0')))).toBe('malformed')
})

test('a file that declares entities is refused before anything of it is expanded or fetched', () => {
  const lines = camt('02', [{ amount: '1.00', parts: part({ name: '&b;' }) }])
  const laughs = Array.from({ length: 9 }, (_, nth) => `<!ENTITY a${nth + 1} "${`&a${nth};`.repeat(10)}">`).join('')
  for (const declared of [
    `<!DOCTYPE x [<!ENTITY a0 "ha">${laughs}<!ENTITY b "&a9;">]>`,
    '<!DOCTYPE x [<!ENTITY b SYSTEM "file:///etc/passwd">]>',
    '<!doctype x SYSTEM "http://127.0.0.1:9/x.dtd">',
    '<!DOCTYPE x [<!ENTITY % p SYSTEM "http://127.0.0.1:9/x.dtd"> %p;]>',
  ])
    expect(problemOf(declared + lines), declared.slice(0, 60)).toBe('entities')
})

test('a file that is made to hurt is refused, in a few words', () => {
  const good = camt('02', [{ amount: '50.00' }])
  expect(problemOf('<a>'.repeat(20_000) + '</a>'.repeat(20_000))).toBe('notXml')
  expect(problemOf(good.replace('<ns:GrpHdr/>', '<__proto__><polluted>1</polluted></__proto__>'))).toBe('notXml')
  expect('polluted' in {}).toBe(false)
  expect(() => read('<'.repeat(10_000))).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^.{1,220}$/) }),
  )
})

test('a file above 20 MB is refused unread', () => {
  expect(() => readBankFile(new Uint8Array(21 * 1024 * 1024))).toThrow(expect.objectContaining({ problem: 'tooLarge' }))
})
