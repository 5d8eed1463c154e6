import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { camtDocument } from '../../../testing/payments/write-camt.ts'
import { readBankFile } from './read-bank-file.ts'
import { readBankFileAside } from './read-bank-file-aside.ts'

const iban = 'BE71096123456769'
const own = new Set([iban])
const good = camtDocument({ lines: [{ amount: '50.00' }] }, { account: '<IBAN>NL91ABNA0417164300</IBAN>' })
const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A file that is read for many seconds. */
const heavy = bytesOf(good.replace('<GrpHdr>', `${'<a/>'.repeat(2_000_000)}<GrpHdr>`))

test('the worker thread reads and refuses a file as the reader itself does', async () => {
  const expected = readBankFile(bytesOf(good), (account) => account === iban)
  expect(expected.left.length).toBe(1)
  expect(await readBankFileAside(bytesOf(good), own)).toEqual(expected)
  await expect(readBankFileAside(bytesOf('hello'), own)).rejects.toMatchObject({ problem: 'notStatement' })
  await expect(readBankFileAside(bytesOf(good), new Set())).rejects.toMatchObject({
    ...{ name: 'BankFileProblem', problem: 'otherAccount', detail: `${iban}, NL91ABNA0417164300` },
  })
  await expect(readBankFileAside(new Uint8Array(21 * 1024 * 1024), own)).rejects.toMatchObject({ problem: 'tooLarge' })
})

test('others are answered while a heavy file is read, and in the end it is given up', async () => {
  let isRead = false
  const reading = readBankFileAside(heavy, own, { milliseconds: 1000, megabytes: 512 }).finally(() => {
    isRead = true
  })
  const refused = expect(reading).rejects.toMatchObject({ problem: 'tooSlow' })
  let turns = 0
  while (!isRead) {
    await turn()
    turns += 1
  }
  await refused
  // A thread that is blocked has one turn, or two; a starved one has a few.
  expect(turns).toBeGreaterThan(5)
})

test('a file that needs too much memory ends its own thread only', async () => {
  await expect(readBankFileAside(heavy, own, { milliseconds: 45_000, megabytes: 32 })).rejects.toMatchObject({
    problem: 'tooSlow',
  })
})
