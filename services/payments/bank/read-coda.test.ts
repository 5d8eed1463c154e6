import { expect, test } from 'vitest'
import { codaFile, codaLine, codaMovement } from '../../../testing/payments/write-coda.ts'
import { readBankFile } from './read-bank-file.ts'

const iban = 'BE71096123456769'
const isOurs = (account: string) => account === iban
const read = (text: string) => readBankFile(new TextEncoder().encode(text), isOurs)
const statementOf = (text: string) => read(text).statements[0]
const partsOf = (...lines: string[]) => statementOf(codaFile(lines))?.bookings.map(({ parts }) => parts) ?? []

test('a movement of a CODA file is read with its reference, its texts and its payer', () => {
  const file = codaFile([
    codaMovement({ cents: 17_150, communication: '1101010806817183' }),
    codaLine({ 1: '23', 3: '0001', 7: '0000', 11: 'NL91ABNA0417164300', 45: 'EUR', 48: 'LOVELACE ADA' }),
    codaMovement({ cents: -2000, sequence: '0002', communication: '0Invoice 12,' }),
    codaLine({ 1: '22', 3: '0002', 7: '0000', 11: ' thank you', 64: 'CUSTOMER-7' }),
    codaMovement({ cents: 300, sequence: '0003', communication: '0see below', reference: '' }),
    codaLine({ 1: '31', 3: '0003', 7: '0001', 40: '0Message: 010806' }),
    codaLine({ 1: '32', 3: '0003', 7: '0001', 11: '817183' }),
    codaLine({ 1: '31', 3: '0003', 7: '0002', 40: '1001BO ANDER' }),
  ])
  const booked = { bookedOn: '2026-11-24', isReversal: false }
  expect(statementOf(file)).toEqual({
    ...{ format: 'coda', iban, number: 139, firstDay: '2026-11-24', lastDay: '2026-11-24' },
    ...{ opening: 100_000, closing: 115_450, proof: { outcome: 'proven' }, foreign: [] },
    bookings: [
      {
        ...{ ...booked, cents: 17_150, bankReference: 'DYAB01234BOVSOVERS000' },
        parts: [
          {
            ...{ cents: 17_150, name: 'LOVELACE ADA', counterIban: 'NL91ABNA0417164300' },
            ...{ reference: '010806817183', texts: [] },
          },
        ],
      },
      {
        ...{ ...booked, cents: -2000, bankReference: 'DYAB01234BOVSOVERS000' },
        parts: [
          {
            ...{ cents: -2000, name: '', counterIban: '', reference: '' },
            texts: ['Invoice 12, thank you', 'CUSTOMER-7'],
          },
        ],
      },
      {
        ...{ ...booked, cents: 300, bankReference: '' },
        parts: [
          {
            ...{ cents: 300, name: 'BO ANDER', counterIban: '', reference: '' },
            texts: ['see below', expect.stringMatching(/^Message: 010806 817183$/), 'BO ANDER'],
          },
        ],
      },
    ],
  })
})

test('the payments of a sum keep their amounts and references, and count once', () => {
  const sum = codaMovement({ cents: 30_000, type: '1', communication: '0COLLECTION' })
  const one = codaMovement({ cents: 17_100, detail: '0001', type: '5', communication: '1101010806817183' })
  const information = codaLine({ 1: '31', 3: '0001', 7: '0002', 40: '1001ADA LOVELACE' })
  const other = (cents: number) => codaMovement({ cents, detail: '0003', type: '5', communication: '0second customer' })
  const party = { counterIban: '', reference: '' }
  expect(partsOf(sum, one, information, other(12_900))).toEqual([
    [
      { cents: 17_100, name: 'ADA LOVELACE', ...party, reference: '010806817183', texts: ['ADA LOVELACE'] },
      { cents: 12_900, name: '', ...party, texts: ['second customer'] },
    ],
  ])
  expect(partsOf(sum, one, other(12_800)), 'does not add up').toEqual([
    [{ cents: 30_000, name: '', ...party, reference: '010806817183', texts: ['COLLECTION', 'second customer'] }],
  ])
  expect(partsOf(sum), 'without details').toEqual([[{ cents: 30_000, name: '', ...party, texts: ['COLLECTION'] }]])
})

test('a sum inside a sum is read by its own payments, and a single payment stays one whatever its details', () => {
  const detail = (cents: number, type: string, detail: string) => codaMovement({ cents, type, detail })
  const centsOf = (...lines: string[]) => partsOf(...lines).map((parts) => parts.map(({ cents }) => cents))
  const nested = [detail(200, '7', '0001'), detail(150, '9', '0002'), detail(50, '9', '0003')]
  expect(centsOf(codaMovement({ cents: 300, type: '2' }), ...nested, detail(100, '6', '0004'))).toEqual([
    [150, 50, 100],
  ])
  expect(centsOf(codaMovement({ cents: 995, type: '3' }), detail(1000, '8', '0001'), detail(-5, '8', '0002'))).toEqual([
    [995],
  ])
})

