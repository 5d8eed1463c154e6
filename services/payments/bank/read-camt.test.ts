import { expect, test } from 'vitest'
import { type CamtLine, camtDocument, camtPart } from '../../../testing/payments/write-camt.ts'
import { readBankFile } from './read-bank-file.ts'

const iban = 'BE71096123456769'
const isOurs = (account: string) => account === iban
const read = (text: string) => readBankFile(new TextEncoder().encode(text), isOurs)
const statementOf = (text: string) => read(text).statements[0]
const bookingsOf = (lines: readonly CamtLine[]) => statementOf(camtDocument({ lines }))?.bookings ?? []
const partsOf = (line: CamtLine) => bookingsOf([line])[0]?.parts ?? []
const textsOf = (line: CamtLine) => partsOf(line)[0]?.texts

test.each(['02', '08', '13'])('a payment is read from CAMT.053 version %s, with its payer and reference', (version) => {
  const parts = camtPart({ reference: '+++010/8068/17183+++', name: 'Zo&#235; &amp; Co' })
  const document = camtDocument({ lines: [{ amount: '171.5', bankReference: 'REF1', parts }], number: 138 })
  const prefixed = document.replace(/<(?=\/?[A-Z])(\/?)/g, '<$1ns:').replace('xmlns=', 'xmlns:ns=')
  expect(statementOf(prefixed.replace('001.08', `001.${version}`))).toEqual({
    ...{ format: 'camt', iban, number: 138, firstDay: '2026-11-24', lastDay: '2026-11-24' },
    ...{ opening: undefined, closing: undefined, proof: { outcome: 'unproven' }, foreign: [] },
    bookings: [
      {
        ...{ bookedOn: '2026-11-24', cents: 17_150, isReversal: false, bankReference: 'REF1' },
        parts: [
          {
            ...{ cents: 17_150, name: 'Zoë & Co', counterIban: 'NL91ABNA0417164300' },
            ...{ reference: '010806817183', texts: [] },
          },
        ],
      },
    ],
  })
})

test('the direction of a line is what the bank says it is, of a reversal too; what is not booked yet is left out', () => {
  const lines: CamtLine[] = [
    { amount: '10.00', direction: 'DBIT' },
    { amount: '20.00', isReversal: 'true' },
    { amount: '30.00', direction: 'DBIT', isReversal: '1' },
    { amount: '40.00', status: '<Cd>PDNG</Cd>' },
    { amount: '50.00', status: '<Cd>BOOK</Cd>' },
    { amount: '60.00', status: '<Prtry>BOOKED</Prtry>' },
    { amount: '70.00', status: 'INFO' },
  ]
  expect(bookingsOf(lines).map(({ cents, isReversal }) => [cents, isReversal])).toEqual([
    [-1000, false],
    [2000, true],
    [-3000, true],
    [5000, false],
    [6000, false],
  ])
  expect(partsOf({ amount: '30.00', direction: 'DBIT', isReversal: 'true' })[0]?.name).toBe('Ada Lovelace')
})

test('a statement adds up by its balances, or with every reversal turned, or not', () => {
  const lines: CamtLine[] = [{ amount: '100.00' }, { amount: '30.00', isReversal: 'true' }]
  const proofOf = (opening: string, closing: string, given = lines) =>
    statementOf(camtDocument({ lines: given, balances: [opening, closing] }))
  expect(proofOf('-20.00', '110.00')?.proof).toEqual({ outcome: 'proven' })
  const flipped = proofOf('0.00', '70.00')
  expect(flipped?.proof).toEqual({ outcome: 'flipped' })
  expect(flipped?.bookings.map(({ cents, parts }) => [cents, parts[0]?.cents])).toEqual([
    [10_000, 10_000],
    [-3000, -3000],
  ])
  expect(proofOf('1000.00', '5000.00')?.proof).toEqual({ outcome: 'differs', cents: 387_000 })
  expect(proofOf('1.00', '1.00', [])).toMatchObject({ firstDay: '2026-11-25', lastDay: '2026-11-25' })
  const later = [{ amount: '1.00', day: '<Dt>2026-11-26</Dt>' }, { amount: '1.00' }]
  expect(proofOf('0.00', '2.00', later)).toMatchObject({ firstDay: '2026-11-24', lastDay: '2026-11-26' })
  const other = camtDocument({ lines, balances: ['0.00', '130.00'] })
  expect(statementOf(other.replace('>OPBD<', '>PRCD<'))?.proof.outcome).toBe('proven')
  expect(statementOf(other.replace('>CLBD<', '>CLAV<'))?.proof.outcome).toBe('unproven')
})

