import { hash } from 'node:crypto'
import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type CamtLine, camtDocument, camtPart } from '../../../testing/payments/write-camt.ts'
import { codaFile, codaMovement } from '../../../testing/payments/write-coda.ts'
import { BankFileProblem } from './bank-statement.ts'
import { readBankFile } from './read-bank-file.ts'

const isOurs = (account: string) => account === 'BE71096123456769'
const bytesOf = (text: string) => new TextEncoder().encode(text)
const read = (text: string) => readBankFile(bytesOf(text), isOurs)
const problemOf = (file: string | Uint8Array) => {
  try {
    readBankFile(typeof file === 'string' ? bytesOf(file) : file, isOurs)
    return 'read'
  } catch (error) {
    if (error instanceof BankFileProblem) return error.problem
    throw error
  }
}

const good = camtDocument({ lines: [{ amount: '50.00' }] })

test('a file is known by the digest of its bytes', () => {
  expect(read(good).digest).toBe(hash('sha256', good))
})

test('a file that is not a statement is refused with the reason', () => {
  expect(problemOf('hello')).toBe('notStatement')
  expect(problemOf('<a>1</a>')).toBe('notStatement')
  expect(problemOf('%PDF-1.7\n\0')).toBe('notStatement')
  expect(problemOf(zipOf({ name: '[Content_Types].xml', content: '<Types/>' })), 'a workbook').toBe('notStatement')
  expect(problemOf(good.replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt'))).toBe('report')
  expect(problemOf(good.replaceAll('BkToCstmrStmt', 'BkToCstmrDbtCdtNtfctn'))).toBe('notification')
  expect(problemOf(good.replace(/<Stmt>.*<\/Stmt>/s, '')), 'no statement in it').toBe('notStatement')
  expect(problemOf(good.slice(0, -60))).toBe('notXml')
  expect(problemOf(good.replace('Ada', 'Ada\0'))).toBe('nul')
  expect(problemOf(codaFile([codaMovement({ cents: 100, communication: '0a\0b' })]))).toBe('nul')
})

test('a file without our accounts is refused and lists its own; one with ours is refused for its own errors', () => {
  const other = (account: string) => ({ lines: [], account: `<IBAN>${account}</IBAN>` })
  const wrong = { lines: [{ amount: '1,00' }] }
  expect(problemOf(camtDocument(other('BE48651123456727'), wrong))).toBe('malformed')
  const file = camtDocument(other('BE48651123456727'), other('NL91ABNA0417164300'))
  expect(() => read(file)).toThrow(
    expect.objectContaining({ problem: 'otherAccount', detail: 'BE48651123456727, NL91ABNA0417164300' }),
  )
})

test('a file that declares entities is refused before anything of it is expanded or fetched', () => {
  const lines = camtDocument({ lines: [{ amount: '1.00', parts: camtPart({ name: '&b;' }) }] })
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
  const hurting = (text: string) => good.replace('<GrpHdr>', `${text}<GrpHdr>`)
  expect(problemOf(hurting('<a>'.repeat(20_000) + '</a>'.repeat(20_000)))).toBe('notXml')
  expect(problemOf(hurting('<__proto__><polluted>1</polluted></__proto__>'))).toBe('notXml')
  expect('polluted' in {}).toBe(false)
  expect(() => read(hurting('<'.repeat(10_000)))).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^.{1,220}$/) }),
  )
  for (const name of ['Ntry', 'TxDtls', 'Stmt'])
    expect(problemOf(hurting(`<${name}/>`.repeat(50_001))), name).toBe('tooMany')
  const charges = `<Chrgs>${'<Rcrd><Amt Ccy="EUR">0.00</Amt></Rcrd>'.repeat(200_000)}</Chrgs>`
  expect(problemOf(good.replace('</Ntry>', `${charges}</Ntry>`)), 'more than a call takes').toBe('read')
  expect(problemOf(codaFile(Array.from({ length: 50_001 }, () => codaMovement({ cents: 100 }))))).toBe('tooMany')
})

test('a file above 20 MB is refused unread', () => {
  expect(problemOf(new Uint8Array(21 * 1024 * 1024))).toBe('tooLarge')
})

test('characters that no table takes are left out of texts, and long texts are cut', () => {
  const lines: CamtLine[] = [{ amount: '1.00', parts: camtPart({ name: 'A&#0;d\u0085a', text: 'x'.repeat(9999) }) }]
  const [part] = read(camtDocument({ lines })).statements[0]?.bookings[0]?.parts ?? []
  expect([part?.name, part?.texts[0]?.length]).toEqual(['Ad a', 4000])
})

interface Member {
  name: string
  content: string
  flags?: number
  /** Of the content, as the ZIP says it. */
  size?: number
}

/** A ZIP of our own making. */
function zipOf(...members: Member[]): Uint8Array {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, flags = 0, size = content.length } of members) {
    const packed = deflateRawSync(content)
    const facts = Buffer.alloc(26)
    for (const [at, value] of [...[20, flags, 8].map((value, index) => [index * 2, value] as const)])
      facts.writeUInt16LE(value, at)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(packed.length, 14)
    facts.writeUInt32LE(size, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), facts, Buffer.from(name), packed])
    const entry = Buffer.alloc(14)
    entry.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), facts, entry, Buffer.from(name))
    files.push(local)
    offset += local.length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...files, ...directory, end])
}

test('a ZIP is read file by file, and the files of it that cannot be read are named', () => {
  const zip = zipOf(
    { name: 'one.xml', content: good },
    { name: 'readme.txt', content: 'hello' },
    { name: 'two.cod', content: codaFile([codaMovement({ cents: 100, day: '310226' })]) },
    { name: 'three.cod', content: codaFile([codaMovement({ cents: 100 })]) },
  )
  const { statements, left } = readBankFile(zip, isOurs)
  expect(statements.map(({ format }) => format)).toEqual(['camt', 'coda'])
  expect(left).toEqual([
    { place: { member: 'readme.txt' }, reason: 'notStatement', detail: '' },
    { place: { member: 'two.cod', statement: 139, line: 3 }, reason: 'date', detail: '310226' },
  ])
})

test('any other ZIP is refused whole: it has to be unpacked first', () => {
  const member = { name: 'one.xml', content: good }
  const zip = zipOf(member)
  for (const [what, refused] of Object.entries({
    encrypted: zipOf({ ...member, flags: 1 }),
    folder: zipOf({ ...member, name: 'a/one.xml' }),
    outside: zipOf({ ...member, name: '..\\one.xml' }),
    nested: zipOf({ ...member, content: Buffer.from(zip).toString('latin1') }),
    bomb: zipOf({ ...member, content: ' '.repeat(1_000_000) }),
    lying: zipOf({ ...member, content: ' '.repeat(5_000_000), size: 1000 }),
    many: zipOf(...Array.from({ length: 51 }, () => member)),
    cut: zip.subarray(0, -30),
    damaged: zip.map((byte, at) => (at === 60 ? byte ^ 1 : byte)),
  }))
    expect(problemOf(refused), what).toBe('zip')
})

test('10,000 lines take less than 2 seconds of a core', () => {
  const lines: CamtLine[] = Array.from({ length: 10_000 }, (_, nth) => ({ amount: '1.00', bankReference: `R${nth}` }))
  const file = bytesOf(camtDocument({ lines }))
  const before = process.threadCpuUsage()
  expect(readBankFile(file, isOurs).statements[0]?.bookings.length).toBe(10_000)
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1e6).toBeLessThan(2)
})