test.each([
  ['of twelve digits', '10001096123456769 EUR0BE'],
  ['as IBAN', '12001BE71096123456769                  EUR'],
  ['as IBAN, of another country', '13001BE71096123456769                  EUR'],
  ['without its structure', '1 001BE71096123456769                  EUR'],
])('the account is known %s', (_, account) => {
  expect(statementOf(codaFile([codaMovement({ cents: 100 })], { account }))?.iban).toBe(iban)
})

test('a statement of another account or in another currency is named, and so is one that cannot be read', () => {
  const [good, bad] = [codaMovement({ cents: 100 }), codaMovement({ cents: 100, day: '999999' })]
  const file = [
    codaFile([good], { account: '12001BE48651123456727                  EUR', number: '001' }),
    codaFile([good], { account: '11001ACCOUNT 12                         EUR', number: '002' }),
    codaFile([good], { account: '12001BE71096123456769                  USD', number: '003' }),
    codaFile([good, bad], { number: '004' }),
    codaFile([good, codaMovement({ cents: 100, day: '000000', sequence: '0002' })], { number: '005' }),
    codaFile([good.replace('000000000001000', '00000000000100x')], { number: '006', closing: 100_100 }),
    codaFile([codaMovement({ cents: 2 ** 31 })], { number: '007' }),
    codaFile([good], { number: '008' }),
  ].join('\r\n')
  const { statements, left } = read(file)
  expect(left.map(({ place, reason, detail }) => [place, reason, detail])).toEqual([
    [{ statement: 1 }, 'otherAccount', 'BE48651123456727'],
    [{ statement: 2 }, 'otherAccount', 'ACCOUNT 12'],
    [{ statement: 3 }, 'currency', `${iban} USD`],
    [{ statement: 4, line: 19 }, 'date', '999999'],
    [{ statement: 5, line: 25 }, 'date', '000000'],
    [{ statement: 6, line: 30 }, 'malformed', '00000000000100x'],
    [{ statement: 7, line: 35 }, 'amount', '000021474836480'],
  ])
  expect(statements.map(({ number, proof }) => [number, proof.outcome])).toEqual([[8, 'proven']])
})

test('a statement whose records 1, 8 and 9 disagree differs', () => {
  const lines = [codaMovement({ cents: 10_000 }), codaMovement({ cents: -500, sequence: '0002' })]
  const proofOf = (given: Parameters<typeof codaFile>[1]) => statementOf(codaFile(lines, given))?.proof
  expect(proofOf({ closing: 500_000 })).toEqual({ outcome: 'differs', cents: 390_500 })
  const totals = (records: string, credit: string) => `${records}000000000005000${credit}`
  expect(proofOf({ totals: totals('000004', '000000000100000') })).toEqual({ outcome: 'proven' })
  expect(proofOf({ totals: totals('000004', '000000000300000') })).toEqual({ outcome: 'differs', cents: 20_000 })
  expect(proofOf({ totals: totals('000007', '000000000100000') })).toEqual({ outcome: 'differs', cents: 0 })
})

test('line ends, blanks and the end mark of old programs change nothing', () => {
  const file = codaFile([codaMovement({ cents: 100 })])
  const expected = statementOf(file)
  expect(expected?.bookings.length).toBe(1)
  for (const written of [
    file.replaceAll('\r\n', '\r'),
    file.replaceAll('\r\n', '\n\n'),
    file.replaceAll('\r\n', '   \r\n'),
    `${file}\r\n\u001a`,
  ])
    expect(statementOf(written)).toEqual(expected)
})

test('refuses files that are not CODA 2, are malformed, or are truncated', () => {
  const refused = (problem: string) => expect.objectContaining({ problem })
  const file = codaFile([codaMovement({ cents: 100 })])
  expect(() => read(codaFile([], { version: '1' }))).toThrow(refused('version'))
  expect(() => read(file.slice(0, -130)), 'without record 9').toThrow(refused('cutOff'))
  expect(() => read(file.slice(0, -260)), 'without records 8 and 9').toThrow(refused('cutOff'))
  expect(() => read(codaFile(['x'.repeat(200)]))).toThrow(refused('malformed'))
  expect(() => read(codaFile([codaMovement({ cents: 100, detail: '0001' })])), 'a detail of nothing').toThrow(
    refused('malformed'),
  )
})