test('the payments of a batch keep their own amounts, wherever the bank writes them', () => {
  const inBatch = (amount: string, element: (amount: string) => string, more = '') =>
    camtPart({ text: amount, more: element(`<Amt Ccy="EUR">${amount}</Amt>`) + more })
  const centsOf = (amount: string, parts: string, more = '') =>
    partsOf({ amount, parts, more }).map((part) => part.cents)
  for (const element of [
    (amount: string) => amount,
    (amount: string) => `<AmtDtls><TxAmt>${amount}</TxAmt></AmtDtls>`,
    (amount: string) => `<AmtDtls><InstdAmt>${amount}</InstdAmt></AmtDtls>`,
    (amount: string) => `<AmtDtls><InstdAmt><Amt Ccy="USD">1.00</Amt></InstdAmt><TxAmt>${amount}</TxAmt></AmtDtls>`,
  ]) {
    expect(centsOf('300.00', inBatch('171.00', element) + inBatch('129.00', element))).toEqual([17_100, 12_900])
    const back = inBatch('29.00', element, '<CdtDbtInd>DBIT</CdtDbtInd>')
    expect(centsOf('142.00', inBatch('171.00', element) + back)).toEqual([17_100, -2900])
  }
  const parts = camtPart({ amount: '171.00' }) + camtPart({ amount: '129.00' })
  const charges = '<Chrgs><TtlChrgsAndTaxAmt Ccy="EUR">1.00</TtlChrgsAndTaxAmt></Chrgs>'
  expect(centsOf('299.00', parts, charges)).toEqual([17_100, 12_900, -100])
})

test('a batch that does not add up is one sum with all names, references and texts of its payments', () => {
  const parts =
    camtPart({ amount: '171.00', reference: '010806817183', text: 'one' }) +
    camtPart({ amount: '129.00', name: 'Bo Ander', reference: 'RF910108068171', text: 'two' })
  expect(partsOf({ amount: '299.00', parts })).toEqual([
    {
      ...{ cents: 29_900, name: 'Ada Lovelace, Bo Ander', counterIban: 'NL91ABNA0417164300' },
      ...{ reference: '010806817183', texts: ['RF910108068171', 'one', 'two'] },
    },
  ])
  const [sum, ...more] = partsOf({ amount: '30.00', parts: '<Btch><NbOfTxs>2</NbOfTxs></Btch>' })
  expect([sum?.cents, more]).toEqual([3000, []])
})

test('nothing that a payer or the bank wrote is lost, and what says most comes first', () => {
  const refs = '<EndToEndId>E2E</EndToEndId>'
  const more = '<AddtlTxInf>of the payment</AddtlTxInf>'
  const structured = '<Strd><RfrdDocInf><Nb>12</Nb></RfrdDocInf><AddtlRmtInf>remark</AddtlRmtInf></Strd></RmtInf>'
  const parts = camtPart({ text: 'for\nthe windows', refs, more }).replace('</RmtInf>', structured)
  expect(textsOf({ amount: '1.00', parts, more: '<AddtlNtryInf>of the line</AddtlNtryInf>' })).toEqual([
    ...['for the windows', 'remark', '12', 'E2E', 'of the payment', 'of the line'],
  ])
  expect(textsOf({ amount: '1.00', parts: '', more: '<AddtlNtryInf>/REMI/010806817183/</AddtlNtryInf>' })).toEqual([
    '/REMI/010806817183/',
  ])
  expect(textsOf({ amount: '1.00', parts: camtPart({ refs: '<EndToEndId>NOTPROVIDED</EndToEndId>' }) })).toEqual([])
})

test('an order number or reference that the bank cut in two is put together again', () => {
  expect(textsOf({ amount: '1.00', parts: camtPart({ text: 'Order SYHP-K</Ustrd><Ustrd>5NH' }) })).toEqual([
    ...['Order SYHP-K5NH', 'Order SYHP-K 5NH'],
  ])
  expect(textsOf({ amount: '1.00', parts: camtPart({ text: '010806</Ustrd><Ustrd>817183 thanks' }) })).toEqual([
    '010806 817183 thanks',
  ])
})

test.each([
  ['000000000000100.00', 10_000],
  ['.50', 50],
  ['+171.00', 17_100],
  ['8.85000', 885],
  ['21474836.47', 2_147_483_647],
])('the amount %s is read', (amount, expected) => {
  expect(bookingsOf([{ amount }])[0]?.cents).toBe(expected)
})

test.each([
  ['<Dt>2026-11-24+01:00</Dt>', '2026-11-24'],
  ['<Dt>2026-11-24Z</Dt>', '2026-11-24'],
  ['<DtTm>2026-11-24T23:30:00.000Z</DtTm>', '2026-11-24'],
  // The day of the closing balance, on which a bank that leaves the day out books.
  ['', '2026-11-25'],
])('the booking day of %s is %s', (day, expected) => {
  const document = camtDocument({ lines: [{ amount: '1.00', day }], balances: ['0.00', '1.00'] })
  expect(statementOf(document)?.bookings[0]?.bookedOn).toBe(expected)
  expect(statementOf(document.replaceAll(/<Sts>.*?<\/Sts>/g, ''))?.bookings.length, 'no status').toBe(1)
})

test.each([
  [{ amount: '50,00' }, 'malformed', '50,00'],
  [{ amount: '-50.00' }, 'malformed', '-50.00'],
  [{ amount: '0.001' }, 'malformed', '0.001'],
  [{ amount: '1.00', direction: 'CREDIT' }, 'malformed', 'Ntry.1.CdtDbtInd'],
  [{ amount: '21474836.48' }, 'amount', '21474836.48'],
  [{ amount: '1.00', day: '<Dt>2026-02-31</Dt>' }, 'date', '2026-02-31'],
  [{ amount: '1.00', day: '<DtTm>9999-99-99T00:00:00</DtTm>' }, 'date', '9999-99-99T00:00:00'],
  [{ amount: '1.00', day: '<DtTm>2026-13-01T00:00:00</DtTm>' }, 'date', '2026-13-01T00:00:00'],
] as const)('a value that cannot be read leaves its statement out and no other: %j', (line, reason, detail) => {
  const good = { lines: [{ amount: '5.00' }], number: 7 }
  const { statements, left } = read(camtDocument({ ...good, lines: [...good.lines, line], number: 6 }, good))
  expect(left).toEqual([{ place: { statement: 6, entry: 2 }, reason, detail }])
  expect(statements.map(({ number, bookings }) => [number, bookings.length])).toEqual([[7, 1]])
})

test('statements of other accounts and in other currencies are named, and ours are taken', () => {
  const lines = [{ amount: '1.00' }]
  const foreign = { lines: [{ amount: '5.00', currency: 'USD' }] }
  const document = camtDocument(
    { lines, account: '<IBAN>BE48651123456727</IBAN>' },
    { lines, currency: 'USD' },
    foreign,
    { lines, account: '<Othr><Id>096-1234567-69</Id></Othr>' },
    { lines: [...lines, ...foreign.lines], balances: ['0.00', '5.70'] },
  )
  const { statements, left } = read(document)
  expect(left.map(({ place, reason, detail }) => [place.statement, reason, detail])).toEqual([
    [1, 'otherAccount', 'BE48651123456727'],
    [2, 'currency', `${iban} USD`],
    [3, 'currency', `${iban} USD`],
  ])
  expect(statements.map(({ bookings, foreign: lines }) => [bookings.length, lines])).toEqual([
    [1, []],
    [1, [{ bookedOn: '2026-11-24', amount: '5.00', currency: 'USD', text: 'Ada Lovelace' }]],
  ])
  expect(statements[1]?.proof).toEqual({ outcome: 'unproven' })
})

test('documents one behind another are all read', () => {
  const document = camtDocument({ lines: [{ amount: '1.00' }] })
  expect(read(document + document).statements.length).toBe(2)
  const { statements, left } = read(`${document + document.slice(0, -60)}`)
  expect([statements.length, left.map(({ reason }) => reason)]).toEqual([1, ['notXml']])
})
